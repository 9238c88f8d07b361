import Foundation
import Testing

@testable import GraphRendering

/// Chromium without a window, to see what a page does.
enum Browser {
    private static let path = ["/usr/bin/chromium", "/usr/bin/google-chrome"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    static var isInstalled: Bool { path != nil }

    /// Opens the page of a view, runs a script in it and returns what the script put into `outcome`.
    ///
    /// The script may use `type`, `text`, `list` and `settled`; `errors` in the outcome counts what went wrong on the page.
    static func outcome(on view: GraphView, of script: String) throws -> [String: String] {
        let page = try Tool.renderer.html(of: Drawing(of: view), view: view)
        let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "page.html")
        try Data(instrumented(page, script).utf8).write(to: file)
        let dom = try run(["--user-data-dir=\(folder.path)/profile", file.absoluteString])
        let start = try #require(dom.range(of: "data-outcome=\""), "the script never ended").upperBound
        let encoded = dom[start...].prefix { $0 != "\"" }
        let json = try #require(encoded.removingPercentEncoding)
        return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    }

    private static func instrumented(_ page: String, _ script: String) -> String {
        // Nothing is painted without a window, so that no frame would ever come.
        let early = """
            <script>let errors = 0; addEventListener("error", () => errors++);
            window.requestAnimationFrame = frame => setTimeout(() => frame(performance.now()), 10);</script></head>
            """
        let late = """
            <script>(async () => {
            const outcome = {};
            const text = id => document.getElementById(id).textContent;
            const list = selector => [...document.querySelectorAll(selector)].map(item => item.textContent).join(", ");
            const settled = () => new Promise(done => setTimeout(done, 400));
            const type = words => {
                const field = document.getElementById("query");
                field.value = words;
                field.dispatchEvent(new Event("input"));
            };
            try { \(script) } catch (error) { errors++; outcome.error = error; }
            outcome.errors = errors;
            for (const key in outcome) outcome[key] = String(outcome[key]);
            document.body.dataset.outcome = encodeURIComponent(JSON.stringify(outcome));
            })();</script></body>
            """
        return page.replacing("</head>", with: early).replacing("</body>", with: late)
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = path.map { URL(filePath: $0) }
        process.arguments =
            ["--headless=new", "--no-sandbox", "--disable-gpu", "--dump-dom", "--virtual-time-budget=20000"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
