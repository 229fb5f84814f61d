// SPDX-License-Identifier: MIT

/// Gives the pointer a shape over a view or its parts, and the view looks that answer to the pointer.
///
/// While the pointer moves over the view with no button held, the delegate is asked which region it is in, and for each
/// region that it comes into, which style it has there. Of interactions in views within each other the innermost counts
/// that has a region at that place.
@MainActor
public final class UIPointerInteraction: UIInteraction {
    public private(set) weak var view: UIView?
    /// Says where the view has which style; without one all of the view is one region, with the automatic effect.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Whether the interaction takes part; `true` by default.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        isAutomatic = delegate == nil
    }

    /// Has region and style asked for again, if the pointer is over the view.
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

    /// Whether there never was a delegate: one that is gone takes its styles with it.
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

/// Says what the pointer does over the parts of a view.
@MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// The region that the pointer is in; `defaultRegion`, which is all of the view, unless implemented.
    ///
    /// `nil`, or a region in which the pointer is not, leaves the pointer to the views around.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// The style in a region that the pointer comes into; the automatic effect on the view unless implemented.
    ///
    /// `nil` is the pointer as the views around have it, without effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// The pointer comes into a region; what is added to `animator` happens with the effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// The pointer leaves a region that it had come into.
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

/// Changes that go together with the pointer's coming and going.
@MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    /// Has `animations` run with the effect's own.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Has `completion` called when the movement is over; `finished` tells whether nothing interrupted it.
    func addCompletion(_ completion: @escaping @MainActor (_ finished: Bool) -> Void)
}

/// Collects what goes with an effect, then runs it.
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
