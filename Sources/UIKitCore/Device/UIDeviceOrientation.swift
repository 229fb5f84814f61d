// SPDX-License-Identifier: MIT

/// How the device itself is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    /// Upright, its narrow side up.
    case portrait = 1
    case portraitUpsideDown = 2
    /// On its left side: what is up in portrait points left. So is every wide screen that stands as it was made.
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether what is shown has a right way up in this orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
