// SPDX-License-Identifier: MIT
internal import Foundation

/// The focus properties of a view, allocated only if one is set.
@MainActor
final class FocusSettings {
    var group: String?
    var priority: UIFocusGroupPriority?
    var effect: UIFocusEffect?
    /// Whether `effect` was set, possibly to `nil`.
    var hasEffect = false
}

extension UIView: UIFocusItem {
    /// The superview, or the controller of this view.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? {
        if let viewController { return viewController }
        return superview
    }

    /// The focus group of the view and its descendants; `nil`, the default, inherits that of the superview.
    ///
    /// A view into which text is typed doesn't inherit a group: Tab stops at each, also within a table.
    public var focusGroupIdentifier: String? {
        get { focusSettings?.group }
        set { ensureFocusSettings().group = newValue }
    }

    /// The priority among the items of the group when Tab enters it; by default `ignored`, or `previouslyFocused` for
    /// the item last focused.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { focusSettings?.priority ?? .ignored }
        set { ensureFocusSettings().priority = newValue }
    }

    /// The effect that indicates focus; a ring by default, `nil` for none.
    public var focusEffect: UIFocusEffect? {
        get { focusSettings?.hasEffect == true ? focusSettings?.effect : UIFocusHaloEffect() }
        set {
            let settings = ensureFocusSettings()
            settings.effect = newValue
            settings.hasEffect = true
            if isFocused { window?.updateFocusRing() }
        }
    }

    /// Requests a focus update if the view contains the focus.
    public func setNeedsFocusUpdate() {
        UIFocusSystem.focusSystem(for: self)?.environmentNeedsUpdate(self)
    }

    /// Performs a requested focus update immediately.
    public func updateFocusIfNeeded() {
        UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
    }

    private func ensureFocusSettings() -> FocusSettings {
        if let focusSettings { return focusSettings }
        let made = FocusSettings()
        focusSettings = made
        return made
    }

    /// The focus group of the view, possibly inherited.
    var focusGroup: String? {
        if hasOwnTabStop { return nil }
        var environment: (any UIFocusEnvironment)? = self
        while let current = environment {
            if let group = current.focusGroupIdentifier { return group }
            environment = current.parentFocusEnvironment
        }
        return nil
    }

    /// Whether Tab stops at the view although it is inside of a group.
    var hasOwnTabStop: Bool { focusSettings?.group == nil && self is any UIKeyInput }
}

extension UIViewController: UIFocusEnvironment {
    /// The superview of the controller's view.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

    /// Requests a focus update if the controller's view contains the focus.
    public func setNeedsFocusUpdate() {
        UIFocusSystem.focusSystem(for: self)?.environmentNeedsUpdate(self)
    }

    /// Performs a requested focus update immediately.
    public func updateFocusIfNeeded() {
        UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
    }
}
