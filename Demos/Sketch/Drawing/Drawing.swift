// SPDX-License-Identifier: MIT
import UIKit

/// Lines on a sheet of paper, the oldest at the bottom.
struct Drawing: Codable, Hashable {
    /// The sheet in points: that of a screen, in the proportion of A4.
    static let sheet = CGSize(width: 1188, height: 840)

    var strokes: [Stroke] = []
}

@MainActor
extension Drawing {
    /// Draws what lies in `area` into the current context, without the paper.
    func draw(in area: CGRect) {
        for stroke in strokes where stroke.bounds.intersects(area) { stroke.draw() }
    }

    // MARK: - Export

    func png(scale: CGFloat = 2) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        return UIGraphicsImageRenderer(size: Self.sheet, format: format).pngData { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: Self.sheet))
            draw(in: CGRect(origin: .zero, size: Self.sheet))
        }
    }

    /// One page, whose lines stay lines.
    func pdf() -> Data {
        let page = CGRect(origin: .zero, size: Self.sheet)
        return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            draw(in: page)
        }
    }
}
