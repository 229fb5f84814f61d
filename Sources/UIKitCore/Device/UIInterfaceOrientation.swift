// SPDX-License-Identifier: MIT
internal import Foundation

/// How an interface is turned against the device that shows it.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// On a device that lies on its right side: the interface turns against the device (`UIDeviceOrientation.landscapeRight`).
    case landscapeLeft = 4
    /// On a device that lies on its left side.
    case landscapeRight = 3

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The orientation of an interface of `size` on a device that is held so: the longer side decides between portrait
    /// and landscape, since a window need not have the shape of its screen; the device says which way up.
    init(size: CGSize, on device: UIDeviceOrientation) {
        if size.height > size.width {
            self = device == .portraitUpsideDown ? .portraitUpsideDown : .portrait
        } else {
            self = device == .landscapeRight ? .landscapeLeft : .landscapeRight
        }
    }

    /// By the name that property lists have for it.
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

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// What `Info.plist` says (`UISupportedInterfaceOrientations`).
    @MainActor static var declared: UIInterfaceOrientationMask {
        Bundle.main.launchOrientations().reduce(into: []) { mask, orientation in
            mask.formUnion(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
        }
    }

    /// Whether `orientation` is in the set; `.unknown` is in none.
    func permits(_ orientation: UIInterfaceOrientation) -> Bool {
        orientation != .unknown && contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }
}
