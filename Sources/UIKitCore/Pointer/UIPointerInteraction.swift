// SPDX-License-Identifier: MIT
public import Foundation

/// An interaction that sets the pointer's shape over a view or its regions, and the view's hover effects.
///
/// While the pointer moves over the view with no button held, the delegate is asked for the region under it and, for
/// each region that the pointer enters, for its style. Of the interactions of nested views, the innermost one with a
/// region at the location applies.
@preconcurrency @MainActor
public final class UIPointerInteraction: NSObject, UIInteraction {
    /// The view to which the interaction has been added.
    public private(set) weak var view: UIView?
    /// The object that provides regions and styles.
    ///
    /// Without a delegate, the whole view is one region with the automatic effect.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Whether the interaction is active; `true` by default.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    /// Creates an interaction, which takes effect when added to a view.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        isAutomatic = delegate == nil
    }

    /// Requests region and style from the delegate again, if the pointer is over the view.
    public func invalidate() {
        view?.window?.pointerTracker.invalidate(self)
    }

    public func willMove(to view: UIView?) {
        guard let old = self.view, old !== view else { return }
        old.window?.pointerTracker.forget(self)
    }

    public func didMove(to view: UIView?) {
        self.view = view
    }

    /// Whether the interaction was created without a delegate.
    ///
    /// When a delegate is deallocated, its styles are removed.
    private let isAutomatic: Bool

    func region(for request: UIPointerRegionRequest) -> UIPointerRegion? {
        guard isEnabled, let view else { return nil }
        let all = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return isAutomatic ? all : nil }
        return delegate.pointerInteraction(self, regionFor: request, defaultRegion: all)
    }

    func style(for region: UIPointerRegion) -> UIPointerStyle? {
        guard let delegate else { return isAutomatic ? automaticStyle : nil }
        return delegate.pointerInteraction(self, styleFor: region)
    }

    fileprivate var automaticStyle: UIPointerStyle? {
        guard let view, view.superview != nil else { return nil }
        return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }
}

/// The methods for providing the regions and styles of a view.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region under the pointer; `defaultRegion`, which is the whole view, by default.
    ///
    /// With `nil`, or a region that does not contain the pointer, the enclosing views determine the style.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style of a region that the pointer enters; the automatic effect on the view by default.
    ///
    /// With `nil`, the enclosing views determine the cursor, and there is no effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// Called when the pointer enters a region. Animations added to `animator` run alongside the effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called when the pointer leaves a region that it had entered.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { interaction.automaticStyle }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// An object to which animations alongside a hover effect can be added.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    /// Runs `animations` alongside those of the effect.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Calls `completion` when the animation has ended. `finished` is `false` if it was interrupted.
    func addCompletion(_ completion: @escaping @MainActor (_ finished: Bool) -> Void)
}

/// Collects the animations alongside an effect, and runs them.
@MainActor
final class PointerAnimator: UIPointerInteractionAnimating {
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor (Bool) -> Void] = []

    func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping @MainActor (_ finished: Bool) -> Void) {
        completions.append(completion)
    }

    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: Theme.Pointer.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for animation in animations { animation() }
        } completion: { isFinished in
            for completion in completions { completion(isFinished) }
        }
    }
}
