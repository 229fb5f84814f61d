// SPDX-License-Identifier: MIT

/// An object to which animations alongside the presentation or dismissal of a menu can be added.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller that provides the preview; `nil` if there is none or it shows the interaction's view.
    var previewViewController: UIViewController? { get }
    /// Runs `animations` alongside those of the menu.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Calls `completion` when the animation has ended.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// The animation of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview returns to its source.
    case dismiss = 0
    /// The preview expands until it fills the window.
    case pop = 1
}

/// An object to which animations alongside that of a tapped preview can be added.
///
/// When the animation has ended, the preview's controller can be presented in another way.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The animation of the preview; `dismiss` by default.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects the animations alongside a menu's own, and runs them.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor () -> Void] = []

    init(preview: UIViewController? = nil) {
        previewViewController = preview
    }

    func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping @MainActor () -> Void) {
        completions.append(completion)
    }

    func run(over duration: Double) {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: duration) {
            animate()
        } completion: { _ in
            self.complete()
        }
    }

    /// Runs the collected animations inside the current animation block.
    func animate() {
        for animation in animations { animation() }
    }

    func complete() {
        for completion in completions { completion() }
    }
}
