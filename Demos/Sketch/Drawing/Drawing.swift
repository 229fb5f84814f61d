// SPDX-License-Identifier: MIT
import UIKit

/// The strokes on a sheet of paper, the oldest first.
struct Drawing: Codable, Hashable {
    /// The sheet's size in points: about a screen, in the proportions of A4.
    static let sheet = CGSize(width: 1188, height: 840)

    var strokes: [Stroke] = []
}

@MainActor
extension Drawing {
    /// Draws the strokes in `area` into the current context, without the paper.
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

    /// The drawing as one PDF page of vector strokes.
    func pdf() -> Data {
        let page = CGRect(origin: .zero, size: Self.sheet)
        return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            draw(in: page)
        }
    }
}
