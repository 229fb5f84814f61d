// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Paths page")
@MainActor
struct PathsTests {
    @Test("A closed path is hit inside, a ring outside its hole, and an open path never")
    func hits() throws {
        let stage = Stage.showing { PathsPage() }
        let field: HitField = try stage.find("hits")
        func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
            stage.click(at: field.convert(CGPoint(x: field.bounds.width * x, y: y), to: stage.window))
            return field.hit
        }
        let middle = (field.bounds.height - 26) / 2
        #expect(hit(1.0 / 6, middle + 5) == "closed")
        #expect(hit(0.5, middle) == nil)
        let radius = (field.bounds.height - 26 - 32) / 2
        #expect(hit(0.5, middle - radius * 0.75) == "ring")
        #expect(hit(5.0 / 6, middle + 5) == nil)
    }

    @Test("Dragging a control point changes the curve")
    func curve() throws {
        let stage = Stage.showing { PathsPage() }
        let field: CurveField = try stage.find("curve")
        let before = (field.shares, stage.screenshot(of: field))
        let handle = stage.middle(of: try stage.view(named: "first handle"))
        stage.drag(from: handle, to: CGPoint(x: handle.x + 40, y: handle.y + 30))
        #expect(field.shares[0] == before.0[0] && field.shares[3] == before.0[3])
        #expect(abs(field.shares[1].x * field.bounds.width - before.0[1].x * field.bounds.width - 40) < 1e-6)
        #expect(stage.screenshot(of: field) != before.1)
        // Away from every knob nothing is taken hold of.
        let shares = field.shares
        let empty = field.convert(CGPoint(x: 4, y: 4), to: stage.window)
        stage.drag(from: empty, to: CGPoint(x: empty.x + 50, y: empty.y + 50))
        #expect(field.shares == shares)
    }
}
