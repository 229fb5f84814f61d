// SPDX-License-Identifier: MIT

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    /// Upright, with the short edge on top.
    case portrait = 1
    /// Upright, with the bottom edge on top.
    case portraitUpsideDown = 2
    /// On its left side, so that the top edge in portrait points left. A landscape screen in its usual position has
    /// this orientation.
    case landscapeLeft = 3
    /// On its right side, so that the top edge in portrait points right.
    case landscapeRight = 4
    /// Flat, with the screen facing up.
    case faceUp = 5
    /// Flat, with the screen facing down.
    case faceDown = 6

    /// Whether the orientation is one of the portrait ones.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is one of the landscape ones.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have this orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
