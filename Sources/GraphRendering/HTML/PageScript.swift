/// The behaviour of the page: plain JavaScript, nothing from elsewhere.
enum PageScript {
    static let text = #"""
        "use strict";
        (() => {
        const $ = id => document.getElementById(id);
        const facts = JSON.parse($("facts").textContent);
        const svg = document.querySelector("#picture svg");
        const picture = $("picture");
        const nodes = facts.nodes.map((node, index) => ({...node, index, element: $(node.id), needs: [], neededBy: []}));
        const edges = facts.edges.map(edge => ({...edge, element: $(edge.id), shown: true}));
        for (const edge of edges) { nodes[edge.from].needs.push(edge); nodes[edge.to].neededBy.push(edge); }
        const indexOf = new Map(nodes.map(node => [node.id, node.index]));

        // The view: a window on the picture, changed once a frame.
        const whole = {x: 0, y: 0, width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height};
        let view = {...whole}, drawn = false;
        function show(next) {
            view = next;
            if (drawn) return;
            drawn = true;
            requestAnimationFrame(() => {
                drawn = false;
                svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
            });
        }
        function toPicture(clientX, clientY) {
            const point = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
            return {x: point.x, y: point.y};
        }
        function zoom(factor, at) {
            const width = Math.min(Math.max(view.width * factor, 40), whole.width * 4);
            const scale = width / view.width;
            const center = at || {x: view.x + view.width / 2, y: view.y + view.height / 2};
            show({x: center.x - (center.x - view.x) * scale, y: center.y - (center.y - view.y) * scale,
                  width, height: view.height * scale});
        }
        function pan(dx, dy) { show({...view, x: view.x + dx * view.width, y: view.y + dy * view.height}); }
        function flyTo(targets) {
            const boxes = targets.filter(node => node.element).map(node => node.element.getBoundingClientRect());
            if (boxes.length === 0) return;
            const low = toPicture(Math.min(...boxes.map(b => b.left)), Math.min(...boxes.map(b => b.top)));
            const high = toPicture(Math.max(...boxes.map(b => b.right)), Math.max(...boxes.map(b => b.bottom)));
            const width = Math.max((high.x - low.x) * 1.6, 420), height = Math.max((high.y - low.y) * 1.6, 300);
            const goal = {x: (low.x + high.x - width) / 2, y: (low.y + high.y - height) / 2, width, height};
            if (matchMedia("(prefers-reduced-motion: reduce)").matches) return show(goal);
            const start = {...view}, began = performance.now();
            (function step(now) {
                const part = Math.min(Math.max((now - began) / 250, 0), 1), ease = part * (2 - part);
                const between = key => start[key] + (goal[key] - start[key]) * ease;
                show({x: between("x"), y: between("y"), width: between("width"), height: between("height")});
                if (part < 1) requestAnimationFrame(step);
            })(began);
        }

        // The selection: what reaches a node and what it reaches, along the edges that are shown.
        let chosen = null;
        function reach(node, edgesOf, end, seen) {
            const waiting = [node.index];
            while (waiting.length) {
                for (const edge of edgesOf(nodes[waiting.pop()])) {
                    if (!edge.shown || seen.has(edge[end])) continue;
                    seen.add(edge[end]);
                    waiting.push(edge[end]);
                }
            }
            return seen;
        }
        function paint() {
            const up = chosen && reach(chosen, node => node.neededBy, "from", new Set([chosen.index]));
            const down = chosen && reach(chosen, node => node.needs, "to", new Set([chosen.index]));
            for (const node of nodes) {
                if (!node.element) continue;
                node.element.classList.toggle("dim", Boolean(chosen) && !up.has(node.index) && !down.has(node.index));
                node.element.classList.toggle("chosen", node === chosen);
            }
            for (const edge of edges) {
                if (!edge.element) continue;
                const kept = !chosen || (up.has(edge.from) && up.has(edge.to)) || (down.has(edge.from) && down.has(edge.to));
                edge.element.classList.toggle("dim", !kept);
                edge.element.classList.toggle("off", !edge.shown);
            }
        }
        function entry(label, action, detail) {
            const item = document.createElement("li"), button = document.createElement("button");
            button.type = "button";
            button.textContent = label;
            button.addEventListener("click", action);
            item.append(button);
            if (detail) { const text = document.createElement("p"); text.textContent = detail; item.append(text); }
            return item;
        }
        function list(element, ends) {
            const rows = ends.map(([node, kind]) => entry(`${node.name} (${kind})`, () => choose(node, true)));
            if (rows.length === 0) { const none = document.createElement("li"); none.textContent = "nothing"; rows.push(none); }
            element.replaceChildren(...rows);
        }
        function choose(node, fly) {
            chosen = node;
            paint();
            $("panel").hidden = !node;
            if (!node) return;
            const [name, ...rest] = node.facts.split("\n");
            $("panel-title").textContent = name;
            $("panel-facts").textContent = rest.join("\n");
            $("panel-link").hidden = !node.link;
            if (node.link) $("panel-link").href = node.link;
            list($("consumers"), node.neededBy.map(edge => [nodes[edge.from], edge.kind]));
            list($("dependencies"), node.needs.map(edge => [nodes[edge.to], edge.kind]));
            if (fly) { flyTo([node]); $("panel-title").focus({preventScroll: true}); $("panel").scrollIntoView({block: "nearest"}); }
        }

        // The search.
        const most = 50, names = nodes.map(node => node.name.toLowerCase());
        // Pointing out means painting anew: the list is there first, and no more is pointed out than is listed.
        let pointed = new Set();
        function point(found) {
            requestAnimationFrame(() => {
                const next = new Set(found);
                for (const node of pointed) if (!next.has(node) && node.element) node.element.classList.remove("found");
                for (const node of next) if (!pointed.has(node) && node.element) node.element.classList.add("found");
                pointed = next;
            });
        }
        function search() {
            const query = $("query").value.trim().toLowerCase();
            const found = query === "" ? [] : nodes.filter(node => names[node.index].includes(query));
            const listed = found.slice(0, most);
            point(listed);
            $("results").replaceChildren(...listed.map(node => entry(node.name, () => choose(node, true))));
            $("count").textContent = query === "" ? "" :
                found.length > most ? `${found.length} types, the first ${most} are listed` :
                found.length === 1 ? "1 type" : `${found.length} types`;
            return found;
        }
        $("query").addEventListener("input", search);
        $("query").addEventListener("keydown", event => {
            if (event.key !== "Enter") return;
            const found = search();
            if (found.length) choose(found[0], true);
        });

        // The kinds of edges: each step of the slider shows one more.
        const kinds = ["construction", "lazy", "provider"];
        function filter() {
            const count = Number($("kinds").value) + 1;
            for (const edge of edges) edge.shown = !kinds.includes(edge.kind) || kinds.indexOf(edge.kind) < count;
            $("kinds-text").textContent = count === 1 ? "construction only" : kinds.slice(0, count).join(", ");
            $("kinds").setAttribute("aria-valuetext", $("kinds-text").textContent);
            paint();
        }
        $("kinds").addEventListener("input", filter);

        // The findings.
        const findings = facts.findings.map(finding => {
            const item = entry(`${finding.severity}: ${finding.title}`, () => {
                const about = finding.nodes.map(index => nodes[index]);
                if (about.length === 1) choose(about[0], true); else { choose(null); flyTo(about); }
            }, finding.details.join("\n"));
            item.className = finding.severity;
            return item;
        });
        if (findings.length === 0) { const none = document.createElement("li"); none.textContent = "none"; findings.push(none); }
        $("findings").replaceChildren(...findings);

        // Mouse, touch and keyboard.
        const pointers = new Map();
        let moved = 0;
        picture.addEventListener("wheel", event => {
            event.preventDefault();
            zoom(Math.exp(Math.max(-300, Math.min(300, event.deltaY)) * 0.0015), toPicture(event.clientX, event.clientY));
        }, {passive: false});
        picture.addEventListener("pointerdown", event => {
            if (pointers.size === 0) moved = 0;
            pointers.set(event.pointerId, event);
        });
        picture.addEventListener("pointermove", event => {
            const last = pointers.get(event.pointerId);
            if (!last) return;
            const others = [...pointers.values()].filter(pointer => pointer.pointerId !== event.pointerId);
            const before = toPicture(last.clientX, last.clientY), now = toPicture(event.clientX, event.clientY);
            moved += Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY);
            if (moved > 4 && !picture.hasPointerCapture(event.pointerId)) picture.setPointerCapture(event.pointerId);
            if (others.length === 1) {
                const rest = others[0], at = toPicture(rest.clientX, rest.clientY);
                const far = (a, b) => Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1);
                zoom(far(last, rest) / far(event, rest), at);
            } else if (others.length === 0) {
                show({...view, x: view.x + before.x - now.x, y: view.y + before.y - now.y});
            }
            pointers.set(event.pointerId, event);
        });
        for (const end of ["pointerup", "pointercancel"]) {
            picture.addEventListener(end, event => pointers.delete(event.pointerId));
        }
        picture.addEventListener("click", event => {
            if (moved > 4) { event.preventDefault(); return; }
            const element = event.target.closest(".node");
            if (element && indexOf.has(element.id)) { event.preventDefault(); choose(nodes[indexOf.get(element.id)]); }
            else if (!event.target.closest("a")) choose(null);
        });
        const keys = {
            ArrowLeft: () => pan(-0.1, 0), ArrowRight: () => pan(0.1, 0), ArrowUp: () => pan(0, -0.1),
            ArrowDown: () => pan(0, 0.1), "+": () => zoom(0.8), "=": () => zoom(0.8), "-": () => zoom(1.25),
            "0": () => show({...whole}),
        };
        picture.addEventListener("keydown", event => {
            if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
            event.preventDefault();
            keys[event.key]();
        });
        document.addEventListener("keydown", event => {
            if (event.key === "Escape") choose(null);
            if (event.key === "/" && event.target.tagName !== "INPUT") { event.preventDefault(); $("query").focus(); }
        });
        $("zoom-in").addEventListener("click", () => zoom(0.8));
        $("zoom-out").addEventListener("click", () => zoom(1.25));
        $("fit").addEventListener("click", () => show({...whole}));
        $("clear").addEventListener("click", () => { choose(null); $("query").focus(); });
        filter();
        })();
        """#
}
