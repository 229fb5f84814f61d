// SPDX-License-Identifier: MIT

/// The direction in which the content of a layout scrolls.
public enum UICollectionViewScrollDirection: Int, Sendable {
    /// The content scrolls vertically.
    case vertical = 0
    /// The content scrolls horizontally.
    case horizontal = 1
}
