// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitAccessibility
package import UIKitCore

/// A command of an automation script.
package enum AutomationCommand: Hashable, Sendable {
    /// Waits for a time in seconds.
    case wait(TimeInterval)
    /// Waits until no animation is running and nothing remains to be drawn.
    case waitUntilIdle
    case tap(AutomationTarget)
    /// Presses for a duration in seconds.
    case longPress(AutomationTarget, TimeInterval)
    case drag(from: CGPoint, to: CGPoint, TimeInterval)
    /// A two-finger pinch around a target that scales the distance between the fingers.
    case pinch(AutomationTarget, scale: CGFloat, TimeInterval)
    /// A two-finger rotation around a target, in degrees clockwise.
    case rotate(AutomationTarget, degrees: CGFloat, TimeInterval)
    case hover(AutomationTarget)
    case click(AutomationTarget, isSecondary: Bool)
    case scrollToTop
    /// Scrolls by a distance in points; positive values move the visible area towards the content's end.
    case scroll(at: CGPoint, by: CGSize)
    case type(String)
    case key(KeyChord)
    case resize(CGSize)
    /// Sets the device orientation.
    case orientation(UIDeviceOrientation)
    /// Shakes the device.
    case shake
    /// Connects a screen, described as in `SHOJI_HEADLESS`.
    case connectScreen(String)
    /// Disconnects the screen at an index of `UIScreen.screens`.
    case disconnectScreen(Int)
    case expect(String)
    case expectNot(String)
    case screenshot(path: String, screen: Int?)
    case tree(path: String)
    /// Writes what assistive technology sees.
    case accessibility(path: String)
    /// Writes the defects that an accessibility audit finds in the front window, or fails if there are any.
    case audit(path: String?)
    /// Performs an action of assistive technology on the element with the given name.
    case assist(AssistiveAction, String)
    /// Leaves a modal view or a screen, as assistive technology does.
    case escape
    /// Performs the most important action of the screen, as assistive technology does.
    case magicTap
    case quit
}

/// The target of a touch.
package enum AutomationTarget: Hashable, Sendable {
    /// The center of the visible part of the view with the given identifier, label, or text.
    case named(String)
    /// A point in window coordinates.
    case point(CGPoint)
}
