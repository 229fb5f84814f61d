// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// A delay with which items make space for a drop.
    public enum ReorderingCadence: Int, Sendable {
        /// Items make space at once.
        case immediate = 0
        /// Items make space after a tenth of a second.
        case fast = 1
        /// Items make space after half a second.
        case slow = 2
    }
}

extension UICollectionView.ReorderingCadence {
    @MainActor
    var delay: TimeInterval {
        switch self {
        case .immediate: 0
        case .fast: Theme.Collection.fastReorderingDelay
        case .slow: Theme.Collection.slowReorderingDelay
        }
    }
}
