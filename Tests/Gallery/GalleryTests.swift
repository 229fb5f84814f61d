// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Gallery")
@MainActor
struct GalleryTests {
    nonisolated private static let sizes = [
        CGSize(width: 380, height: 800), CGSize(width: 480, height: 360), CGSize(width: 800, height: 600),
        CGSize(width: 1000, height: 640), CGSize(width: 1200, height: 800), CGSize(width: 1600, height: 1000),
    ]

    @Test("The list opens every page, and cards are neither clipped nor overlapping", arguments: sizes)
    func pages(size: CGSize) throws {
        let stage = Stage(size: size)
        let gallery = GalleryViewController()
        stage.show(gallery)
        for page in Page.allCases.reversed() {
            let shown = try stage.open(page, in: gallery)
            #expect(shown.title == page.rawValue)
            #expect(gallery.children.count == 1)
            let cards = shown.cards
            #expect(!cards.isEmpty)
            let content = CGRect(origin: .zero, size: shown.scroller.contentSize)
            #expect(content.width == shown.view.bounds.width)
            for (index, card) in cards.enumerated() {
                #expect(!card.isHidden && content.contains(card.frame), "\(page) \(index)")
                for other in cards[(index + 1)...] { #expect(!card.frame.intersects(other.frame), "\(page)") }
                for view in card.subviews where !view.isHidden && !view.bounds.isEmpty {
                    #expect(card.bounds.insetBy(dx: -1, dy: -1).contains(view.frame), "\(page) \(type(of: view))")
                }
            }
        }
    }

    @Test("Cards of containers show the views of their controllers", arguments: Page.allCases)
    func containers(page: Page) throws {
        let stage = Stage(size: CGSize(width: 1200, height: 800))
        let gallery = GalleryViewController()
        stage.show(gallery)
        let shown = try stage.open(page, in: gallery)
        for case let card as ContainerCard in shown.cards {
            #expect(card.container.parent === shown && card.container.view.superview === card.stage)
        }
    }

    @Test("The wheel, Page Down, and a finger scroll a page whose cards don't fit")
    func scrolling() throws {
        let page = PathsPage()
        let stage = Stage.showing(CGSize(width: 480, height: 320)) { page }
        let last = try #require(page.cards.last)
        func isVisible() -> Bool { stage.window.bounds.contains(stage.middle(of: last)) }
        #expect(!isVisible())
        stage.wheel(at: CGPoint(x: 8, y: 160), clicks: 60)
        try stage.settle()
        #expect(isVisible())
        page.scroller.contentOffset.y = 0
        for _ in 0..<20 { try stage.key("pagedown") }
        try stage.settle()
        #expect(isVisible())
        page.scroller.contentOffset.y = 0
        for _ in 0..<20 { stage.drag(from: CGPoint(x: 8, y: 300), to: CGPoint(x: 8, y: 20)) }
        try stage.settle()
        #expect(isVisible())
    }

    @Test("Another page is shown at once")
    func changes() throws {
        let stage = Stage(size: CGSize(width: 1200, height: 800))
        let gallery = GalleryViewController()
        stage.show(gallery)
        try stage.tap("Buttons")
        let shown = try #require(gallery.children.first)
        #expect(shown.title == "Buttons")
        #expect(shown.view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("A list of pages that doesn't fit ends with half a row", arguments: [500, 640, 720, 800, 900, 1000])
    func cutRow(height: Int) throws {
        let stage = Stage(size: CGSize(width: 1200, height: CGFloat(height)))
        let gallery = GalleryViewController()
        stage.show(gallery)
        let list = try #require(gallery.navigation.subviews.first { $0 is UIScrollView } as? UIScrollView)
        #expect(list.contentOffset.y == 0 && list.contentSize.height > list.bounds.height)
        let rows = list.subviews.filter { $0 is UIButton && !$0.isHidden }
        let cut = rows.filter { $0.frame.minY < list.bounds.height && $0.frame.maxY > list.bounds.height }
        let row = try #require(cut.first)
        let share = (list.bounds.height - row.frame.minY) / row.frame.height
        #expect((0.3...0.7).contains(share), "\(share)")
        let headings = list.subviews.compactMap { ($0 as? UILabel)?.isHidden }
        #expect(headings.count == Page.Group.allCases.count && !headings.contains(true))
    }

    @Test("Every page has an icon of its own")
    func icons() throws {
        let stage = Stage()
        let images = try Page.allCases.map { try #require($0.icon.image(scale: 1)?.pngData()) }
        #expect(Set(images).count == Page.allCases.count)
        withExtendedLifetime(stage) {}
    }

    @Test("All text styles are shown", arguments: sizes)
    func textStyles(size: CGSize) throws {
        let stage = Stage(size: size)
        let gallery = GalleryViewController()
        stage.show(gallery)
        let page = try #require(gallery.children.first as? PageViewController)
        let card = try #require(page.cards.first { $0 is TypeScaleCard })
        let labels = card.subviews.compactMap { $0 as? UILabel }
        for name in ["Large Title", "Title 3", "Body", "Subheadline", "Caption 1", "Caption 2"] {
            let label = try #require(labels.first { $0.text == name })
            #expect(!label.isHidden && card.bounds.contains(label.frame))
        }
    }

    @Test("The names and values of Properties aren't truncated", arguments: sizes)
    func properties(size: CGSize) throws {
        let stage = Stage(size: size)
        let gallery = GalleryViewController()
        stage.show(gallery)
        let page = try stage.open(.properties, in: gallery)
        func check(_ view: UIView) {
            for view in view.subviews where !view.isHidden { check(view) }
            guard let label = view as? UILabel, label.text?.isEmpty == false else { return }
            #expect(label.sizeThatFits(.zero).width <= label.bounds.width + 0.5, "\(label.text ?? "")")
        }
        let card = try #require(page.cards.first)
        for part in card.subviews where part is PropertyPanel || part.accessibilityIdentifier == "readout" {
            check(part)
        }
    }

    @Test("Right-to-left layout mirrors the rows of long content and the sizes of text styles")
    func rightToLeftContent() throws {
        let stage = Stage(size: CGSize(width: 1200, height: 800))
        let gallery = GalleryViewController()
        stage.show(gallery)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.advance(by: 0.1)
        let size: UILabel = try stage.find("34 / 41")
        #expect(size.textAlignment == .left)
        _ = try stage.open(.scrolling, in: gallery)
        let row: UILabel = try stage.find("Row 1")
        let dot = try #require(row.superview?.subviews.first)
        #expect(dot.frame.minX > row.frame.maxX - 1)
    }

    @Test("Right-to-left layout mirrors the sidebar, the headings, and the cards")
    func rightToLeft() throws {
        let stage = Stage(size: CGSize(width: 1200, height: 800))
        let gallery = GalleryViewController()
        stage.show(gallery)
        let page = try stage.open(.constraints, in: gallery)
        try stage.settle()
        func frames() -> [CGRect] {
            let cards = page.cards.filter { !$0.isHidden }
            let views = [gallery.navigation] + cards + cards.flatMap { $0.subviews.filter { !$0.isHidden } }
            return views.map { $0.convert($0.bounds, to: stage.window) }
        }
        let before = frames()
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.advance(by: 0.1)
        for (old, new) in zip(before, frames()) {
            #expect(abs(new.minX - (1200 - old.maxX)) < 1 && new.size == old.size)
        }
        // A second layout at another width doesn't mirror again what it doesn't move.
        stage.resize(to: CGSize(width: 1000, height: 800))
        stage.resize(to: CGSize(width: 1200, height: 800))
        stage.window.traitOverrides.layoutDirection = .leftToRight
        stage.advance(by: 0.1)
        #expect(frames() == before)
    }

    @Test("The appearance control switches the whole window to dark and back to light")
    func appearance() throws {
        let stage = Stage(size: CGSize(width: 1200, height: 800))
        stage.show(GalleryViewController())
        // A page on which nothing else is called light.
        try stage.tap("Springs")
        stage.advance(by: 0.3)
        let light = try #require(stage.pixel(at: CGPoint(x: 600, y: 5)))
        try stage.tap("Dark")
        stage.advance(by: 0.5)
        let dark = try #require(stage.pixel(at: CGPoint(x: 600, y: 5)))
        #expect(dark.red < 60 && light.red > 200)
        try stage.tap("Light")
        stage.advance(by: 0.5)
        #expect(stage.pixel(at: CGPoint(x: 600, y: 5)) == light)
    }
}
