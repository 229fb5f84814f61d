// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
public import UIKitCore
internal import Windowing

/// The appearance of a view above which dragged items rest.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No items are above the view.
    case inactive = 0
    /// Items are above the view, which is activated if they rest there.
    case possible = 1
    /// The view is about to be activated.
    case activating = 2
    /// The view was activated.
    case activated = 3
}

/// The drag above a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
    /// The state of the activation.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows the effect; the interaction's view by default.
    var targetView: UIView? { get set }
    /// An object for the application's own use, such as the index path of a cell.
    var targetItem: Any? { get set }
    /// Returns the location of the drag in the coordinates of a view, or of the window if it is `nil`.
    func location(in view: UIView?) -> CGPoint
}

/// A rule for the activation of a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: AnyObject {
    /// Returns whether the view can be activated by the drag; called whenever it moves.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    /// Called when the drag has left the view or ended.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// The appearance of a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
    /// Shows a state of the activation.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An interaction that activates a view when dragged items rest above it, such as a folder that opens.
@preconcurrency @MainActor
public final class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// A closure that activates the view.
    public typealias ActivationHandler =
        @MainActor (_ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction with a behavior and an effect, or the default ones for `nil`.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?, activationHandler: @escaping ActivationHandler
    ) {
        self.interactionBehavior = interactionBehavior ?? DefaultSpring.shared
        self.interactionEffect = interactionEffect ?? DefaultSpring.shared
        handler = activationHandler
    }

    /// Creates an interaction with the default behavior and effect.
    public convenience init(activationHandler: @escaping ActivationHandler) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
    }

    /// The rule for the activation.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// The appearance of the view.
    public let interactionEffect: any UISpringLoadedInteractionEffect
    /// The view to which the interaction has been added.
    public private(set) weak var view: UIView?

    public func willMove(to view: UIView?) {
        if view !== self.view { leave() }
    }

    public func didMove(to view: UIView?) {
        self.view = view
        if view != nil { DropRouter.shared.install() }
    }

    // MARK: - Progress

    private let handler: ActivationHandler
    private var context: SpringContext?
    private var pending: ScheduledCall?

    /// Called when a drag moves above the view.
    func drag(_ session: DropSession) {
        let context = context ?? SpringContext(session, view)
        self.context = context
        let previous = context.targetView
        let isAllowed = interactionBehavior.shouldAllow(self, with: context)
        if context.targetView !== previous { cancel(for: previous) }
        guard isAllowed else { return set(.inactive) }
        guard context.state == .inactive else { return }
        set(.possible)
        pending = LayerClock.timeSource.schedule(after: Theme.DragDrop.springDelay) { [weak self] in
            self?.prepareActivation()
        }
    }

    /// Ends the effect on the view that the behavior has replaced by another target.
    private func cancel(for view: UIView?) {
        let target = context?.targetView
        context?.targetView = view
        set(.inactive)
        context?.targetView = target
    }

    private func prepareActivation() {
        set(.activating)
        pending = LayerClock.timeSource.schedule(after: Theme.DragDrop.springBlink * 4) { [weak self] in
            self?.activate()
        }
    }

    private func activate() {
        pending = nil
        guard let context else { return }
        set(.activated)
        handler(self, context)
    }

    /// Called when the drag has left the view or ended.
    func leave() {
        guard context != nil else { return }
        set(.inactive)
        context = nil
        interactionBehavior.interactionDidFinish(self)
    }

    private func set(_ state: UISpringLoadedInteractionEffectState) {
        guard let context, context.state != state else { return }
        if state == .inactive {
            pending?.cancel()
            pending = nil
        }
        context.state = state
        interactionEffect.interaction(self, didChangeWith: context)
    }
}

/// The drag above one spring-loaded view.
@MainActor
private final class SpringContext: UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    private weak var session: DropSession?

    init(_ session: DropSession, _ view: UIView?) {
        self.session = session
        targetView = view
    }

    func location(in view: UIView?) -> CGPoint {
        guard let session else { return .zero }
        return view.map { session.location(in: $0) } ?? session.place
    }
}

/// The behavior that allows every activation, and the effect that dims the view and lets it blink.
@MainActor
private final class DefaultSpring: UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    static let shared = DefaultSpring()

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let view = context.targetView else { return }
        let (blink, dimmed) = (Theme.DragDrop.springBlink, Theme.DragDrop.springAlpha)
        // The drag stays above the view while that is animated.
        let options: UIView.AnimationOptions = .allowUserInteraction
        switch context.state {
        case .possible: UIView.animate(withDuration: blink, delay: 0, options: options) { view.alpha = dimmed }
        case .activating:
            view.alpha = dimmed
            UIView.animate(withDuration: blink, delay: 0, options: [.autoreverse, .repeat, options]) { view.alpha = 1 }
        case .inactive, .activated:
            UIView.animate(withDuration: blink, delay: 0, options: [.beginFromCurrentState, options]) { view.alpha = 1 }
        }
    }
}
