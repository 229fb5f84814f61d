// SPDX-License-Identifier: MIT

extension UIControl {
    /// Something to be done on some events.
    struct Registration {
        enum Work {
            /// A name; the target, if it was given, is looked up when the action is sent.
            case selector(Selector, target: WeakObject?)
            /// A method of a target that is not kept alive.
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

    /// Calls `action` of `target`, which is not kept alive, on `controlEvents`.
    ///
    /// > Note: Differs from UIKit: the method itself is passed, `Editor.save` instead of `#selector(Editor.save)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
        register(target, for: controlEvents) { target, _, _ in action(target)() }
    }

    /// Calls `action` of `target` with this control on `controlEvents`.
    public func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        register(target, for: controlEvents) { target, sender, _ in
            if let sender = sender as? Sender { action(target)(sender) }
        }
    }

    /// Calls `action` of `target` with this control and the event behind it on `controlEvents`.
    public func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        register(target, for: controlEvents) { target, sender, event in
            if let sender = sender as? Sender { action(target)(sender, event) }
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

    /// Sends the action named `action` on `controlEvents`: to `target`, which is not kept alive, or for `nil` to the
    /// first responder that can perform it.
    ///
    /// For a target and a name that are registered already, the events are added to theirs.
    public func addTarget(_ target: (any ActionTarget)?, action: Selector, for controlEvents: Event) {
        let present = registrations.firstIndex { registration in
            guard case .selector(action, let holder) = registration.work else { return false }
            return target == nil ? holder == nil : holder?.object === target
        }
        if let present {
            registrations[present].events.formUnion(controlEvents)
            return
        }
        let weakTarget = target.map { WeakObject(object: $0) }
        registrations.append(Registration(events: controlEvents, work: .selector(action, target: weakTarget)))
    }

    /// Ends what was registered for `target`, or for every target, on `controlEvents`; with `action`, only that name.
    public func removeTarget(_ target: AnyObject?, action: Selector?, for controlEvents: Event) {
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

    /// Performs `action` on `controlEvents`, in place of one with the same identifier.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registrations.append(Registration(events: controlEvents, work: .action(action)))
    }

    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        update(controlEvents) { work in
            if case .action(let action) = work { action.identifier == identifier } else { false }
        }
    }

    // MARK: - Questions

    /// The events that anything is registered for.
    public var allControlEvents: Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The targets that are alive.
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
        // An action may add or remove registrations; those of this moment are performed.
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
