// SPDX-License-Identifier: MIT

extension UIControl {
    /// An action and the control events that trigger it.
    struct Registration {
        enum Work {
            /// A named action. The target, if there is one, performs it when the action is sent.
            case selector(Selector, target: WeakObject?)
            /// A method of a target that isn't retained.
            case method(WeakObject, @MainActor (AnyObject, UIControl, UIEvent?) -> Void)
            case action(UIAction)
        }

        var events: Event
        let work: Work
    }

    struct WeakObject {
        weak var object: AnyObject?
    }

    // MARK: - Methods

    /// Registers the method `action` of `target` for `controlEvents`.
    ///
    /// The target isn't retained.
    ///
    /// > Note: Differs from UIKit: pass the method itself, `Editor.save` instead of `#selector(Editor.save)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
        register(target, for: controlEvents) { target, _, _ in action(target)() }
    }

    /// Registers a method that receives this control as its sender.
    ///
    /// The target isn't retained.
    public func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        register(target, for: controlEvents) { target, sender, _ in
            guard let accepted = sender as? Sender else {
                return SenderMismatch.report(nil, of: target, accepting: Sender.self, sender: sender)
            }
            action(target)(accepted)
        }
    }

    /// Registers a method that receives this control and the triggering event.
    ///
    /// The target isn't retained.
    public func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        register(target, for: controlEvents) { target, sender, event in
            guard let accepted = sender as? Sender else {
                return SenderMismatch.report(nil, of: target, accepting: Sender.self, sender: sender)
            }
            action(target)(accepted, event)
        }
    }

    private func register<Target: AnyObject>(
        _ target: Target, for events: Event,
        _ body: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
    ) {
        let work = Registration.Work.method(WeakObject(object: target)) { object, sender, event in
            guard let target = object as? Target else { return }
            body(target, sender, event)
        }
        registrations.append(Registration(events: events, work: work))
    }

    // MARK: - Names

    /// Registers the action named `action` for `controlEvents`.
    ///
    /// It is sent to `target`, which isn't retained, or, if `target` is `nil`, to the first responder that can perform
    /// it.
    ///
    /// If the target and name are registered already, `controlEvents` are added to the registered ones.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        let present = registrations.firstIndex { registration in
            guard case .selector(action, let holder) = registration.work else { return false }
            return target == nil ? holder == nil : holder?.object === target
        }
        if let present {
            registrations[present].events.formUnion(controlEvents)
            return
        }
        let weakTarget = target.map(WeakObject.init)
        registrations.append(Registration(events: controlEvents, work: .selector(action, target: weakTarget)))
    }

    /// Removes registrations for `target`, or for every target if it is `nil`, from `controlEvents`.
    ///
    /// If `action` isn't `nil`, only that named action is removed.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        update(controlEvents) { work in
            switch work {
            case .selector(let selector, let holder):
                (target == nil || holder?.object === target) && (action == nil || action == selector)
            case .method(let holder, _):
                action == nil && (target == nil || holder.object === target)
            case .action:
                false
            }
        }
    }

    // MARK: - Closures

    /// Performs `action` on `controlEvents`.
    ///
    /// An action with the same identifier is replaced.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registrations.append(Registration(events: controlEvents, work: .action(action)))
    }

    /// Removes the action with the same identifier as `action` from `controlEvents`.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with `identifier` from `controlEvents`.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        update(controlEvents) { work in
            if case .action(let action) = work { action.identifier == identifier } else { false }
        }
    }

    // MARK: - Registered actions

    /// The events that have registered actions.
    public var allControlEvents: Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The registered targets that still exist.
    public var allTargets: [AnyObject] {
        registrations.compactMap { registration in
            switch registration.work {
            case .selector(_, let holder): holder?.object
            case .method(let holder, _): holder.object
            case .action: nil
            }
        }
    }

    // MARK: - Sending

    func send(_ events: Event, for event: UIEvent?) {
        // An action may add or remove registrations; those present at the start are performed.
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            switch registration.work {
            case .selector(let selector, let holder):
                if let holder {
                    guard let target = holder.object else { continue }
                    sendAction(selector, to: target, for: event)
                } else {
                    sendAction(selector, to: nil, for: event)
                }
            case .method(let holder, let call):
                guard let target = holder.object else { continue }
                sendAction(UIAction { [unowned self] _ in call(target, self, event) })
            case .action(let action):
                sendAction(action)
            }
        }
        registrations.removeAll { registration in
            switch registration.work {
            case .method(let holder, _), .selector(_, .some(let holder)): holder.object == nil
            case .selector(_, .none), .action: false
            }
        }
    }

    private func update(_ events: Event, where matches: (Registration.Work) -> Bool) {
        registrations = registrations.compactMap { registration in
            guard matches(registration.work) else { return registration }
            var rest = registration
            rest.events.subtract(events)
            return rest.events.isEmpty ? nil : rest
        }
    }
}
