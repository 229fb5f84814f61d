// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitCore
package import UIKitTesting

/// A scroll view that fills a stage, with a log of its delegate's callbacks.
@MainActor
package struct ScrollScene {
    package let stage: Stage
    package let view: UIScrollView
    package let log = ScrollLog()
    package var fingers: Fingers { Fingers(stage: stage) }

    package init(
        size: CGSize = CGSize(width: 300, height: 400), content: CGSize = CGSize(width: 300, height: 10_000),
        scale: CGFloat = 1, view: UIScrollView? = nil
    ) {
        stage = Stage(size: size, scale: scale)
        self.view = view ?? UIScrollView()
        self.view.frame = CGRect(origin: .zero, size: size)
        self.view.contentSize = content
        self.view.delegate = log
        stage.show(self.view)
    }

    /// Drags by `distance` along y at `speed` points per second, and lifts the finger without stopping.
    package func flick(_ distance: CGFloat, speed: CGFloat, x: CGFloat = 100) {
        let start: CGFloat = distance < 0 ? 390 : 10
        stage.drag(
            from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: start + distance), duration: abs(distance) / speed)
    }
}
