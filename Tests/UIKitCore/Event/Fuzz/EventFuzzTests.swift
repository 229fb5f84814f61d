// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Random events")
struct EventFuzzTests {
    /// Further seeds, separated by commas, for a longer search.
    private nonisolated static let seeds: [UInt64] = {
        let wanted = ProcessInfo.processInfo.environment["SHOJI_FUZZ_SEEDS"] ?? ""
        let numbers = wanted.split(separator: ",").compactMap { UInt64($0) }
        return numbers.isEmpty ? [20_261_121, 7] : numbers
    }()

    /// Half a minute of stage time for each seed.
    @Test("After events of all kinds, legal or not, nothing is held or open, and all works as before", arguments: seeds)
    func events(seed: UInt64) throws {
        let run = FuzzRun(seed: seed)
        let end = run.stage.now + 30
        while run.stage.now < end { run.step() }
        #expect(run.zoo.witness.touchCount > 20 && run.zoo.witness.pressCount > 20 && run.zoo.actionCount > 0)
        run.unplug()
        #expect(run.held == [])
        try run.closePopups()
        #expect(run.open == [])
        #expect(run.impossible == [])
        try run.restore()
        #expect(run.held + run.open == [])
        try use(run)
        #expect(run.zoo.errors == [])
    }

    /// Checks that the controls respond like those that received no events.
    private func use(_ run: FuzzRun) throws {
        let (zoo, stage) = (run.zoo, run.stage)
        var presses = 0
        zoo.button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        try stage.tap(zoo.button)
        try stage.click(zoo.button)
        #expect(presses == 2)

        zoo.field.text = ""
        try stage.tap(zoo.field)
        stage.type("text")
        #expect(zoo.field.text == "text")

        try stage.click(zoo.menuButton)
        try stage.settle()
        let before = zoo.actionCount
        try stage.click(stage.view(named: "Apple"))
        try stage.settle()
        #expect(zoo.actionCount > before)
        #expect(run.open == [])

        let touches = zoo.witness.touchCount
        stage.tap(at: CGPoint(x: 60, y: 400))
        #expect(zoo.witness.touchCount == touches + 1)
    }
}
