// SPDX-License-Identifier: MIT
public import Foundation

/// Collects what is to be animated as the focus moves, and animates it together.
@MainActor
public final class UIFocusAnimationCoordinator {
    private struct Work {
        var animations: (@MainActor () -> Void)?
        var completion: (@MainActor () -> Void)?
    }

    /// Seconds that the animations take.
    public var duration: TimeInterval { Theme.Focus.duration }

    private var work: [Work] = []

    init() {}

    /// Has `animations` run with the others, and `completion` once they have ended.
    public func addCoordinatedAnimations(
        _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
    ) {
        work.append(Work(animations: animations, completion: completion))
    }

    /// As `addCoordinatedAnimations`, for what comes with the focus.
    public func addCoordinatedFocusingAnimations(
        _ animations: (@MainActor (UIFocusAnimationCoordinator) -> Void)?,
        completion: (@MainActor () -> Void)? = nil
    ) {
        addCoordinatedAnimations({ animations?(self) }, completion: completion)
    }

    /// As `addCoordinatedAnimations`, for what goes with the focus.
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
