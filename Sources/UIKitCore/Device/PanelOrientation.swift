// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// How a panel is held, as a sensor in it sees it: which of its edges points up.
package enum PanelOrientation: Int, Hashable, Sendable {
    /// As it was made: the top edge.
    case upright = 0
    /// Turned clockwise by a quarter.
    case leftEdgeUp = 1
    case bottomEdgeUp = 2
    case rightEdgeUp = 3

    /// Clockwise, from a wide panel as it was made on.
    private static let courseOfWidePanel: [UIDeviceOrientation] = [
        .landscapeLeft, .portrait, .landscapeRight, .portraitUpsideDown,
    ]

    /// The orientation of a device with a panel of `shape` in any unit, before it is turned.
    func orientation(ofPanel shape: CGSize) -> UIDeviceOrientation {
        // What is wide stands on the left side of a device that is tall by nature.
        let start = shape.width >= shape.height ? 0 : 1
        return Self.courseOfWidePanel[(start + rawValue) % 4]
    }

    init?(_ orientation: UIDeviceOrientation, ofPanel shape: CGSize) {
        guard let place = Self.courseOfWidePanel.firstIndex(of: orientation) else { return nil }
        let start = shape.width >= shape.height ? 0 : 1
        self.init(rawValue: (place - start + 4) % 4)
    }

    /// The picture is turned counter-clockwise where the panel is turned clockwise, so that it stays upright.
    init(_ transform: ScreenTransform) {
        switch transform {
        case .normal, .flipped: self = .upright
        case .rotated90, .flipped90: self = .leftEdgeUp
        case .rotated180, .flipped180: self = .bottomEdgeUp
        case .rotated270, .flipped270: self = .rightEdgeUp
        }
    }

    var transform: ScreenTransform {
        switch self {
        case .upright: .normal
        case .leftEdgeUp: .rotated90
        case .bottomEdgeUp: .rotated180
        case .rightEdgeUp: .rotated270
        }
    }
}

/// What an orientation sensor knows.
package enum SensedOrientation: Hashable, Sendable {
    case held(PanelOrientation)
    /// The screen looks up at the ceiling.
    case faceUp
    case faceDown
}

/// Something in the device that feels how it is held.
@MainActor
package protocol OrientationSensor: AnyObject {
    /// Begins to feel, until `stop()`; `report` is called with `nil` while nothing is known.
    func start(_ report: @escaping @MainActor (SensedOrientation?) -> Void)
    /// Ends it; a sensor that nobody asks saves power.
    func stop()
}
