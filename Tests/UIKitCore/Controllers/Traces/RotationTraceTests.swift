// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Traces: rotation")
struct RotationTraceTests {
    private final class Turning: TracedController {
        override var shouldAutorotate: Bool {
            note("shouldAutorotate")
            return true
        }

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            note("supportedInterfaceOrientations")
            return .all
        }

        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            note("willRotate \(size)")
            super.willRotate(to: toInterfaceOrientation, duration: duration)
        }

        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            note("willAnimateRotation \(size), animated \(UIView.inheritedAnimationDuration > 0)")
            super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        }

        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            note("didRotate \(size)")
            super.didRotate(from: fromInterfaceOrientation)
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("willTransition to traits")
            super.willTransition(to: newCollection, with: coordinator)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("willTransition to \(Int(size.width))x\(Int(size.height))")
            coordinator.animate { [weak self] _ in
                self?.note("alongside")
            } completion: { [weak self] _ in
                self?.note("completion")
            }
            super.viewWillTransition(to: size, with: coordinator)
        }
    }

    @Test("A rotation asks the responsible controller, and notifies all visible ones in five steps")
    func turned() throws {
        let trace = Trace()
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let (root, child) = (Turning("root", trace), Turning("child", trace))
        root.tracesLayout = true
        stage.show(root)
        root.addChild(child)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        try stage.settle()
        _ = trace.take()
        stage.resize(to: CGSize(width: 300, height: 400))
        stage.advance(by: 1)
        #expect(
            trace.take() == [
                "root shouldAutorotate", "root supportedInterfaceOrientations", "root supportedInterfaceOrientations",
                "root willRotate 400x300", "child willRotate 400x300", "root willTransition to traits",
                "child willTransition to traits", "root willTransition to 300x400", "child willTransition to 300x400",
                "root willLayout 300x400", "root layoutSubviews 300x400", "root didLayout 300x400",
                "root willAnimateRotation 300x400, animated true", "child willAnimateRotation 300x400, animated true",
                "root alongside", "child alongside", "root completion", "child completion", "root didRotate 300x400",
                "child didRotate 300x400",
            ])
    }
}
