// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

extension UICollectionView {
    /// A registration of a cell class with a closure that configures each cell for its item.
    ///
    /// Create it once, outside of the closure that dequeues cells; each registration has a reuse pool of its own.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = RegistrationIdentifier()
        let handler: Handler
        let nib: UINib?

        /// Creates a registration whose cells are initialized by `init(frame:)`.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
        }

        /// Creates a registration whose cells are loaded from a UI file.
        ///
        /// The first object in the file must be a `Cell`; otherwise, cells are initialized by `init(frame:)`.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
        }
    }

    /// A registration of a class of supplementary views with a closure that configures each.
    ///
    /// Create it once, outside of the closure that dequeues views; each registration has a reuse pool of its own.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identifier = RegistrationIdentifier()
        let elementKind: String
        let handler: Handler
        let nib: UINib?

        /// Creates a registration whose views are initialized by `init(frame:)`.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            nib = nil
        }

        /// Creates a registration whose views are loaded from a UI file.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            nib = supplementaryNib
        }
    }

    /// Returns a cell of a registration, configured for an item by the registration's handler.
    ///
    /// Without an item, the handler is not called.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell: Cell = dequeueCell(registration.identifier.name) {
            registration.nib.flatMap { $0.instantiate(withOwner: nil, options: nil).first as? Cell }
                ?? UIView.make(Cell.self, frame: .zero)
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of a registration, configured by the registration's handler.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = CollectionReuse.Key(kind: registration.elementKind, identifier: registration.identifier.name)
        let view: Supplementary = dequeue(key) {
            registration.nib.flatMap { $0.instantiate(withOwner: nil, options: nil).first as? Supplementary }
                ?? UIView.make(Supplementary.self, frame: .zero)
        }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

/// The identity of a registration, which names its reuse pool.
@MainActor
final class RegistrationIdentifier {
    private static var last = 0

    let name: String

    init() {
        Self.last += 1
        name = "UICollectionView registration \(Self.last)"
    }
}
