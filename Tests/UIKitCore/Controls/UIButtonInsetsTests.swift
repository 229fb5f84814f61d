// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Buttons without a configuration")
struct UIButtonInsetsTests {
    private func button(_ width: CGFloat = 200) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.setImage(image(), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: width, height: 60)
        return button
    }

    private func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    private func frames(_ button: UIButton) throws -> (title: CGRect, image: CGRect) {
        button.setNeedsLayout()
        button.layoutIfNeeded()
        return (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
    }

    @Test("Insets move the title and the image within their areas, and keep the natural size")
    func insets() throws {
        let button = button()
        let size = button.intrinsicContentSize
        let plain = try frames(button)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 8)
        let moved = try frames(button)
        #expect(moved.title == plain.title.offsetBy(dx: 5, dy: 0))
        #expect(moved.image == plain.image.offsetBy(dx: -4, dy: 3))
        #expect(button.intrinsicContentSize == size)
        button.contentHorizontalAlignment = .left
        #expect(try frames(button).title.minX == 10 + 20 + (plain.title.minX - plain.image.maxX))
        button.contentHorizontalAlignment = .right
        #expect(try frames(button).image.maxX == 200 - plain.title.width - (plain.title.minX - plain.image.maxX) - 8)
    }

    @Test("Opposite insets exchange the title and the image")
    func exchange() throws {
        let button = button()
        let plain = try frames(button)
        let (title, image) = (plain.title.width, plain.image.width)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -image, bottom: 0, right: image)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: title, bottom: 0, right: -title)
        let moved = try frames(button)
        #expect(moved.title.minX == plain.title.minX - image && moved.title.width == title)
        #expect(moved.image.minX == plain.image.minX + title)
    }

    @Test("A title that no longer fits is truncated")
    func truncation() throws {
        let button = button()
        button.frame.size = button.intrinsicContentSize
        let plain = try frames(button).title
        button.titleEdgeInsets.left = 12
        #expect(try frames(button).title.width <= plain.width - 12 + 0.5)
    }

    @Test("The title's shadow has the color of the state, and is reversed while pressed")
    func shadow() throws {
        let stage = Stage()
        let button = button()
        stage.show(button)
        let label = try #require(button.titleLabel)
        label.shadowColor = .green
        stage.advance(by: 0)
        #expect(label.shadowColor == .green, "Without a color of its own")
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleShadowColor(.blue, for: .highlighted)
        button.reversesTitleShadowWhenHighlighted = true
        stage.advance(by: 0)
        #expect(label.shadowColor == .red && !label.reversesShadow)
        #expect(button.titleShadowColor(for: .highlighted) == .blue && button.currentTitleShadowColor == .red)
        button.isHighlighted = true
        stage.advance(by: 0)
        #expect(label.shadowColor == .blue && label.reversesShadow)
    }

    @Test("The image fades while pressed or disabled unless the button doesn't adjust it or has another")
    func imageOpacity() throws {
        let stage = Stage()
        let button = button()
        stage.show(button)
        func alpha() throws -> CGFloat {
            stage.advance(by: 0)
            return try #require(button.imageView).alpha
        }
        #expect(try alpha() == 1)
        button.isHighlighted = true
        #expect(try alpha() < 1)
        button.adjustsImageWhenHighlighted = false
        #expect(try alpha() == 1)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(try alpha() < 1)
        button.setImage(image(), for: .disabled)
        #expect(try alpha() == 1)
        button.setImage(nil, for: .disabled)
        button.adjustsImageWhenDisabled = false
        #expect(try alpha() == 1)
    }

    @Test("A button that shows touches glows while pressed")
    func glow() throws {
        let stage = Stage()
        let button = button()
        stage.show(button)
        #expect(button.glow == nil)
        button.showsTouchWhenHighlighted = true
        stage.advance(by: 0)
        let glow = try #require(button.glow)
        #expect(glow.alpha == 0)
        button.isHighlighted = true
        stage.advance(by: 0)
        #expect(glow.alpha == 1 && glow.center == CGPoint(x: 100, y: 30))
    }
}
