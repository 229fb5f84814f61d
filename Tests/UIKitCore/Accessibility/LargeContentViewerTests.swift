// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Large content viewer")
struct LargeContentViewerTests {
    @MainActor
    private final class Target {
        var count = 0
        func press() { count += 1 }
    }

    private func interaction(of view: UIView) throws -> UILargeContentViewerInteraction {
        try #require(view.interactions.lazy.compactMap { $0 as? UILargeContentViewerInteraction }.first)
    }

    private func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private func bar(_ target: Target) -> (bar: UIToolbar, items: [UIBarButtonItem]) {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let items = ["Reply", "Forward"].map { title in
            UIBarButtonItem(title: title, style: .plain, target: target, action: Target.press)
        }
        bar.items = items
        return (bar, items)
    }

    @Test("A long press shows the item at accessibility sizes, and its end activates the item below it")
    func pressing() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let target = Target()
        let (bar, items) = bar(target)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        root.addSubview(bar)
        stage.show(root)
        stage.application.textScale = 2
        stage.advance(by: 0.1)
        #expect(UILargeContentViewerInteraction.isEnabled)
        let viewer = try interaction(of: bar)
        let first = try #require(items[0].view)
        let second = try #require(items[1].view)
        let fingers = Fingers(stage: stage)
        let place = center(of: first)
        fingers.down(0, place.x, place.y)
        stage.advance(by: 0.5)
        let card = try #require(viewer.viewer)
        #expect(card.superview === stage.window && card.center == CGPoint(x: 150, y: 200))
        #expect(first.largeContentTitle == "Reply")
        let end = center(of: second)
        fingers.move(0, end.x, end.y)
        #expect(second.largeContentTitle == "Forward")
        #expect(target.count == 0)
        fingers.up(0, end.x, end.y)
        stage.advance(by: 0.5)
        #expect(target.count == 1 && viewer.viewer == nil && card.superview == nil)
    }

    @Test("The card shows the image and the title, wrapped, in light and dark", arguments: ["light", "dark"])
    func picture(style: String) throws {
        let stage = Stage(
            size: CGSize(width: 420, height: 400), scale: 1, appearance: style == "dark" ? .dark : .light)
        stage.application.textScale = 3
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 420, height: 44))
        let item = UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { _ in })
        item.accessibilityLabel = "New Message"
        bar.items = [item]
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 420, height: 400))
        root.backgroundColor = .systemBackground
        root.addSubview(bar)
        stage.show(root)
        stage.advance(by: 0.1)
        let place = center(of: try #require(item.view))
        Fingers(stage: stage).down(0, place.x, place.y)
        stage.advance(by: 1)
        let card = try #require(try interaction(of: bar).viewer)
        try stage.comparePicture(of: card, "large_content_\(style)")
    }

    @Test("At other text sizes, a long press remains a press")
    func smallText() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let target = Target()
        let (bar, items) = bar(target)
        stage.show(bar)
        stage.advance(by: 0.1)
        let viewer = try interaction(of: bar)
        let first = try #require(items[0].view)
        let fingers = Fingers(stage: stage)
        let place = center(of: first)
        fingers.down(0, place.x, place.y)
        stage.advance(by: 0.6)
        #expect(viewer.viewer == nil && !UILargeContentViewerInteraction.isEnabled)
        fingers.up(0, place.x, place.y)
        stage.advance(by: 0.1)
        #expect(target.count == 1)
    }

    @Test("Titles and images of bar items and views have sensible defaults")
    func content() throws {
        let label = UILabel()
        label.text = "Total"
        #expect(label.largeContentTitle == "Total" && !label.showsLargeContentViewer)
        label.largeContentTitle = "Total amount"
        label.showsLargeContentViewer = true
        label.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        label.scalesLargeContentImage = true
        #expect(label.largeContentTitle == "Total amount" && label.showsLargeContentViewer)
        #expect(label.largeContentImageInsets.left == 2 && label.scalesLargeContentImage)
        let image = UIImage(systemName: "star")
        #expect(UIImageView(image: image).largeContentImage === image)
        let stage = Stage()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        item.largeContentSizeImage = UIImage(systemName: "star.fill")
        item.accessibilityLabel = "Favorite"
        let system = UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)
        bar.items = [item, system]
        stage.show(bar)
        stage.advance(by: 0)
        #expect(item.view?.largeContentImage === item.largeContentSizeImage)
        #expect(item.view?.largeContentTitle == "Favorite")
        #expect(try #require(system.view?.largeContentImage).size.width > 40)
    }

    @Test("Images that adjust to accessibility text sizes grow with body text")
    func images() throws {
        let stage = Stage()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let view = UIImageView(image: image)
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        let root = UIView()
        root.addSubview(view)
        root.addSubview(button)
        stage.show(root)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        button.adjustsImageSizeForAccessibilityContentSizeCategory = true
        stage.advance(by: 0)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        stage.application.textScale = 3
        stage.advance(by: 0)
        #expect(view.intrinsicContentSize.width > 50 && button.intrinsicContentSize.width > 50)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = false
        #expect(view.intrinsicContentSize.width == 20)
    }
}
