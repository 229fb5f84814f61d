// SPDX-License-Identifier: MIT

extension UIViewController {
    /// The transition of this controller, or of the nearest container that has one.
    var nearestCoordinator: TransitionCoordinator? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.currentCoordinator).first
    }
}
