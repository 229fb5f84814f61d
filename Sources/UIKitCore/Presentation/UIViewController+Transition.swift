// SPDX-License-Identifier: MIT

extension UIViewController {
    /// The current transition of this controller or the nearest ancestor that has one.
    var nearestCoordinator: TransitionCoordinator? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.currentCoordinator).first
    }
}
