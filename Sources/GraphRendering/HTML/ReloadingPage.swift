/// A small page that shows a picture beside it and loads it anew every second, so that it follows what is drawn.
public struct ReloadingPage: Sendable {
    private let picture: String

    /// Makes a page for a picture in the same folder.
    public init(picture: String) {
        self.picture = picture
    }

    /// The page. The next picture is loaded before it takes the place of the last, so that nothing flickers.
    public var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <title>\(XMLText.escaped(picture))</title>
        <style>
        body{margin:0;background:\(Palette.light.ground)}
        img{max-width:100%}
        @media (prefers-color-scheme:dark){body{background:\(Palette.dark.ground)}}
        </style>
        </head>
        <body>
        <img id="picture" alt="The graph as it was drawn last" src="\(address)">
        <script>
        setInterval(() => {
            const next = new Image();
            next.onload = () => { document.getElementById("picture").src = next.src; };
            next.src = "\(address)?" + Date.now();
        }, 1000);
        </script>
        </body>
        </html>

        """
    }

    // Relative, and with nothing in it that a URL or a script could take for its own.
    private var address: String { "./" + PercentEncoding.path(picture) }
}
