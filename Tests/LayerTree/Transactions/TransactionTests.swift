// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import Windowing

@MainActor
@Suite("Transactions and actions")
struct TransactionTests {
    @Test("A change of a visible layer is animated implicitly, one of a new layer isn't")
    func implicit() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(layer.animationKeys() == nil)
        scene.frame()
        layer.opacity = 0
        let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
        scene.frame()
        let frame = try #require(scene.frame(after: 0.125))
        let share = 1 - CAMediaTimingFunction(name: .default).value(at: 0.5)
        #expect(isClose(frame.pixel(5, 5), 0xFFFF_0000 | UInt32(255 * (1 - share)) * 0x0101))
        let last = try #require(scene.frame(after: 0.125))
        #expect(last.pixel(5, 5) == white)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A second change continues from the current presentation")
    func fromPresentation() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 105
        scene.frame()
        scene.frame(after: 0.125)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 5
        scene.endTurn()
        #expect(layer.presentation()?.position.x == 55)
        scene.clock.set(scene.clock.now + 0.125)
        #expect(layer.presentation()?.position.x == 30)
    }

    @Test("Settings apply from begin to commit, and nested transactions inherit them")
    func nesting() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        layer.zPosition = 1
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(layer.animationKeys() == ["zPosition"])
        scene.frame()
        scene.frame(after: 1.9)
        #expect(layer.animationKeys() == ["zPosition"])
        scene.frame(after: 0.2)
        #expect(layer.animationKeys() == nil)
        // The implicit transaction's settings end with the run-loop iteration.
        CATransaction.setAnimationDuration(3)
        scene.endTurn()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("Actions are looked up in the delegate, then the layer, then its class")
    func actions() {
        final class Recorder: CAAction {
            var keys: [String] = []
            func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) { keys.append(key) }
        }
        let scene = Scene()
        let painter = Painter()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.delegate = painter
        scene.frame()
        let (byDelegate, byLayer) = (Recorder(), Recorder())
        painter.onAction = { $0 == "opacity" ? byDelegate : $0 == "position" ? NSNull() : nil }
        layer.actions = ["opacity": byLayer, "zPosition": byLayer, "cornerRadius": NSNull()]
        layer.opacity = 0.5
        layer.zPosition = 3
        layer.position.x = 7
        layer.cornerRadius = 2
        #expect(byDelegate.keys == ["opacity"])
        #expect(byLayer.keys == ["zPosition"])
        #expect(layer.animationKeys() == nil)
        layer.borderWidth = 3
        #expect(layer.animationKeys() == ["borderWidth"])
        layer.opacity = 0.5
        #expect(byDelegate.keys.count == 1)
    }

    @Test("The action is looked up before the value changes, and runs afterward")
    func actionOrder() {
        final class Reader: CAAction {
            var value: Float?
            func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
                value = (object as? CALayer)?.opacity
            }
        }
        let painter = Painter()
        let layer = CALayer()
        let reader = Reader()
        var asked: Float?
        painter.onAction = { _ in
            asked = layer.opacity
            return reader
        }
        layer.delegate = painter
        layer.opacity = 0.25
        #expect(asked == 1)
        #expect(reader.value == 0.25)
    }

    @Test("A completion block waits for the animations of its transaction, including nested ones")
    func completion() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.setAnimationDuration(1)
        layer.opacity = 0.5
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        CATransaction.setAnimationDuration(2)
        layer.zPosition = 4
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("nothing") }
        CATransaction.commit()
        #expect(log.isEmpty)
        scene.frame()
        #expect(log == ["nothing"])
        scene.frame(after: 1.5)
        #expect(log == ["nothing"])
        scene.frame(after: 0.5)
        #expect(log == ["nothing", "inner", "outer"])
    }

    @Test("A completion block doesn't wait for an animation that was removed, or that no window shows")
    func completionOfRemoved() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("removed") }
        layer.opacity = 0.5
        CATransaction.commit()
        scene.frame()
        layer.removeAllAnimations()
        scene.endTurn()
        #expect(log == ["removed"])
        let detached = CALayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("detached") }
        detached.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        CATransaction.commit()
        scene.endTurn()
        #expect(log == ["removed", "detached"])
        #expect(detached.animationKeys() == nil)
    }

    @Test("All changes of a run-loop iteration are sent in one commit, with the changed layers only")
    func oneCommit() {
        let scene = Scene()
        let layers = (0..<20).map { scene.add(CGRect(x: CGFloat($0), y: 0, width: 10, height: 10)) }
        scene.frame()
        let before = scene.host.statistics
        scene.withoutActions {
            layers[3].position.x += 1
            layers[3].opacity = 0.5
            layers[7].backgroundColor = .blue
        }
        scene.endTurn()
        let after = scene.host.statistics
        #expect(after.commits == before.commits + 1)
        #expect(after.layersCommitted == before.layersCommitted + 2)
        CATransaction.flush()
        scene.endTurn()
        #expect(scene.host.statistics.commits == after.commits)
    }

    @Test("A flush sends pending changes, and leaves nothing for the end of the iteration")
    func flush() {
        let scene = Scene()
        scene.frame()
        scene.root.backgroundColor = .blue
        CATransaction.flush()
        let commits = scene.host.statistics.commits
        scene.endTurn()
        #expect(scene.host.statistics.commits == commits)
    }
}
