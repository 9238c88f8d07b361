#pragma once

// What Swift cannot import from libgraphviz as it stands: macros, mutable globals and char * without const.

#include <stdio.h>
#include <graphviz/gvc.h>

/// Opens a directed graph that may hold several edges between two nodes; NULL without memory.
static inline Agraph_t *graphviz_open(const char *name, Agdisc_t *discipline) {
    return agopen((char *)name, Agdirected, discipline);
}

/// The library's own ways of getting memory and of reading, which a discipline for names alone has to name too.
static inline Agmemdisc_t *graphviz_memory(void) { return &AgMemDisc; }
static inline Agiodisc_t *graphviz_input(void) { return &AgIoDisc; }

/// A text as one of the graph's own.
static inline char *graphviz_copy(Agraph_t *graph, const char *text) { return agstrdup(graph, (char *)text); }

/// The node of this name, made where it does not exist.
static inline Agnode_t *graphviz_node(Agraph_t *graph, const char *name) {
    return agnode(graph, (char *)name, 1);
}

/// A new edge, also where the two nodes have one already.
static inline Agedge_t *graphviz_edge(Agraph_t *graph, Agnode_t *tail, Agnode_t *head) {
    return agedge(graph, tail, head, NULL, 1);
}

/// The subgraph of this name, made where it does not exist.
static inline Agraph_t *graphviz_subgraph(Agraph_t *graph, const char *name) {
    return agsubg(graph, (char *)name, 1);
}

/// Sets the value that every graph, node or edge (AGRAPH, AGNODE, AGEDGE) has until it gets its own.
static inline void graphviz_set_default(Agraph_t *graph, int kind, const char *name, const char *value) {
    agattr(graph, kind, (char *)name, (char *)value);
}

/// Sets an attribute of a graph, a node or an edge and declares it where needed.
static inline void graphviz_set(void *object, const char *name, const char *value) {
    agsafeset(object, (char *)name, (char *)value, "");
}

/// The value of an attribute; NULL where no object of the graph has it.
static inline const char *graphviz_get(void *object, const char *name) {
    return agget(object, (char *)name);
}

static inline Agnode_t *graphviz_tail(Agedge_t *edge) { return AGTAIL(edge); }
static inline Agnode_t *graphviz_head(Agedge_t *edge) { return AGHEAD(edge); }

/// Renders a graph that was laid out. The length is an unsigned int up to version 12 and a size_t from 13.0 on; a zeroed
/// size_t behind a pointer without type reads right for both on little-endian machines.
static inline int graphviz_render(GVC_t *context, Agraph_t *graph, const char *format, char **bytes, size_t *length) {
    *length = 0;
    void *place = length;
    return gvRenderData(context, graph, format, bytes, place);
}
