// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The orientation of a panel as reported by a sensor in it: the edge that points up.
package enum PanelOrientation: Int, Hashable, Sendable {
    /// The top edge points up.
    case upright = 0
    /// Rotated clockwise by 90°.
    case leftEdgeUp = 1
    case bottomEdgeUp = 2
    case rightEdgeUp = 3

    /// The orientations of a panel that is natively landscape, in clockwise order.
    private static let courseOfWidePanel: [UIDeviceOrientation] = [
        .landscapeLeft, .portrait, .landscapeRight, .portraitUpsideDown,
    ]

    /// Returns the orientation of a device whose unrotated panel has the aspect ratio of `shape`.
    func orientation(ofPanel shape: CGSize) -> UIDeviceOrientation {
        // A landscape panel corresponds to a portrait device lying on its left side.
        let start = shape.width >= shape.height ? 0 : 1
        return Self.courseOfWidePanel[(start + rawValue) % 4]
    }

    init?(_ orientation: UIDeviceOrientation, ofPanel shape: CGSize) {
        guard let place = Self.courseOfWidePanel.firstIndex(of: orientation) else { return nil }
        let start = shape.width >= shape.height ? 0 : 1
        self.init(rawValue: (place - start + 4) % 4)
    }

    /// The image is rotated counterclockwise when the panel is rotated clockwise, so that it stays upright.
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

/// A value reported by an orientation sensor.
package enum SensedOrientation: Hashable, Sendable {
    case held(PanelOrientation)
    /// The screen faces upward.
    case faceUp
    case faceDown
}

/// A sensor that reports the orientation of the device.
@MainActor
package protocol OrientationSensor: AnyObject {
    /// Starts reporting, until `stop()`. `report` is called with `nil` while the orientation is unknown.
    func start(_ report: @escaping @MainActor (SensedOrientation?) -> Void)
    /// Stops reporting, which lets the sensor save power.
    func stop()
}
