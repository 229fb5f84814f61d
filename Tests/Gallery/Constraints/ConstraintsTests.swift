// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Constraints page")
@MainActor
struct ConstraintsTests {
    @Test("Fields are aligned after the longest label and fill the width; right-to-left layout mirrors the form")
    func form() throws {
        let stage = Stage.showing { ConstraintsPage() }
        let form = try stage.view(named: "form")
        let names = ["Name", "Street and number", "City"]
        func frames(_ kind: String) throws -> [CGRect] {
            try names.map { try stage.view(named: "\(kind) \($0)").frame }
        }
        let (labels, fields) = (try frames("label"), try frames("field"))
        #expect(Set(fields.map(\.minX)).count == 1)
        #expect(fields.allSatisfy { abs($0.maxX - form.bounds.width) < 1e-6 })
        #expect(abs(fields[0].minX - (labels[1].maxX + 12)) < 1)
        #expect(labels.allSatisfy { $0.minX == 0 })
        #expect(zip(labels, fields).allSatisfy { $0.minY == $1.minY && $0.height == $1.height })

        try stage.tap("Right to left")
        stage.advance(by: 0.5)
        for (before, after) in zip(labels + fields, try frames("label") + frames("field")) {
            #expect(abs(after.maxX - (form.bounds.width - before.minX)) < 1)
            #expect(abs(after.minY - before.minY) < 1e-6)
        }
    }

    @Test("The constraint with the higher priority is satisfied")
    func priorities() throws {
        let stage = Stage.showing { ConstraintsPage() }
        let (first, second) = (try stage.view(named: "first"), try stage.view(named: "second"))
        let whole = try #require(first.superview).bounds.width
        #expect(abs(first.frame.width - whole * 0.75) < 1)
        try stage.slide("Orange", to: 900)
        stage.advance(by: 0.5)
        #expect(abs(second.frame.width - whole * 0.75) < 1)
        #expect(abs(first.frame.maxX + 8 - second.frame.minX) < 1)
    }

    @Test("Changing a constant in an animation also animates the views constrained to it")
    func constant() throws {
        let stage = Stage.showing { ConstraintsPage() }
        let (leader, follower) = (try stage.view(named: "leader"), try stage.view(named: "follower"))
        let start = leader.frame.minX
        try stage.tap("Move")
        stage.advance(by: 0.15)
        let seen = try #require(leader.layer.presentation()).frame.minX
        #expect(seen > start && seen < leader.frame.minX)
        try stage.settle()
        #expect(leader.frame.minX > start + 100)
        #expect(abs(follower.frame.minX - leader.frame.maxX - 12) < 1e-6)
    }
}
