// SPDX-License-Identifier: MIT

extension UIViewPropertyAnimator {
    /// Makes the animations that `changes` starts by itself a part of this one, which is paused at its start.
    ///
    /// What `changes` does outside of animation blocks happens at once.
    func capture(_ changes: () -> Void) {
        let before = ViewAnimation.capturingTracks
        ViewAnimation.capturingTracks = tracks
        changes()
        ViewAnimation.capturingTracks = before
    }
}
