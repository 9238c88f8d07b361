/// The look of the page, in the picture's colours.
enum PageStyle {
    // Finding changes colours alone: another width of lines would lay out the whole picture anew for every letter typed.
    static let text = """
        :root{\(colors(.light))}
        @media (prefers-color-scheme:dark){:root{\(colors(.dark))}}
        *{box-sizing:border-box}
        body{margin:0;height:100vh;display:grid;grid-template-columns:20rem 1fr;font:14px/1.4 Helvetica,Arial,sans-serif;\
        color:var(--text);background:var(--ground)}
        aside{overflow:auto;padding:1rem;border-right:1px solid var(--rule);background:var(--panel)}
        aside section{margin-top:1rem;border-top:1px solid var(--rule);padding-top:.75rem}
        main{position:relative;min-width:0;min-height:0}
        label,h2,h3{display:block;font-size:.9rem;font-weight:bold;margin:0 0 .25rem}
        h2{overflow-wrap:anywhere}
        h3{margin-top:.75rem}
        input{width:100%;font:inherit;color:inherit;accent-color:var(--accent)}
        input[type=search]{padding:.35rem .5rem;border:1px solid var(--line);border-radius:4px;background:var(--ground)}
        ::placeholder{color:var(--quiet);opacity:1}
        ul,ol{list-style:none;margin:0;padding:0}
        #results,#consumers,#dependencies{max-height:14rem;overflow:auto}
        #count,#panel-facts,li p{margin:.25rem 0;color:var(--quiet);white-space:pre-line;overflow-wrap:anywhere}
        button{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:4px;\
        padding:.2rem .5rem;cursor:pointer}
        li button{display:block;width:100%;text-align:left;border-color:transparent;background:none;overflow-wrap:anywhere}
        li button:hover{border-color:var(--line)}
        .error>button{border-left:3px solid var(--alarm)}
        a{color:var(--accent)}
        :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
        [role=toolbar]{position:absolute;top:.75rem;right:.75rem;display:flex;gap:.25rem}
        #picture{height:100%;overflow:hidden;touch-action:none;user-select:none;cursor:grab}
        #picture svg{width:100%;height:100%;display:block}
        #picture .node{cursor:pointer}
        #picture .dim{opacity:.12}
        #picture .off{display:none}
        #picture .found path,#picture .found polygon{fill:var(--found);stroke:var(--mark)}
        #picture .chosen path,#picture .chosen polygon{stroke-width:4}
        @media (max-width:45rem){body{grid-template-columns:1fr;grid-template-rows:45% 55%}}
        """

    private static func colors(_ palette: Palette) -> String {
        [
            "--ground:\(palette.ground)", "--text:\(palette.text)", "--quiet:\(palette.quietText)",
            "--panel:\(palette.clusterFill)", "--rule:\(palette.clusterLine)", "--line:\(palette.line)",
            "--mark:\(palette.highlight)", "--found:\(palette.highlightFill)", "--alarm:\(palette.alarm)",
            "--accent:\(palette.pair(.singleton).line)",
        ].joined(separator: ";")
    }
}
