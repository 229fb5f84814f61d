// SPDX-License-Identifier: MIT
internal import Foundation

/// The views to show at the window's bottom for a first responder.
@MainActor
struct InputSet {
    private(set) var input: UIView?
    private(set) var accessory: UIView?
    /// The responder that provides the accessory view, or else the input view.
    private(set) weak var provider: UIResponder?
    /// The appearance preferred by the first responder's text.
    private(set) var appearance = UIUserInterfaceStyle.unspecified

    /// The set for no first responder.
    init() {}

    /// Asks the responder and those after it in the chain for their views (`R-IPAD-160`).
    init(for first: UIResponder) {
        var responder: UIResponder? = first
        var inputProvider: UIResponder?
        while let current = responder, input == nil || accessory == nil {
            if input == nil {
                input = current.inputView
                if input != nil { inputProvider = current }
            }
            if accessory == nil {
                accessory = current.inputAccessoryView
                if accessory != nil { provider = current }
            }
            responder = current.next
        }
        // One view cannot be at two positions.
        if input === accessory { input = nil }
        provider = provider ?? inputProvider
        switch (first as? any UITextInputTraits)?.keyboardAppearance {
        case .dark: appearance = .dark
        case .light: appearance = .light
        default: break
        }
    }

    /// Whether there is nothing to show.
    var isEmpty: Bool { input == nil && accessory == nil }

    /// Whether the views are those of another set.
    func hasSameViews(as other: InputSet) -> Bool {
        input === other.input && accessory === other.accessory
    }
}
