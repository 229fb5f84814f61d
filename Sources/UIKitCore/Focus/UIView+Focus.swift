// SPDX-License-Identifier: MIT
internal import Foundation

/// What few views say about the focus.
@MainActor
final class FocusSettings {
    var group: String?
    var priority: UIFocusGroupPriority?
    var effect: UIFocusEffect?
    /// Whether `effect` was set, if only to `nil`.
    var hasEffect = false
}

extension UIView: UIFocusItem {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? {
        if let viewController { return viewController }
        return superview
    }

    /// The group that the view and what is in it belong to; `nil`, the default, leaves that to the superview.
    public var focusGroupIdentifier: String? {
        get { focusSettings?.group }
        set { ensureFocusSettings().group = newValue }
    }

    /// Which item of its group Tab comes to first; `ignored` unless set, or for the one that was focused last.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { focusSettings?.priority ?? .ignored }
        set { ensureFocusSettings().priority = newValue }
    }

    /// What shows that the view has the focus; a ring by default, `nil` for nothing.
    public var focusEffect: UIFocusEffect? {
        get { focusSettings?.hasEffect == true ? focusSettings?.effect : UIFocusHaloEffect() }
        set {
            let settings = ensureFocusSettings()
            settings.effect = newValue
            settings.hasEffect = true
            if isFocused { window?.updateFocusRing() }
        }
    }

    public func setNeedsFocusUpdate() {
        UIFocusSystem.focusSystem(for: self)?.environmentNeedsUpdate(self)
    }

    public func updateFocusIfNeeded() {
        UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
    }

    private func ensureFocusSettings() -> FocusSettings {
        if let focusSettings { return focusSettings }
        let made = FocusSettings()
        focusSettings = made
        return made
    }

    /// The group of the view itself, or of those around it.
    var focusGroup: String? {
        var environment: (any UIFocusEnvironment)? = self
        while let current = environment {
            if let group = current.focusGroupIdentifier { return group }
            environment = current.parentFocusEnvironment
        }
        return nil
    }
}

extension UIViewController: UIFocusEnvironment {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

    public func setNeedsFocusUpdate() {
        UIFocusSystem.focusSystem(for: self)?.environmentNeedsUpdate(self)
    }

    public func updateFocusIfNeeded() {
        UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
    }
}
