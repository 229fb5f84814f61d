// SPDX-License-Identifier: MIT
internal import Foundation

/// The orientation of an interface relative to the device.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The interface on a device that lies on its right side, as it is rotated opposite to the device
    /// (`UIDeviceOrientation.landscapeRight`).
    case landscapeLeft = 4
    /// The interface on a device that lies on its left side.
    case landscapeRight = 3

    /// Whether the orientation is one of the portrait ones.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is one of the landscape ones.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The orientation of an interface of `size` on a device.
    ///
    /// The longer side determines portrait or landscape, as a window may have another shape than its screen; the device
    /// orientation determines which edge is on top.
    init(size: CGSize, on device: UIDeviceOrientation) {
        if size.height > size.width {
            self = device == .portraitUpsideDown ? .portraitUpsideDown : .portrait
        } else {
            self = device == .landscapeRight ? .landscapeLeft : .landscapeRight
        }
    }

    /// Creates an orientation from its name in property lists.
    init?(name: String) {
        guard let orientation = Self.names[name] else { return nil }
        self = orientation
    }

    private static let names: [String: UIInterfaceOrientation] = [
        "UIInterfaceOrientationPortrait": .portrait,
        "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
        "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Portrait.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Portrait, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Landscape, on a device that lies on its left side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Landscape, on a device that lies on its right side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations except upside-down portrait.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// The orientations listed in the application's `Info.plist` (`UISupportedInterfaceOrientations`).
    @MainActor static var declared: UIInterfaceOrientationMask {
        Bundle.ofApplication.launchOrientations().reduce(into: []) { mask, orientation in
            mask.formUnion(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
        }
    }

    /// Returns whether the set contains `orientation`; always `false` for `.unknown`.
    func permits(_ orientation: UIInterfaceOrientation) -> Bool {
        orientation != .unknown && contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }
}
