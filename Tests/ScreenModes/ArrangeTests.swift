// SPDX-License-Identifier: MIT
import AccessibilityAudit
import Foundation
import ScreenModesCore
import Testing
import UIKitCore
import UIKitTesting
import Windowing

@testable import ScreenModes

/// The window, driven as its user would.
@MainActor
struct ArrangeTests {
    private let desktop = FakeConfigurator(ScreenHead.desk)

    private func start(
        size: CGSize = CGSize(width: 1000, height: 660), scale: CGFloat = 1
    ) -> (stage: Stage, editor: ScreenEditor) {
        let stage = Stage(size: size, scale: scale)
        let editor = ScreenEditor(configurator: desktop, clock: stage.clock) { [desktop] in
            Survey(desktop: "fake", route: desktop.route, heads: desktop.heads)
        }
        stage.show(ArrangeViewController(editor: editor))
        return (stage, editor)
    }

    private func frame(of name: String, in stage: Stage) throws -> CGRect {
        let view = try stage.view(named: "Screen \(name)")
        return view.convert(view.bounds, to: stage.window)
    }

    @Test(arguments: [CGFloat(1000), 400])
    func `The window passes the accessibility audit, and Tab reaches its controls`(width: CGFloat) throws {
        let (stage, _) = start(size: CGSize(width: width, height: 800))
        #expect(stage.audit().map(\.description) == [])
        try stage.tap("Screen HDMI-A-1")
        try stage.settle()
        #expect(stage.audit().map(\.description) == [])
        #expect(try stage.viewsOutOfKeyboardReach() == [])
    }

    @Test func `Draws screens to scale`() throws {
        let (stage, _) = start()
        let (first, second) = (try frame(of: "eDP-1", in: stage), try frame(of: "HDMI-A-1", in: stage))
        #expect(abs(second.width / first.width - 1920.0 / 1280) < 0.02)
        #expect(abs(second.minX - first.maxX - 3) < 1.5)
        #expect(abs(second.minY - first.minY) < 1)
    }

    @Test func `Moves a screen to the edge where it is dropped`() throws {
        let (stage, editor) = start()
        let (first, second) = (try frame(of: "eDP-1", in: stage), try frame(of: "HDMI-A-1", in: stage))
        let start = CGPoint(x: second.midX, y: second.midY)
        stage.drag(from: start, to: CGPoint(x: start.x, y: start.y + first.height * 1.2))
        try stage.settle()
        #expect(editor.selection == "HDMI-A-1")
        let moved = try #require(editor.draft.changes.first { $0.name == "HDMI-A-1" }?.position)
        #expect(moved.y > 700)
        let after = (try frame(of: "eDP-1", in: stage), try frame(of: "HDMI-A-1", in: stage))
        #expect(!after.0.intersects(after.1))
    }

    @Test func `Applies choices to the selected screen`() throws {
        let (stage, editor) = start()
        try stage.tap("Screen HDMI-A-1")
        try stage.expect("HDMI-A-1")
        try stage.tap("1280 × 720")
        try stage.tap("2×")
        try stage.tap("90°")
        try stage.tap("Mirrored")
        #expect(
            editor.draft.changes.first { $0.name == "HDMI-A-1" }
                == ScreenChange(name: "HDMI-A-1", mode: .mode(1280, 720), scale: 2, transform: .flipped90))
        try stage.tap("Revert")
        #expect(editor.draft.changes.isEmpty)
    }

    @Test func `Turns screens off and on`() throws {
        let (stage, editor) = start()
        try stage.tap("Screen DP-2")
        try stage.tap("On")
        #expect(editor.draft.changes.first?.isEnabled == true)
        try stage.tap("Screen eDP-1")
        try stage.tap("Off")
        #expect(editor.draft.changes.contains(ScreenChange(name: "eDP-1", isEnabled: false)))
    }

    @Test func `Scrolls a long list to the selection, and further`() throws {
        desktop.heads = [.head("DP-1", (1...70).map { .mode(100 * $0, 75 * $0) })]
        let (stage, editor) = start()
        // The current mode is the smallest, so the list's end is shown.
        try stage.expect("100 × 75")
        try stage.expectNot("7000 × 5250")
        let list = try stage.view(named: "100 × 75")
        let place = list.convert(CGPoint(x: 20, y: -20), to: stage.window)
        for _ in 0..<40 { stage.scroll(at: place, by: CGSize(width: 0, height: -400)) }
        try stage.settle()
        try stage.tap("7000 × 5250")
        #expect(editor.draft["DP-1"]?.mode == .mode(7000, 5250))
    }

    @Test(arguments: [
        CGSize(width: 1000, height: 660), CGSize(width: 480, height: 800), CGSize(width: 240, height: 120),
        CGSize(width: 1600, height: 300),
    ])
    func `Supports every size, and screens that are connected and disconnected`(size: CGSize) throws {
        let (stage, _) = start(size: size)
        desktop.heads = []
        stage.advance(by: 0.1)
        desktop.heads = [.head("DP-1", [])]
        stage.advance(by: 0.1)
        desktop.heads = ScreenHead.desk
        stage.advance(by: 0.1)
        try stage.settle()
    }
}
