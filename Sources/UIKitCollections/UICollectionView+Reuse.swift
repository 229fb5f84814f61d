// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

extension UICollectionView {
    // MARK: - Registration

    /// Registers a class for creating cells, which are initialized by `init(frame:)`.
    ///
    /// Pass `nil` to remove the registration. A class other than `UICollectionViewCell` and its subclasses is logged,
    /// and plain cells are used instead.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.cells.register(cellClass, for: identifier)
    }

    /// Registers a UI file for creating cells.
    ///
    /// The first object in the file must be a cell.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuse.cells.register(nib, for: identifier)
    }

    /// Registers a class for creating supplementary views of a kind, which are initialized by `init(frame:)`.
    ///
    /// Pass `nil` to remove the registration.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementarySources(elementKind).register(viewClass, for: identifier)
    }

    /// Registers a UI file for creating supplementary views of a kind.
    ///
    /// The first object in the file must be a `UICollectionReusableView`.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        supplementarySources(kind).register(nib, for: identifier)
    }

    private func supplementarySources(_ kind: String) -> CollectionSources<UICollectionReusableView> {
        if let sources = reuse.supplementaryViews[kind] { return sources }
        let sources = CollectionSources<UICollectionReusableView>()
        reuse.supplementaryViews[kind] = sources
        return sources
    }

    // MARK: - Dequeuing

    /// Returns a cell from the reuse pool, or a new one of the class or UI file registered for the identifier.
    ///
    /// Called by the data source for the item that it is asked for. An identifier without a registration is logged and
    /// gives plain cells.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier) { self.reuse.cells.make(identifier) }
    }

    /// Returns a supplementary view from the reuse pool, or a new one of the class or UI file registered for the kind
    /// and identifier.
    ///
    /// An identifier without a registration is logged and gives empty views.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(CollectionReuse.Key(kind: elementKind, identifier: identifier)) {
            self.supplementarySources(elementKind).make(identifier)
        }
    }

    func dequeueCell<Cell: UICollectionViewCell>(_ identifier: String, make: () -> Cell) -> Cell {
        if let cell = reuse.offered as? Cell, cell.poolKey?.identifier == identifier {
            // A second request would receive the same cell.
            reuse.offered = nil
            return cell
        }
        return dequeue(CollectionReuse.Key(kind: nil, identifier: identifier), make: make)
    }

    func dequeue<View: UICollectionReusableView>(_ key: CollectionReuse.Key, make: () -> View) -> View {
        let list = storedLayout as? UICollectionViewCompositionalLayout
        if let taken = reuse.take(key) {
            unpark(taken)
            guard let view = taken as? View else { return dequeue(key, make: make) }
            view.prepareForReuse()
            list?.prepare(view, kind: key.kind)
            return view
        }
        let view = make()
        view.reuseIdentifier = key.identifier
        view.poolKey = key
        list?.prepare(view, kind: key.kind)
        return view
    }

    /// Prepares a view from a reuse pool, which may be parked, for its next element.
    ///
    /// It keeps its place among the subviews only while elements are placed, which gives it its attributes in the same
    /// layout.
    private func unpark(_ view: UICollectionReusableView) {
        if content.isPlacing, view.parkedZIndex != nil {
            reuse.unparked.append(view)
        } else if view.unpark() {
            view.removeFromSuperview()
        }
    }

    // MARK: - Making

    /// Returns a view for an element, from the data source or, for a decoration view, from the layout.
    ///
    /// The view is not added yet.
    func makeView(of element: CollectionElement) -> UICollectionReusableView {
        let view: UICollectionReusableView
        switch element {
        case .cell(let path): view = makeCell(at: path)
        case .supplementary(let kind, let path):
            supplementaryKinds.insert(kind)
            view =
                dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
                ?? UICollectionReusableView(frame: .zero)
        case .decoration(let kind, _):
            view = dequeue(CollectionReuse.Key(kind: "decoration \(kind)", identifier: kind)) {
                self.storedLayout.decorations.make(kind)
            }
        }
        guard view.element == nil else {
            Log.misuse(
                "The view of \(view.element.map { "\($0)" } ?? "another element") was returned for \(element) too; "
                    + "dequeue one for each. A plain view is shown instead.")
            return claim(replacement(for: element), for: element)
        }
        return claim(view, for: element)
    }

    private func claim(
        _ view: UICollectionReusableView, for element: CollectionElement
    ) -> UICollectionReusableView {
        view.element = element
        view.isMeasured = false
        view.applied = nil
        return view
    }

    private func replacement(for element: CollectionElement) -> UICollectionReusableView {
        if case .cell = element { return UICollectionViewCell(frame: .zero) }
        return UICollectionReusableView(frame: .zero)
    }

    private func makeCell(at path: IndexPath) -> UICollectionViewCell {
        let cell =
            dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
        if cell.element == nil { setUp(cell, at: path) }
        return cell
    }

    /// Assigns the state of an item to its cell.
    func setUp(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.host = self
        let isSelected = selection.paths.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        let isHighlighted = selection.press.path == path
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
        cell.isInEditing = allowsEditing(of: path)
    }

    // MARK: - Recycling

    /// Removes the view of an element and puts it into its reuse pool.
    func recycle(_ view: UICollectionReusableView, of element: CollectionElement) {
        let wasShown = view.applied != nil
        swipe.cellDidLeave(view)
        // A view that was dequeued, measured, and never shown is still parked.
        let holder = view.parkedZIndex != nil || view.park() ? view.superview : nil
        view.element = nil
        view.applied = nil
        if wasShown, holder == nil { view.removeFromSuperview() }
        (view as? UICollectionViewCell)?.host = nil
        if wasShown { reportEndOfDisplay(of: view, element) }
        // The delegate may have kept the view for itself.
        let isKept = view.superview === holder && reuse.keep(view)
        if !isKept, view.unpark(), view.superview === holder { view.removeFromSuperview() }
    }

    /// Removes the views that the data source has dequeued and not returned.
    func removeUnusedViews() {
        for view in reuse.unparked where view.unpark() { view.removeFromSuperview() }
        reuse.unparked = []
    }

    private func reportEndOfDisplay(of view: UICollectionReusableView, _ element: CollectionElement) {
        switch element {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        case .supplementary(let kind, let path):
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        case .decoration: break
        }
    }

    // MARK: - Cells

    /// Returns whether the item of a cell can become focused.
    func canBecomeFocused(_ cell: UICollectionViewCell) -> Bool {
        guard case .cell(let path) = cell.element, isEditing ? allowsFocusDuringEditing : allowsFocus else {
            return false
        }
        return collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? allowsSelectionNow
    }

    /// Called when the content of a cell changes, which may change its size.
    func contentDidChange(in cell: UICollectionViewCell, fromConstraints: Bool = false) {
        switch selfSizingInvalidation {
        case .disabled: return
        case .enabled: if fromConstraints { return }
        case .enabledIncludingConstraints: break
        }
        guard cell.applied != nil, !content.isPlacing else { return }
        cell.isMeasured = false
        setNeedsLayout()
    }
}
