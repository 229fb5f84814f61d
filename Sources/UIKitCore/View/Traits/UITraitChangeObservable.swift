// SPDX-License-Identifier: MIT

/// An object that has surroundings: a view or a view controller.
@MainActor
public protocol UITraitEnvironment: AnyObject {
    /// Where the object is: light or dark, how much room there is, how large text is.
    var traitCollection: UITraitCollection { get }
    /// The surroundings changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that tells closures of changes of some of its traits.
@MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// Stands for a closure or action that hears of changes, to end that.
@MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// Who hears of the changes of which traits.
final class TraitChangeRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

extension UITraitChangeObservable {
    /// Has `handler` called when one of `traits` has changed, once for changes that come together.
    ///
    /// It gets the object itself, so that it need not hold it, and the traits from before; `traitCollection` has the new
    /// ones. It is called for as long as the object lives.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
    }

    /// The same for a closure that names the type of the object, as in `{ (self: Self, previous: UITraitCollection) in … }`.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    /// Has `target` perform `action`, with the object as its sender, when one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: any ActionTarget, action: Selector
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] environment, _ in
            _ = target?.perform(action, with: environment, for: nil)
        }
    }

    /// Has the object itself perform `action` when one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        register(traits) { environment, _ in
            _ = (environment as? any ActionTarget)?.perform(action, with: environment, for: nil)
        }
    }

    /// Ends what `registration` stands for.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeTeller)?.traitRegistrations.removeAll { $0 === registration }
    }

    private func register(
        _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits, handler: handler)
        (self as? any TraitChangeTeller)?.traitRegistrations.append(registration)
        return registration
    }
}

/// Keeps the registrations and calls them.
@MainActor
protocol TraitChangeTeller: UITraitChangeObservable {
    var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitChangeTeller {
    /// Tells everybody who wants to know that the traits, which are the new ones now, have changed.
    func tellTraitChange(from previous: UITraitCollection) {
        let traits = traitCollection
        traitCollectionDidChange(previous)
        for registration in traitRegistrations
        where registration.traits.contains(where: { traits.differs(from: previous, in: $0) }) {
            registration.handler(self, previous)
        }
    }
}

extension UIView: UITraitChangeObservable, TraitChangeTeller {}
extension UIViewController: UITraitChangeObservable, TraitChangeTeller {}
