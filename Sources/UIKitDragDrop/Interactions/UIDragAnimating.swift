// SPDX-License-Identifier: MIT
public import UIKitCore

/// An object to which animations alongside those of a lift, a drop, or a cancelation can be added.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
    /// Runs `animations` alongside those of the previews.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Calls `completion` when the animation has ended, with the position that it reached.
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
}

/// Collects the animations alongside those of previews, and runs them.
@MainActor
package final class DragAnimator: UIDragAnimating {
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []

    package init() {}

    package func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        self.animations.append(animations)
    }

    package func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs the collected animations inside the current animation block.
    package func animate() {
        for animation in animations { animation() }
        animations = []
    }

    /// Calls the completions, once.
    package func complete(_ position: UIViewAnimatingPosition) {
        let pending = completions
        completions = []
        for completion in pending { completion(position) }
    }
}
