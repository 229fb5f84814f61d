// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension Survey {
    /// The screens as text for a terminal, one paragraph each.
    package var table: String {
        var paragraphs = heads.map(Self.paragraph)
        if paragraphs.isEmpty { paragraphs.append("No outputs.") }
        if let route {
            paragraphs.append("Changes use \(route.printable).")
        } else {
            paragraphs.append(ScreenModesError.noRoute(desktop: desktop, missing: missing).description)
        }
        return paragraphs.joined(separator: "\n\n")
    }

    private static func paragraph(_ head: ScreenHead) -> String {
        let screen = head.screen
        let device = [screen.make, screen.model, head.serialNumber].map(\.printable).filter { !$0.isEmpty }
        var lines = [
            ([screen.name.printable] + (device.isEmpty ? [] : [device.joined(separator: " ")]))
                .joined(separator: "  ") + (head.isEnabled ? "" : "  (off)")
        ]
        let millimetres = screen.physicalSize
        if millimetres.width > 0, millimetres.height > 0 {
            lines.append(
                "  size       \(Double(millimetres.width).text(digits: 0)) x \(Double(millimetres.height).text(digits: 0)) mm"
            )
        }
        if head.isEnabled {
            let (x, y) = (Double(screen.frame.minX).text(digits: 2), Double(screen.frame.minY).text(digits: 2))
            let (width, height) = (
                Double(screen.frame.width).text(digits: 2), Double(screen.frame.height).text(digits: 2)
            )
            lines.append("  position   \(x),\(y)")
            lines.append("  points     \(width) x \(height)")
            lines.append("  scale      \(Double(screen.scale).text(digits: 3))")
            lines.append("  transform  \(screen.transform.title)")
        }
        lines += modeLines(head)
        return lines.joined(separator: "\n")
    }

    private static func modeLines(_ head: ScreenHead) -> [String] {
        let current = head.isEnabled ? head.screen.currentMode : nil
        var modes = head.screen.modes.filter { !$0.size.isEmpty }
        // The screen doesn't list custom modes.
        if let current, !modes.contains(where: current.isSame) { modes.append(current) }
        let width = modes.map(\.title.count).max() ?? 0
        return modes.enumerated().map { index, mode in
            let marks = [
                current.map(mode.isSame) == true ? "current" : nil, mode.isPreferred ? "preferred" : nil,
            ].compactMap(\.self)
            let title = marks.isEmpty ? mode.title : mode.title.padded(to: width) + "  " + marks.joined(separator: ", ")
            return (index == 0 ? "  modes      " : "             ") + title
        }
    }
}
