// SPDX-License-Identifier: MIT

/// The shortcuts that a responder adds to its keyboard, as seen by the panel that shows them.
@MainActor
protocol InputAssistant: AnyObject {
    /// Whether there is anything to show.
    var hasShortcuts: Bool { get }
    /// The bar with the shortcuts.
    var bar: UIView { get }
}

extension UIResponder {
    /// The shortcuts of the first responder in the chain that has any; `nil` if this doesn't take text.
    var inputAssistant: (any InputAssistant)? {
        guard self is any UIKeyInput else { return nil }
        return sequence(first: self, next: \.next).lazy
            .compactMap { $0.assistantStorage as? any InputAssistant }.first(where: \.hasShortcuts)
    }
}
