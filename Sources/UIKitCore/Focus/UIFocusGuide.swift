// SPDX-License-Identifier: MIT
internal import Foundation

/// A rectangle that the arrow keys can reach, and that redirects focus to another environment.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects focus; `true` by default.
    open var isEnabled = true

    /// The environments to which focus is redirected, in order of preference.
    ///
    /// Without a focusable one, the guide has no effect.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
