// SPDX-License-Identifier: MIT

/// Changes that go together with the appearance or the end of a menu.
@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// What is shown beside the menu; `nil` where that is the interaction's view, or nothing.
    var previewViewController: UIViewController? { get }
    /// Has `animations` run with the menu's own.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Has `completion` called when the movement is over.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// What happens to the preview once it was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes back to where it came from.
    case dismiss = 0
    /// It grows until it fills the window.
    case pop = 1
}

/// Changes that go together with the way of a preview that was tapped.
///
/// Once the movement is over, the preview's controller is free to be shown by other means.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// Where the preview goes; `dismiss` unless it is set.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what goes with a menu's movement, then runs it.
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

    /// Does what was added, as a part of a movement.
    func animate() {
        for animation in animations { animation() }
    }

    func complete() {
        for completion in completions { completion() }
    }
}
