import Foundation
import Testing

@testable import GraphRendering

@Suite struct PaletteTests {
    @Test(arguments: [Palette.light, .dark])
    func `Text has a contrast of 4.5 to 1 with all that it stands on`(palette: Palette) {
        let grounds =
            Appearance.allCases.map { palette.pair($0).fill } + [
                palette.ground, palette.clusterFill, palette.highlightFill,
            ]
        for ground in grounds {
            #expect(contrast(palette.text, ground) >= 4.5, "text on \(ground)")
            #expect(contrast(palette.quietText, ground) >= 4.5, "quiet text on \(ground)")
        }
    }

    @Test(arguments: [Palette.light, .dark])
    func `Lines have a contrast of 3 to 1 with the ground, those that tell nothing excepted`(palette: Palette) {
        let lines =
            Appearance.allCases.map { palette.pair($0).line } + [
                palette.line, palette.alarm, palette.highlight, palette.added, palette.removed, palette.changed,
            ]
        for line in lines {
            #expect(contrast(line, palette.ground) >= 3, "\(line) on the ground")
            #expect(contrast(line, palette.clusterFill) >= 3, "\(line) on a cluster")
        }
    }

    // WCAG 2.1, relative luminance and contrast ratio.
    private func contrast(_ left: String, _ right: String) -> Double {
        let (bright, dark) = (max(luminance(left), luminance(right)), min(luminance(left), luminance(right)))
        return (bright + 0.05) / (dark + 0.05)
    }

    private func luminance(_ color: String) -> Double {
        let value = Int(color.dropFirst(), radix: 16) ?? 0
        let channels = [value >> 16, value >> 8 & 255, value & 255].map { channel -> Double in
            let part = Double(channel) / 255
            return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
