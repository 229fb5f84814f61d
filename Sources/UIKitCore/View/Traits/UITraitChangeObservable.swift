// SPDX-License-Identifier: MIT

/// An object with a trait environment: a view or view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits of the object's environment, such as appearance, size classes, and text size.
    var traitCollection: UITraitCollection { get }
    /// Called after the object's traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A type whose instances notify observers of trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// A token that identifies a trait change registration and can be used to end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An observer of trait changes, and the traits that it observes.
final class TraitChangeRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

extension UITraitChangeObservable {
    /// Registers a closure that is called when any of `traits` changes, once for changes that occur together.
    ///
    /// The closure receives the object itself, so that it doesn't need to capture it, and the previous traits;
    /// `traitCollection` returns the new ones. The registration lasts until it is removed or the object is deallocated.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
    }

    /// Registers a closure that names the object's type, as in `{ (self: Self, previous: UITraitCollection) in … }`.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    /// Registers an action that is sent to `target`, with the object as its sender, when any of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return register(traits) { [weak target] environment, _ in
            _ = (target as? any ActionTarget)?.perform(action, with: environment, for: nil)
        }
    }

    /// Registers an action that the object performs on itself when any of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        register(traits) { environment, _ in
            _ = (environment as? any ActionTarget)?.perform(action, with: environment, for: nil)
        }
    }

    /// Removes a trait change registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeNotifier)?.traitRegistrations.removeAll { $0 === registration }
    }

    private func register(
        _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits, handler: handler)
        (self as? any TraitChangeNotifier)?.traitRegistrations.append(registration)
        return registration
    }
}

/// An environment that stores trait change registrations and notifies them.
@MainActor
protocol TraitChangeNotifier: UITraitChangeObservable {
    var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitChangeNotifier {
    /// Notifies observers that the traits changed.
    ///
    /// `traitCollection` returns the new traits by then.
    func notifyTraitChange(from previous: UITraitCollection) {
        let traits = traitCollection
        traitCollectionDidChange(previous)
        for registration in traitRegistrations
        where registration.traits.contains(where: { traits.differs(from: previous, in: $0) }) {
            registration.handler(self, previous)
        }
    }
}

extension UIView: UITraitChangeObservable, TraitChangeNotifier {}
extension UIViewController: UITraitChangeObservable, TraitChangeNotifier {}
