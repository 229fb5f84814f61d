// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@Suite("Text views: glyphs at the edges of lines")
@MainActor
struct TextViewGlyphsTests {
    @Test("The first and the last line show all glyphs of a font whose hinted descenders leave their line")
    func edges() throws {
        // A family without such a font would pass anyway.
        let family = UIFont.familyNames.contains("Cantarell") ? "Cantarell" : "Inter"
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let font = try #require(UIFont(name: family, size: 15))
        let (view, label) = (UITextView(), UILabel(frame: CGRect(x: 150, y: 20, width: 100, height: 60)))
        (view.text, view.font, view.textColor) = ("gjpqy", font, .black)
        view.isScrollEnabled = false
        view.frame = CGRect(x: 10, y: 20, width: 100, height: font.lineHeight.rounded(.up) + 16)
        (label.text, label.font, label.textColor) = ("gjpqy", font, .black)
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        for item in [view, label] { board.addSubview(item) }
        stage.show(board)
        let picture = stage.screenshot()
        let rows = { (area: CGRect) in
            (Int(area.minY)..<Int(area.maxY)).filter { y in
                (Int(area.minX)..<Int(area.maxX)).contains { x in (picture[x, y]?.red ?? 255) < 240 }
            }
        }
        let (shown, whole) = (rows(view.frame), rows(label.frame))
        #expect(whole.count > 8 && shown.count == whole.count)
    }
}
