// SPDX-License-Identifier: MIT

/// The animations of a block that was begun, and of those begun in it: held until the outermost one is committed.
@MainActor
final class BegunAnimations {
    private var held: [PropertyAnimation] = []
    private var waiting: [() -> Void] = []
    /// How many blocks are begun and not committed.
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

    /// Keeps what shows as it is: the end of a turn may come before the commit.
    func hold(_ animation: PropertyAnimation) {
        held.append(animation)
        animation.hold()
    }

    /// Calls `work` once the outermost block is committed.
    func whenCommitted(_ work: @escaping () -> Void) {
        waiting.append(work)
    }
}
