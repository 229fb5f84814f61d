// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

@_spi(Toolkit) extension UICollectionView: AccessibilityItemContainer {
    /// The largest number of sections whose headers and footers are counted before they are visible.
    private static var maximumSectionsSearched: Int { 1000 }

    private var itemIndex: AccessibilityItemIndex {
        prepareLayoutIfNeeded()
        let generation = content.generation
        if let index = accessibilityIndex, index.generation == generation { return index }
        accessibilityEdges = edges()
        let sections = content.counts.enumerated().map { section, count in
            AccessibilityItemIndex.Section(
                hasHeader: accessibilityEdges.headers[section] != nil, rows: count,
                hasFooter: accessibilityEdges.footers[section] != nil)
        }
        let index = AccessibilityItemIndex(generation: generation, sections: sections)
        accessibilityIndex = index
        return index
    }

    /// Returns the kinds of the views that are read before and after the items of each section.
    private func edges() -> CollectionEdges {
        let (header, footer) = (Self.elementKindSectionHeader, Self.elementKindSectionFooter)
        let kinds = supplementaryKinds.union(reuse.supplementaryViews.keys).subtracting([header, footer]).sorted()
        var edges = CollectionEdges()
        for section in content.counts.indices {
            if hasEdge(header, section) { edges.headers[section] = header }
            if hasEdge(footer, section) { edges.footers[section] = footer }
            for kind in kinds where hasEdge(kind, section) {
                guard let isBefore = precedesItems(kind, section) else { continue }
                if isBefore, edges.headers[section] == nil { edges.headers[section] = kind }
                if !isBefore, edges.footers[section] == nil { edges.footers[section] = kind }
            }
        }
        return edges
    }

    /// Returns whether the view of an application's own kind is before the items of its section; `nil` if it belongs to
    /// an item rather than to the section.
    private func precedesItems(_ kind: String, _ section: Int) -> Bool? {
        let count = content.counts[section]
        let first = IndexPath(item: 0, section: section)
        guard let frame = attributes(of: .supplementary(kind, first))?.frame else { return nil }
        guard count > 0, let start = attributes(of: .cell(first))?.frame,
            let end = attributes(of: .cell(IndexPath(item: count - 1, section: section)))?.frame
        else { return true }
        let isRepeated = attributes(of: .supplementary(kind, IndexPath(item: 1, section: section))) != nil
        guard !isRepeated, !start.contains(CGPoint(x: frame.midX, y: frame.midY)) else { return nil }
        let items = start.union(end)
        let (dx, dy) = (frame.midX - items.midX, frame.midY - items.midY)
        if abs(dy) * items.width >= abs(dx) * items.height { return dy < 0 }
        return (dx < 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    private func hasEdge(_ kind: String, _ section: Int) -> Bool {
        let element = CollectionElement.supplementary(kind, IndexPath(item: 0, section: section))
        if content.views[element] != nil { return true }
        guard content.counts.count <= Self.maximumSectionsSearched, let attributes = attributes(of: element) else {
            return false
        }
        return !attributes.isHidden && attributes.frame.height > 0 && attributes.frame.width > 0
    }

    private func element(of item: AccessibilityItemKey) -> CollectionElement {
        switch item {
        case .row(let path): .cell(path)
        case .header(let section):
            .supplementary(
                accessibilityEdges.headers[section] ?? Self.elementKindSectionHeader,
                IndexPath(item: 0, section: section))
        case .footer(let section):
            .supplementary(
                accessibilityEdges.footers[section] ?? Self.elementKindSectionFooter,
                IndexPath(item: 0, section: section))
        }
    }

    public var accessibilityItemCount: Int { itemIndex.count }

    public func accessibilityItem(at index: Int) -> AccessibilityItemKey? { itemIndex.item(at: index) }

    public func accessibilityIndex(of item: AccessibilityItemKey) -> Int? { itemIndex.index(of: item) }

    public func accessibilityPosition(ofRow path: IndexPath) -> (index: Int, count: Int) {
        itemIndex.position(ofRow: path)
    }

    public func accessibilityItem(of view: UIView) -> AccessibilityItemKey? {
        guard let view = view as? UICollectionReusableView, let element = view.element, content.views[element] === view
        else { return nil }
        switch element {
        case .cell(let path): return .row(path)
        case .supplementary(let kind, let path) where path.count > 1 && path[1] == 0:
            _ = itemIndex
            if accessibilityEdges.headers[path[0]] == kind { return .header(path[0]) }
            return accessibilityEdges.footers[path[0]] == kind ? .footer(path[0]) : nil
        case .supplementary, .decoration: return nil
        }
    }

    public func accessibilityView(of item: AccessibilityItemKey) -> UIView? { content.views[element(of: item)] }

    public func withAccessibilityView<Result>(
        of item: AccessibilityItemKey, _ body: (UIView) -> Result
    ) -> Result? {
        loadIfNeeded()
        guard let dataSource, itemIndex.index(of: item) != nil else { return nil }
        let view: UICollectionReusableView
        switch element(of: item) {
        case .cell(let path): view = dataSource.collectionView(self, cellForItemAt: path)
        case .supplementary(let kind, let path):
            view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        case .decoration: return nil
        }
        defer { if view.element == nil, view.superview == nil { reuse.keep(view) } }
        return body(view)
    }

    public func accessibilityFrame(of item: AccessibilityItemKey) -> CGRect {
        prepareLayoutIfNeeded()
        return attributes(of: element(of: item)).map(frameInContent) ?? .zero
    }

    public var accessibilityItemHolders: [UIView] { [self, board] }

    // MARK: - Selection

    public var accessibilityAllowsSelection: Bool { allowsSelectionNow }
    public var accessibilityAllowsMultipleSelection: Bool { allowsMultipleSelectionNow }
    public var accessibilitySelection: [AccessibilityItemKey] {
        selection.paths.sorted().map(AccessibilityItemKey.row)
    }

    public func accessibilityIsSelected(_ item: AccessibilityItemKey) -> Bool {
        guard case .row(let path) = item else { return false }
        return selection.paths.contains(path)
    }

    public func accessibilitySetSelected(_ isSelected: Bool, _ item: AccessibilityItemKey) -> Bool {
        guard case .row(let path) = item, content.has(path), allowsSelectionNow else { return false }
        guard isSelected != selection.paths.contains(path) else { return true }
        if isSelected { choose(path, as: .toggled, isPrimary: false) } else { deselectByUser(path) }
        return selection.paths.contains(path) == isSelected
    }

    public func accessibilityActivate(_ item: AccessibilityItemKey) -> Bool {
        guard case .row(let path) = item, content.has(path), allowsSelectionNow else { return false }
        choose(path, as: allowsMultipleSelectionNow ? .toggled : .only, isPrimary: !allowsMultipleSelectionNow)
        return true
    }

    // MARK: - Actions

    public func accessibilityActions(of item: AccessibilityItemKey) -> [UIAccessibilityCustomAction] {
        guard case .row(let path) = item, content.has(path), !isEditing else { return [] }
        return [false, true].flatMap { swipeActions(at: path, isTrailing: $0)?.actions ?? [] }.compactMap {
            $0.accessibilityAction { [weak self] in
                self?.accessibilityReveal(item)
                return self?.shownCell(at: path)
            }
        }
    }

    public func accessibilityReveal(_ item: AccessibilityItemKey) {
        loadIfNeeded()
        guard itemIndex.index(of: item) != nil else { return }
        scrollRectToVisible(accessibilityFrame(of: item), animated: false)
        layoutIfNeeded()
    }
}
