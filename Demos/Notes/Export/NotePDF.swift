// SPDX-License-Identifier: MIT
import UIKit

/// Notes as PDF files.
@MainActor
enum NotePDF {
    /// The size of A4 paper, in points.
    private static let page = CGRect(x: 0, y: 0, width: 595, height: 842)
    private static let margin: CGFloat = 64

    /// Returns a file with the text on as many pages as it needs.
    static func data(_ text: NSAttributedString, title: String) -> Data {
        let area = page.insetBy(dx: margin, dy: margin)
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: title]
        return UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
            var drawn = 0
            repeat {
                let container = NSTextContainer(size: area.size)
                container.lineFragmentPadding = 0
                manager.addTextContainer(container)
                let range = manager.glyphRange(for: container)
                context.beginPage()
                manager.drawGlyphs(forGlyphRange: range, at: area.origin)
                guard range.length > 0 else { break }
                drawn = NSMaxRange(range)
            } while drawn < manager.numberOfGlyphs
        }
    }
}
