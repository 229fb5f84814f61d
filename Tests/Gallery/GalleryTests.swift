// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Gallery")
@MainActor
struct GalleryTests {
    nonisolated private static let sizes = [
        CGSize(width: 480, height: 360), CGSize(width: 800, height: 600), CGSize(width: 1200, height: 800),
    ]

    @Test("The list opens every page, and cards are neither clipped nor overlapping", arguments: sizes)
    func pages(size: CGSize) throws {
        let stage = Stage(size: size)
        let gallery = GalleryViewController()
        stage.show(gallery)
        for page in Page.allCases.reversed() {
            // A narrow list has to be scrolled first.
            gallery.navigation.reveal(page)
            try stage.tap(page.rawValue)
            let shown = try #require(gallery.children.first as? PageViewController)
            #expect(shown.title == page.rawValue)
            #expect(gallery.children.count == 1)
            let cards = shown.cards.filter { !$0.isHidden }
            #expect(!cards.isEmpty)
            for (index, card) in cards.enumerated() {
                #expect(shown.view.bounds.contains(card.frame), "\(page) \(index)")
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
        gallery.navigation.reveal(page)
        try stage.tap(page.rawValue)
        let shown = try #require(gallery.children.first as? PageViewController)
        for case let card as ContainerCard in shown.cards {
            #expect(card.container.parent === shown && card.container.view.superview === card.stage)
        }
    }

    @Test("In low or narrow windows further sheets show the remaining cards")
    func sheets() throws {
        let stage = Stage.showing(CGSize(width: 480, height: 320)) { PathsPage() }
        try stage.expect("Shapes")
        try stage.expectNot("Fill rules")
        for _ in 0..<3 { try stage.tap("More cards") }
        try stage.expect("Fill rules")
        try stage.expectNot("Shapes")
    }

    @Test("Right-to-left layout mirrors the sidebar, the headings, and the cards")
    func rightToLeft() throws {
        let stage = Stage(size: CGSize(width: 1200, height: 800))
        let gallery = GalleryViewController()
        stage.show(gallery)
        try stage.tap("Constraints")
        try stage.settle()
        let page = try #require(gallery.children.first as? PageViewController)
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
