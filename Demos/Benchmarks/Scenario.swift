// SPDX-License-Identifier: MIT
import UIKit

/// Something to be measured.
@MainActor
protocol Scenario: AnyObject {
    /// Measures in `view`, which fills the window, and reports.
    func run(in view: UIView) async
}

/// A scenario whose frames are measured: something moves, and the display's clock asks for a picture of it.
@MainActor
protocol FramedScenario: Scenario {
    var name: String { get }
    /// Builds what is to move.
    func prepare(in view: UIView)
    /// Moves it for frame number `frame`; does nothing where an animation does it.
    func step(_ frame: Int)
}

extension FramedScenario {
    func run(in view: UIView) async {
        prepare(in: view)
        await FrameMeter.measure { [self] frame in step(frame) }.report(name)
    }
}
