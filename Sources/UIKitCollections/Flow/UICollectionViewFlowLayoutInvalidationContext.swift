// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The extent to which a flow layout is invalidated.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes, margins, and spaces again; `true` by default.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the lines are arranged again; `true` by default.
    open var invalidateFlowLayoutAttributes = true

    /// The sizes of cells that measured themselves.
    final var measuredSizes: [(path: IndexPath, size: CGSize)] = []
}
