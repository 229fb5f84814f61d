// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
    /// What is done when the gesture is recognized, changes or ends.
    struct Registration {
        enum Work {
            /// A name, looked up in the target when the action is sent.
            case selector(Selector)
            /// A method of the target.
            case method(@MainActor (AnyObject, UIGestureRecognizer) -> Void)
            case action(UIAction)
        }

        weak var target: AnyObject?
        let work: Work
    }

    /// Makes a recognizer that calls `action` of `target`, which is not kept alive.
    ///
    /// > Note: Differs from UIKit: the method itself is passed, `Editor.zoom` instead of `#selector(Editor.zoom)`.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Makes a recognizer that calls `action` of `target`, which is not kept alive, with itself.
    public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Makes a recognizer that performs `action`, whose `sender` is the recognizer.
    ///
    /// > Note: Differs from UIKit, which has no closures here.
    public convenience init(action: UIAction) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    // MARK: - Methods

    /// Calls `action` of `target`, which is not kept alive, each time the gesture is recognized, changes or ends.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        register(target) { target, _ in action(target)() }
    }

    /// Calls `action` of `target` with this recognizer; it is not called for a recognizer of another class.
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

    // MARK: - Names

    /// Performs the action named `action` of `target`, which is not kept alive; the same pair counts once.
    public func addTarget(_ target: any ActionTarget, action: Selector) {
        let isPresent = registrations.contains { registration in
            guard case .selector(action) = registration.work else { return false }
            return registration.target === target
        }
        if !isPresent { registrations.append(Registration(target: target, work: .selector(action))) }
    }

    /// Ends what was registered for `target`, or for every target if that is `nil`; with `action`, only that name.
    public func removeTarget(_ target: AnyObject?, action: Selector?) {
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

    /// Performs `action` each time the gesture is recognized, changes or ends, in place of one with the same identifier.
    ///
    /// > Note: Differs from UIKit, which has no closures here.
    public func addAction(_ action: UIAction) {
        removeAction(action)
        registrations.append(Registration(target: action, work: .action(action)))
    }

    public func removeAction(_ action: UIAction) {
        registrations.removeAll { registration in
            if case .action(let present) = registration.work { present.identifier == action.identifier } else { false }
        }
    }

    // MARK: - Sending

    func sendActions() {
        // An action may add and remove targets; those of this moment are called.
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
