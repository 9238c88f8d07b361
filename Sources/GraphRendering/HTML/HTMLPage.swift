/// A page around a picture: one file that asks nobody for anything, with search, selection, findings and zoom.
struct HTMLPage {
    let title: String
    let svg: String
    /// The facts as JSON.
    let facts: String

    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <title>\(XMLText.escaped(title))</title>
        <style>
        \(PageStyle.text)
        </style>
        </head>
        <body>
        \(PageBody.before)
        \(svg.split(separator: "\n").dropFirst().joined(separator: "\n"))
        \(PageBody.after)
        <script type="application/json" id="facts">\(facts)</script>
        <script>
        \(PageScript.text)
        </script>
        </body>
        </html>

        """
    }

    // Nothing is loaded from anywhere; what is in the file may run.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"
}
