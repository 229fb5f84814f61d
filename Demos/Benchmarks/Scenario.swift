// SPDX-License-Identifier: MIT
import UIKit

/// A measurement.
@MainActor
protocol Scenario: AnyObject {
    /// Runs the measurement in `view`, which fills the window.
    func run(in view: UIView) async -> [TableRow]
}

/// A scenario that measures frames of moving content.
@MainActor
protocol FramedScenario: Scenario {
    var title: String { get }
    /// The maximum processor time per frame, in milliseconds.
    var target: Double { get }
    /// Adds the content to `view`.
    func prepare(in view: UIView)
    /// Moves the content for a frame. Does nothing if an animation moves it.
    func step(_ frame: Int)
}

extension FramedScenario {
    func run(in view: UIView) async -> [TableRow] {
        prepare(in: view)
        return [await FrameMeter.measure { [self] frame in step(frame) }.row(title, "ms/frame", target: target)]
    }
}
