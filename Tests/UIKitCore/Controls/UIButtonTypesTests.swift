// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Buttons: types with symbols, and layouts by subclasses")
struct UIButtonTypesTests {
    @Test(
        "A type with a symbol has an image, a size, and a name for the user",
        arguments: [
            (UIButton.ButtonType.detailDisclosure, "More Info"), (.infoLight, "More Info"), (.infoDark, "More Info"),
            (.contactAdd, "Add"), (.close, "Close"),
        ])
    func symbols(type: UIButton.ButtonType, label: String) {
        let button = UIButton(type: type)
        #expect(button.buttonType == type && button.image(for: .normal)?.isSymbolImage == true)
        #expect(button.bounds.width >= 18 && button.bounds.width <= 32 && button.accessibilityLabel == label)
        button.setImage(nil, for: .normal)
        button.setTitle("Birds", for: .normal)
        #expect(button.accessibilityLabel == "Birds" && button.currentImage == nil)
    }

    @Test("A subclass places the title, the image, the content, and the background")
    func rects() throws {
        final class Tile: UIButton {
            override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 2, dy: 2) }
            override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width, height: 30)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                let standard = super.titleRect(forContentRect: contentRect)
                return CGRect(x: standard.minX, y: contentRect.maxY - 20, width: standard.width, height: 20)
            }
        }
        let tile = Tile(type: .custom)
        tile.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        tile.setTitle("Robin", for: .normal)
        tile.setImage(UIImage(systemName: "star"), for: .normal)
        let background = try #require(UIImage(systemName: "circle"))
        tile.setBackgroundImage(background, for: .normal)
        tile.layoutIfNeeded()
        #expect(tile.imageView?.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
        #expect(tile.titleLabel?.frame.minY == 50 && tile.titleLabel?.frame.height == 20)
        #expect(tile.subviews.contains { $0.frame == CGRect(x: 2, y: 2, width: 96, height: 76) })
        let plain = UIButton(type: .custom)
        plain.frame = tile.frame
        plain.setTitle("Robin", for: .normal)
        plain.layoutIfNeeded()
        #expect(plain.contentRect(forBounds: plain.bounds) == plain.bounds)
        #expect(plain.titleRect(forContentRect: plain.bounds) == plain.titleLabel?.frame)
        #expect(plain.imageRect(forContentRect: plain.bounds).size == .zero)
        tile.configuration = .plain()
        tile.layoutIfNeeded()
        #expect(tile.titleLabel?.frame.height != 20)
    }
}
