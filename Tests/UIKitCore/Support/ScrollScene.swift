// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore
import UIKitTesting

/// A scroll view that fills a stage, with a log of its delegate's callbacks.
@MainActor
struct ScrollScene {
    let stage: Stage
    let view: UIScrollView
    let log = ScrollLog()
    var fingers: Fingers { Fingers(stage: stage) }

    init(
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
    func flick(_ distance: CGFloat, speed: CGFloat, x: CGFloat = 100) {
        let start: CGFloat = distance < 0 ? 390 : 10
        stage.drag(
            from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: start + distance), duration: abs(distance) / speed)
    }
}
