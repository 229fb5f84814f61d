// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Shadows of labels")
struct UILabelShadowTests {
    private func picture(_ label: UILabel) throws -> Bitmap {
        let bitmap = try Bitmap(width: 120, height: 60)
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        UIGraphicsPushContext(bitmap.makeContext())
        label.draw(label.bounds)
        UIGraphicsPopContext()
        return bitmap
    }

    /// The rows and columns in which the picture has a color.
    private func box(_ bitmap: Bitmap, of isColor: (Bitmap.Pixel) -> Bool) -> CGRect {
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where isColor(bitmap.pixel(x: x, y: y)) {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("A label has no shadow by default, and an offset of one point upward")
    func defaults() {
        #expect(UILabel().shadowColor == nil && UILabel().shadowOffset == CGSize(width: 0, height: -1))
    }

    @Test("A shadow is a copy of the text at its offset, also of an attributed text", arguments: [false, true])
    func offset(isAttributed: Bool) throws {
        let label = UILabel()
        label.textAlignment = .center
        if isAttributed {
            label.attributedText = NSAttributedString(
                string: "H", attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)])
        } else {
            label.text = "H"
            label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        let plain = box(try picture(label)) { $0.alpha > 128 }
        label.shadowColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        label.shadowOffset = CGSize(width: 20, height: 15)
        let shadowed = try picture(label)
        #expect(box(shadowed) { $0.alpha > 128 && $0.red > $0.blue } == plain)
        #expect(box(shadowed) { $0.alpha > 128 && $0.blue > $0.red } == plain.offsetBy(dx: 20, dy: 15))
    }
}
