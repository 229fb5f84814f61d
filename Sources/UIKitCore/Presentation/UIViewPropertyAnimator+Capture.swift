// SPDX-License-Identifier: MIT

extension UIViewPropertyAnimator {
    /// Makes animations that `changes` starts part of this animator, paused at its start.
    ///
    /// Changes outside animation blocks take effect immediately.
    func capture(_ changes: () -> Void) {
        let before = ViewAnimation.capturingTracks
        ViewAnimation.capturingTracks = tracks
        changes()
        ViewAnimation.capturingTracks = before
    }
}
