// SPDX-License-Identifier: MIT

/// The layout of a text, as far as moving the caret depends on it.
@MainActor
package protocol TextGeometry {
    /// Returns whether the line that contains `offset` is written from right to left.
    func isRightToLeft(at offset: Int) -> Bool
    /// Returns the position one character to the left or right on the screen; `offset` itself at the edge of the text.
    func neighbor(of offset: Int, toRight: Bool) -> Int
    /// Returns whether `offset` is displayed to the left of `other` or at the same position.
    func isLeft(_ offset: Int, of other: Int) -> Bool
    /// Returns the end or the start of the displayed line that contains `offset`.
    func lineEnd(from offset: Int, forward: Bool) -> Int
}
