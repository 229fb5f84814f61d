// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// A resolution of a screen; two of the same resolution are equal.
public struct UIScreenMode: Hashable, Sendable {
    /// Width and height in pixels, as the panel has them before the picture is turned.
    public let size: CGSize
    /// Width of a pixel by its height; 1, since desktops tell of no other.
    public var pixelAspectRatio: CGFloat { 1 }

    init(_ mode: ScreenMode) {
        size = CGSize(width: mode.size.width, height: mode.size.height)
    }
}
