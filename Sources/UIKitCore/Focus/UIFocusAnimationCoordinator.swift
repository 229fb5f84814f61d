// SPDX-License-Identifier: MIT
public import Foundation

/// Collects animations for a focus change and runs them together.
@preconcurrency @MainActor
public final class UIFocusAnimationCoordinator: NSObject {
    private struct Work {
        var animations: (@MainActor () -> Void)?
        var completion: (@MainActor () -> Void)?
    }

    /// The duration of the animations in seconds.
    public var duration: TimeInterval { Theme.Focus.duration }

    private var work: [Work] = []

    override init() {}

    /// Adds animations that run together with the focus change, and a completion closure.
    public func addCoordinatedAnimations(
        _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
    ) {
        work.append(Work(animations: animations, completion: completion))
    }

    /// Adds animations for the item that gains the focus, like `addCoordinatedAnimations`.
    public func addCoordinatedFocusingAnimations(
        _ animations: (@MainActor (UIFocusAnimationCoordinator) -> Void)?,
        completion: (@MainActor () -> Void)? = nil
    ) {
        addCoordinatedAnimations({ animations?(self) }, completion: completion)
    }

    /// Adds animations for the item that loses the focus, like `addCoordinatedAnimations`.
    public func addCoordinatedUnfocusingAnimations(
        _ animations: (@MainActor (UIFocusAnimationCoordinator) -> Void)?,
        completion: (@MainActor () -> Void)? = nil
    ) {
        addCoordinatedAnimations({ animations?(self) }, completion: completion)
    }

    func run() {
        guard !work.isEmpty else { return }
        let work = work
        self.work = []
        UIView.animate(withDuration: duration) {
            for item in work { item.animations?() }
        } completion: { _ in
            for item in work { item.completion?() }
        }
    }
}
