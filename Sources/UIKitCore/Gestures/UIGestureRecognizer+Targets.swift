// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
    /// A target and action, or a closure, called when the gesture's state changes.
    struct Registration {
        enum Work {
            /// A named action, looked up in the target when it is sent.
            case selector(Selector)
            /// A method of the target.
            case method(@MainActor (AnyObject, UIGestureRecognizer) -> Void)
            case action(UIAction)
        }

        weak var target: AnyObject?
        let work: Work
    }

    /// Creates a recognizer with an action method of `target`, which isn't retained.
    ///
    /// > Note: Differs from UIKit: the method itself is passed, `Editor.zoom` instead of `#selector(Editor.zoom)`.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Creates a recognizer with an action method of `target` that receives the recognizer; the target isn't retained.
    public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Creates a recognizer with a closure; the `sender` of the action is the recognizer.
    ///
    /// > Note: Differs from UIKit, which has no closures for gesture recognizers.
    public convenience init(action: UIAction) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    // MARK: - Action methods

    /// Adds an action method of `target`, called whenever the gesture is recognized, changes, or ends.
    ///
    /// The target isn't retained.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        register(target) { target, _ in action(target)() }
    }

    /// Adds an action method of `target` that receives the recognizer.
    ///
    /// It isn't called for a recognizer of another class.
    public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        register(target) { target, sender in
            if let sender = sender as? Sender { action(target)(sender) }
        }
    }

    private func register<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, UIGestureRecognizer) -> Void
    ) {
        let work = Registration.Work.method { object, sender in
            guard let target = object as? Target else { return }
            body(target, sender)
        }
        registrations.append(Registration(target: target, work: work))
    }

    // MARK: - Named actions

    /// Adds the action named `action` of `target`, which isn't retained.
    ///
    /// Adding the same pair again has no effect.
    public func addTarget(_ target: Any, action: Selector) {
        let target = target as AnyObject
        let isPresent = registrations.contains { registration in
            guard case .selector(action) = registration.work else { return false }
            return registration.target === target
        }
        if !isPresent { registrations.append(Registration(target: target, work: .selector(action))) }
    }

    /// Removes the actions of `target`, or of all targets if it is `nil`; if `action` is given, only that named action.
    public func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        registrations.removeAll { registration in
            switch registration.work {
            case .selector(let selector):
                (target == nil || registration.target === target) && (action == nil || action == selector)
            case .method: action == nil && (target == nil || registration.target === target)
            case .action: false
            }
        }
    }

    // MARK: - Closures

    /// Adds a closure called whenever the gesture is recognized, changes, or ends.
    ///
    /// It replaces one with the same identifier.
    ///
    /// > Note: Differs from UIKit, which has no closures for gesture recognizers.
    public func addAction(_ action: UIAction) {
        removeAction(action)
        registrations.append(Registration(target: action, work: .action(action)))
    }

    /// Removes the closure with the same identifier.
    public func removeAction(_ action: UIAction) {
        registrations.removeAll { registration in
            if case .action(let present) = registration.work { present.identifier == action.identifier } else { false }
        }
    }

    // MARK: - Sending

    func sendActions() {
        // An action may add or remove targets, which doesn't affect the calls in progress.
        for registration in registrations {
            guard let target = registration.target else { continue }
            switch registration.work {
            case .selector(let selector):
                (target as? any ActionTarget)?.perform(selector, with: self)
            case .method(let call): call(target, self)
            case .action(let action): action.perform(with: self)
            }
        }
        registrations.removeAll { $0.target == nil }
    }
}
