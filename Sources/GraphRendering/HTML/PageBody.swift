/// The elements around the picture, in the order in which the keyboard visits them.
enum PageBody {
    static let before = """
        <aside aria-label="Graph">
        <search>
        <label for="query">Find a type</label>
        <input id="query" type="search" autocomplete="off" spellcheck="false" placeholder="press / to search">
        <p id="count" role="status" aria-live="polite"></p>
        <ul id="results" aria-label="Types found"></ul>
        </search>
        <section aria-labelledby="kinds-label">
        <label id="kinds-label" for="kinds">Edges shown</label>
        <input id="kinds" type="range" min="0" max="2" value="2" step="1" aria-describedby="kinds-text">
        <output id="kinds-text" for="kinds"></output>
        </section>
        <section id="panel" aria-labelledby="panel-title" hidden>
        <h2 id="panel-title" tabindex="-1"></h2>
        <p id="panel-facts"></p>
        <a id="panel-link" hidden>Open the source</a>
        <h3>Needed by</h3>
        <ul id="consumers"></ul>
        <h3>Needs</h3>
        <ul id="dependencies"></ul>
        <button id="clear" type="button">Show everything</button>
        </section>
        <section aria-labelledby="findings-title">
        <h2 id="findings-title">Findings</h2>
        <ol id="findings"></ol>
        </section>
        </aside>
        <main>
        <div role="toolbar" aria-label="View">
        <button id="zoom-in" type="button" aria-label="Zoom in">+</button>
        <button id="zoom-out" type="button" aria-label="Zoom out">−</button>
        <button id="fit" type="button">Fit</button>
        </div>
        <div id="picture" tabindex="0" role="group" aria-label="Picture of the graph: arrow keys move it, plus and minus zoom, 0 shows all, Escape ends a selection">
        """

    static let after = """
        </div>
        </main>
        """
}
