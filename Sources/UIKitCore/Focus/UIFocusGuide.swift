// SPDX-License-Identifier: MIT
internal import Foundation

/// A rectangle that arrow keys reach, and that sends the focus on to somewhere else.
@MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide is there for the focus; `true` by default.
    open var isEnabled = true

    /// Where the focus goes that comes here, the best first; without any that can be focused the guide is not there.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
