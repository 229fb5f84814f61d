// SPDX-License-Identifier: MIT
import UIKit

/// Something to be measured.
@MainActor
protocol Scenario: AnyObject {
    /// Measures in `view`, which fills the window.
    func run(in view: UIView) async -> [TableRow]
}

/// A scenario whose frames are measured: something moves, and the display's clock asks for a picture of it.
@MainActor
protocol FramedScenario: Scenario {
    var title: String { get }
    /// Milliseconds of processor time that a frame should not exceed.
    var target: Double { get }
    /// Builds what is to move.
    func prepare(in view: UIView)
    /// Moves it for frame number `frame`; does nothing where an animation does it.
    func step(_ frame: Int)
}

extension FramedScenario {
    func run(in view: UIView) async -> [TableRow] {
        prepare(in: view)
        return [await FrameMeter.measure { [self] frame in step(frame) }.row(title, "ms/frame", target: target)]
    }
}
