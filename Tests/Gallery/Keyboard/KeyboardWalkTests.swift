// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit
import UIKitAutomation
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Keyboard access")
@MainActor
struct KeyboardWalkTests {
    /// The views at which Tab stops, from the first one until it returns there.
    private func walk(_ stage: Stage) throws -> [UIView] {
        var stops: [UIView] = []
        for _ in 0..<200 {
            // Text that is edited takes Tab, and leaves Ctrl+Tab.
            let isText = (stage.window.focusedView as? UITextView)?.isEditable == true
            try stage.key(isText ? "ctrl+tab" : "tab")
            stage.advance(by: 0.5)
            guard let view = stage.window.focusedView else { break }
            #expect(view.touchPoint != nil, "\(name(view)) isn't in sight.")
            if view === stops.first { return stops }
            #expect(!stops.contains { $0 === view }, "Tab stops twice at \(name(view)).")
            if stops.contains(where: { $0 === view }) { return stops }
            stops.append(view)
        }
        if !stops.isEmpty { Issue.record("Tab doesn't return to the first view.") }
        return stops
    }

    private func name(_ view: UIView) -> String {
        "\(type(of: view)) “\(view.accessibilityLabel ?? "")”"
    }

    private func descendants(of view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
        return [view] + view.subviews.flatMap(descendants)
    }

    private func ancestors(of view: UIView) -> [UIView] {
        Array(sequence(first: view) { $0.superview })
    }

    /// The focus group of a view, of which Tab visits one.
    private func group(_ view: UIView) -> String? {
        ancestors(of: view).lazy.compactMap(\.focusGroupIdentifier).first
    }

    @Test(
        "Tab reaches every enabled control of a page once, in reading order and in sight, marked by a ring",
        arguments: Page.allCases)
    func pages(_ page: Page) throws {
        let stage = Stage.showing(CGSize(width: 1000, height: 900)) { page.makeController() }
        let stops = try walk(stage)
        for view in stops {
            // One card shows a button without the ring.
            let isExample = page == .focus && view.accessibilityLabel == "None"
            #expect(view.focusEffect != nil || view.isFirstResponder || isExample, "\(name(view)) has no ring.")
        }
        let groups = Set(stops.compactMap(group))
        // Keyboards on the screen are for touches; their keys aren't part of the page.
        let root = try #require(stage.window.rootViewController?.view)
        for case let control as UIControl in descendants(of: root) where control.canBecomeFocused {
            guard control.touchPoint != nil else { continue }
            let isReached = stops.contains { $0 === control } || group(control).map(groups.contains) == true
            #expect(isReached, "\(name(control)) isn't reached.")
        }
        for (one, next) in zip(stops, stops.dropFirst()) where one.superview === next.superview {
            let isInRow =
                min(one.frame.maxY, next.frame.maxY) - max(one.frame.minY, next.frame.minY)
                > min(one.frame.height, next.frame.height) / 2
            #expect(
                isInRow ? one.frame.minX < next.frame.minX : one.frame.minY < next.frame.minY,
                "\(name(next)) isn't read after \(name(one)).")
        }
    }

    @Test("F6 moves between the list of pages and the page, and remembers the view in each")
    func panes() throws {
        let stage = Stage(size: CGSize(width: 1200, height: 900))
        let gallery = GalleryViewController()
        stage.show(gallery)
        try stage.tap("Buttons")
        try stage.settle()
        try stage.key("f6")
        let first = try #require(stage.window.focusedView)
        try stage.key("f6")
        let second = try #require(stage.window.focusedView)
        let page = try #require(gallery.children.first?.view)
        #expect(first.isDescendant(of: page) != second.isDescendant(of: page))
        try stage.key("tab")
        let moved = try #require(stage.window.focusedView)
        try stage.key("f6")
        #expect(stage.window.focusedView === first)
        try stage.key("shift+f6")
        #expect(stage.window.focusedView === moved)
    }
}
