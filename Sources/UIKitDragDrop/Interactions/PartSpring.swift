// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitCore

extension UIView {
    /// The interaction that activates the parts of the view; `nil` unless it is spring-loaded.
    package var partSpring: UISpringLoadedInteraction? {
        interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first {
            $0.interactionBehavior is PartSpring
        }
    }

    /// Adds or removes an interaction that activates the parts of the view.
    package func setPartSpring(_ isOn: Bool, part: @escaping @MainActor (CGPoint) -> PartSpring.Part?) {
        if let partSpring {
            if !isOn { removeInteraction(partSpring) }
        } else if isOn {
            let spring = PartSpring(part)
            addInteraction(
                UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: nil) { _, _ in
                    spring.activate()
                })
        }
    }
}

/// The behavior of a view that consists of one or more parts that can be activated.
@MainActor
package final class PartSpring: UISpringLoadedInteractionBehavior {
    /// A part that can be activated.
    package struct Part {
        let identity: AnyHashable
        let view: UIView
        let isAllowed: @MainActor (any UISpringLoadedInteractionContext) -> Bool
        let activate: @MainActor () -> Void

        /// Creates a part whose effect `view` shows.
        package init(
            identity: AnyHashable, view: UIView,
            isAllowed: @escaping @MainActor (any UISpringLoadedInteractionContext) -> Bool = { _ in true },
            activate: @escaping @MainActor () -> Void
        ) {
            self.identity = identity
            self.view = view
            self.isAllowed = isAllowed
            self.activate = activate
        }
    }

    private let part: @MainActor (CGPoint) -> Part?
    private var current: Part?

    init(_ part: @escaping @MainActor (CGPoint) -> Part?) {
        self.part = part
    }

    package func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        let previous = current
        current = interaction.view.flatMap { part(context.location(in: $0)) }
        guard let current else { return false }
        context.targetView = current.view
        // The effect on a previous part in the same view ends first.
        if let previous, previous.view === current.view, previous.identity != current.identity { return false }
        return current.isAllowed(context)
    }

    package func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {
        current = nil
    }

    func activate() {
        current?.activate()
    }
}

extension PartSpring.Part {
    /// Creates a part that is a control; `nil` while it is disabled.
    @MainActor
    init?(_ control: UIControl) {
        guard control.isEnabled else { return nil }
        self.init(identity: ObjectIdentifier(control), view: control) { [weak control] in control?.press(for: nil) }
    }
}
