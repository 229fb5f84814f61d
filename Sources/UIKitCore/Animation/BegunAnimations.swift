// SPDX-License-Identifier: MIT

/// The animations of a block opened by `beginAnimations` and its nested blocks, deferred until the outermost block is
/// committed.
@MainActor
final class BegunAnimations {
    private var held: [PropertyAnimation] = []
    private var waiting: [() -> Void] = []
    /// The number of blocks begun and not yet committed.
    private var depth = 0

    func begin() {
        depth += 1
    }

    func commit() {
        depth -= 1
        guard depth == 0 else { return }
        let (animations, calls) = (held, waiting)
        held = []
        waiting = []
        for animation in animations { animation.start() }
        for call in calls { call() }
    }

    /// Freezes the displayed value, as a frame may be rendered before the commit.
    func hold(_ animation: PropertyAnimation) {
        held.append(animation)
        animation.hold()
    }

    /// Calls `work` after the outermost block is committed.
    func whenCommitted(_ work: @escaping () -> Void) {
        waiting.append(work)
    }
}
