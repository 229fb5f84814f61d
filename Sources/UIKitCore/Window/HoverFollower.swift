// SPDX-License-Identifier: MIT
internal import Foundation

/// An object that shows something about the view under the pointer.
@MainActor
protocol HoverFollower: AnyObject {
    /// Called when another view is under the pointer, or none.
    func hoveredViewDidChange(to view: UIView?)
    /// Called when the pointer has moved to a location in the window.
    func pointerDidMove(to location: CGPoint, in window: UIWindow)
    /// Called for every other event.
    func interrupt()
}
