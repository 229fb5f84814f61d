// SPDX-License-Identifier: MIT
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Dynamics page")
struct DynamicsTests {
    private func descendants<View: UIView>(of view: UIView, _ type: View.Type) -> [View] {
        view.subviews.flatMap { ([$0 as? View].compactMap { $0 }) + descendants(of: $0, type) }
    }

    @Test("All cards come to rest, with every item inside of its area")
    func rest() throws {
        let stage = Stage.showing(CGSize(width: 968, height: 1200)) { DynamicsPage() }
        try stage.settle()
        for area in descendants(of: stage.window, StageView.self) where area.subviews.count > 2 {
            for item in area.subviews { #expect(area.bounds.insetBy(dx: -1, dy: -1).contains(item.center)) }
        }
        try stage.tap("Swing")
        try stage.tap("Stir")
        try stage.settle(within: 60)
    }

    @Test("The tile snaps to a click")
    func snap() throws {
        let stage = Stage.showing { DynamicsPage() }
        try stage.settle()
        let card = try #require(descendants(of: stage.window, SnapCard.self).first)
        let area = try #require(descendants(of: card, StageView.self).first)
        let tile = try #require(area.subviews.first)
        stage.click(at: area.convert(CGPoint(x: 60, y: 40), to: nil))
        stage.advance(by: 0.1)
        #expect(tile.transform.b > 0.05)
        try stage.settle()
        #expect(abs(tile.center.x - 60) < 0.5 && abs(tile.center.y - 40) < 0.5)
        #expect(abs(tile.transform.b) < 0.01)
    }
}
