// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import Windowing
import WindowingHeadless

@Suite("Moving windows by a view")
@MainActor
struct UIWindowSceneDragInteractionTests {
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    private let button = UIButton(type: .system)

    private func makeStage() -> Stage {
        let stage = Stage()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        bar.addInteraction(UIWindowSceneDragInteraction())
        button.frame = CGRect(x: 300, y: 0, width: 80, height: 50)
        bar.addSubview(button)
        container.addSubview(bar)
        stage.show(container)
        return stage
    }

    private func drag(_ stage: Stage, from start: CGPoint) {
        for (kind, x) in [(PointerEvent.Kind.entered, 0.0), (.pressed(.left), 0), (.moved, 20), (.moved, 40)] {
            let point = CGPoint(x: start.x + x, y: start.y)
            stage.window.receive(
                .pointer(PointerEvent(kind: kind, location: point, timestamp: stage.now, serial: 5)))
            stage.advance(by: 0.02)
        }
    }

    @Test("A drag of the view moves the window, with the press's serial, once")
    func moving() throws {
        let stage = makeStage()
        drag(stage, from: CGPoint(x: 100, y: 20))
        #expect(stage.system.windows.last?.pointerRequests == [.move(serial: 5)])
        drag(stage, from: CGPoint(x: 100, y: 200))
        #expect(stage.system.windows.last?.pointerRequests.count == 1)
    }

    @Test("A drag that begins on a control doesn't move the window")
    func control() throws {
        let stage = makeStage()
        drag(stage, from: CGPoint(x: 320, y: 20))
        #expect(stage.system.windows.last?.pointerRequests.isEmpty == true)
    }

    @Test("Without the interaction, the view doesn't move the window")
    func removal() throws {
        let stage = makeStage()
        for interaction in bar.interactions { bar.removeInteraction(interaction) }
        drag(stage, from: CGPoint(x: 100, y: 20))
        #expect(stage.system.windows.last?.pointerRequests.isEmpty == true && bar.gestureRecognizers?.isEmpty != false)
    }
}
