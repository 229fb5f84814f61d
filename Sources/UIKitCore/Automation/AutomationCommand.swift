// SPDX-License-Identifier: MIT
package import Foundation

/// One thing that a script asks for.
package enum AutomationCommand: Hashable, Sendable {
    /// Lets time pass, in seconds.
    case wait(TimeInterval)
    /// Lets time pass until nothing moves and nothing is left to draw.
    case waitUntilIdle
    case tap(AutomationTarget)
    /// Seconds are how long the finger rests.
    case longPress(AutomationTarget, TimeInterval)
    case drag(from: CGPoint, to: CGPoint, TimeInterval)
    /// Two fingers about a place, whose distance becomes so many times as large.
    case pinch(AutomationTarget, scale: CGFloat, TimeInterval)
    /// Two fingers that turn about a place, in degrees clockwise.
    case rotate(AutomationTarget, degrees: CGFloat, TimeInterval)
    case hover(AutomationTarget)
    case click(AutomationTarget, isSecondary: Bool)
    case scrollToTop
    /// Points by which the content's visible part moves: positive towards the end.
    case scroll(at: CGPoint, by: CGSize)
    case type(String)
    case key(KeyChord)
    case resize(CGSize)
    /// Holds the device so.
    case orientation(UIDeviceOrientation)
    /// Plugs in a screen, described as in `SHOJI_HEADLESS`.
    case connectScreen(String)
    /// Unplugs the screen of that number among `UIScreen.screens`.
    case disconnectScreen(Int)
    case expect(String)
    case expectNot(String)
    case screenshot(path: String, screen: Int?)
    case tree(path: String)
    case quit
}

/// Where a finger goes down.
package enum AutomationTarget: Hashable, Sendable {
    /// The middle of what is seen of the view with that identifier, label or text.
    case named(String)
    /// A place in the window, in points.
    case point(CGPoint)
}
