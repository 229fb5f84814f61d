// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import Windowing

@MainActor
@Suite("Events at random", .timeLimit(.minutes(15)))
struct EventFuzzTests {
    private static let size = CGSize(width: 420, height: 520)

    /// Half a minute of the stage's time for each seed.
    @Test(
        "After a minute of events, legal or not, nothing is held, and every touch has come to its end",
        arguments: [
            20_261_121, 7,
        ] as [UInt64])
    func minute(seed: UInt64) {
        let stage = Stage(size: Self.size)
        let zoo = ControlZoo()
        stage.show(zoo.view)
        var dice = EventDice(seed: seed, area: Self.size)
        let end = stage.now + 30
        while stage.now < end {
            for _ in 0...dice.number(below: 4) { stage.send(dice.event(at: stage.now)) }
            meddle(with: zoo, &dice, stage)
            stage.advance(by: TimeInterval(dice.share()) * 0.06)
        }
        for control in zoo.controls { control.isEnabled = true }
        for event in EventDice.unplugging(at: stage.now) { stage.send(event) }
        stage.advance(by: 5)
        #expect(zoo.stuck == [])
        #expect(zoo.witness.count > 50, "the events have to reach the views")
        for scrollView in [zoo.root, zoo.inner] {
            #expect(scrollView.contentOffset.x.isFinite && scrollView.contentOffset.y.isFinite)
            #expect(scrollView.zoomScale.isFinite)
        }
        for case let slider as UISlider in zoo.controls { #expect((0...1).contains(slider.value)) }
    }

    /// What an application may do at any time.
    private func meddle(with zoo: ControlZoo, _ dice: inout EventDice, _ stage: Stage) {
        guard dice.chance(0.1) else { return }
        let control = dice.pick(zoo.controls)
        switch dice.number(below: 7) {
        case 0: control.isEnabled.toggle()
        case 1: control.isHidden.toggle()
        case 2:
            control.removeFromSuperview()
            zoo.root.addSubview(control)
        case 3: dice.pick(zoo.recognizers).isEnabled.toggle()
        case 4:
            let recognizer = dice.pick(zoo.recognizers)
            zoo.witness.removeGestureRecognizer(recognizer)
            zoo.witness.addGestureRecognizer(recognizer)
        case 5:
            zoo.inner.contentSize = dice.pick([.zero, CGSize(width: 1e9, height: 1e9), CGSize(width: 600, height: 600)])
        default: zoo.inner.setContentOffset(CGPoint(x: 100, y: 100), animated: true)
        }
    }
}
