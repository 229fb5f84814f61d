// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// The methods with which a data source names its items, so that a position is restored to the same item although the
/// data has changed.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
    /// Returns the identifier of the item at an index path; `nil` if there is none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Returns the current index path of the item with an identifier; `nil` if there is none.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
