// SPDX-License-Identifier: MIT
internal import Foundation

/// The views to show at the window's bottom for a first responder.
@MainActor
struct InputSet {
    private(set) var input: UIView?
    private(set) var accessory: UIView?
    /// The shortcuts between the accessory view and the input view.
    private(set) var assistant: (any InputAssistant)?
    /// The controllers of the views, which are notified of changes of the text.
    private(set) var controllers: [UIViewController] = []
    /// The controller of the input view.
    private weak var inputController: UIViewController?
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
                let controller = current.inputViewController
                input = controller?.view ?? current.shownInputView
                inputController = controller
                if let controller { controllers.append(controller) }
                if input != nil { inputProvider = current }
            }
            if accessory == nil {
                let controller = current.inputAccessoryViewController
                accessory = controller?.view ?? current.inputAccessoryView
                if let controller { controllers.append(controller) }
                if accessory != nil { provider = current }
            }
            responder = current.next
        }
        // One view cannot be at two positions.
        if input === accessory { input = nil }
        assistant = first.inputAssistant
        provider = provider ?? inputProvider
        switch (first as? any UITextInputTraits)?.keyboardAppearance {
        case .dark: appearance = .dark
        case .light: appearance = .light
        default: break
        }
    }

    /// The views, those in front last.
    var views: [UIView] { [input, assistant?.bar, accessory].compactMap(\.self) }

    /// Removes the parts that the user has hidden.
    mutating func remove(_ parts: HiddenInputViews.Parts) {
        if parts.contains(.shortcuts) { assistant = nil }
        guard parts.contains(.input) else { return }
        input = nil
        controllers.removeAll { $0 === inputController }
    }

    /// Whether there is nothing to show.
    var isEmpty: Bool { input == nil && accessory == nil && assistant == nil }

    /// Whether the views are those of another set.
    func hasSameViews(as other: InputSet) -> Bool {
        input === other.input && accessory === other.accessory && assistant === other.assistant
    }
}

extension UIResponder {
    /// The responder's input view, unless it is the view of a controller that is shown elsewhere, with this responder in
    /// it.
    fileprivate var shownInputView: UIView? {
        guard let view = inputView else { return nil }
        guard let own = (self as? UIViewController)?.viewIfLoaded, own === view, !(view.superview is InputPanelView)
        else { return view }
        return nil
    }
}
