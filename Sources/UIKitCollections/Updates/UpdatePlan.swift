// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The views that leave and arrive in a batch of changes, and the attributes between which they are animated.
@MainActor
struct UpdatePlan {
    /// A view that is removed when the animation has ended.
    struct Departure {
        let view: UICollectionReusableView
        /// The element before the batch.
        let element: CollectionElement
        /// The attributes of the element after the batch, out of sight; `nil` if it no longer exists.
        let goal: UICollectionViewLayoutAttributes?
    }

    let map: CollectionUpdateMap
    let counts: [Int]
    /// The attributes before the batch, around the visible area.
    var old: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    var departures: [Departure] = []
    /// The supplementary and decoration views that the layout removes besides those of deleted items and sections, with
    /// their index paths before the batch.
    var removed: Set<CollectionElement> = []
    /// Those that the layout adds, with their index paths after the batch.
    var added: Set<CollectionElement> = []
    /// The content offset after the batch.
    var offset = CGPoint.zero

    init(map: CollectionUpdateMap, counts: [Int]) {
        self.map = map
        self.counts = counts
    }

    // MARK: - Elements

    /// Returns the same element after the batch; `nil` if it was deleted or is replaced.
    func goal(of element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes?) -> CollectionElement? {
        let path = element.indexPath
        if case .cell = element { return map.isReloaded(path) ? nil : map.goal(of: path).map(element.at) }
        guard !removed.contains(element) else { return nil }
        guard path.count == 2 else { return element }
        if attributes?.followsItem == true { return map.goal(of: path).map(element.at) }
        guard let section = map.sectionGoal(of: path.section), !map.changes.reloadedSections.contains(path.section)
        else { return nil }
        return element.at(IndexPath(item: path.item, section: section))
    }

    /// Returns the same element before the batch; `nil` if it is new.
    private func origin(
        of element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> CollectionElement? {
        let path = element.indexPath
        guard path.count == 2 else { return element }
        if case .cell = element { return map.origin(of: path).map(element.at) }
        if attributes.followsItem { return map.origin(of: path).map(element.at) }
        guard map.sectionOrigins.indices.contains(path.section), let section = map.sectionOrigins[path.section] else {
            return nil
        }
        return element.at(IndexPath(item: path.item, section: section))
    }

    // MARK: - Animation

    /// Returns the attributes from which the appearance of an element is animated.
    ///
    /// An element that was out of sight starts from its old position, a new one from the layout's initial attributes.
    func start(
        of element: CollectionElement, final: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes {
        let start: UICollectionViewLayoutAttributes
        if let initial = layout.initialAttributes(of: element) {
            start = initial.duplicated()
        } else if let origin = origin(of: element, final), let old = old[origin], !isReplaced(origin),
            !removed.contains(origin), !added.contains(element)
        {
            start = old.duplicated()
        } else {
            start = final.duplicated()
            start.alpha = 0
        }
        start.isPinned = final.isPinned
        start.container = final.container
        if final.isPinned { start.frame = final.frame }
        start.zIndex = final.zIndex
        return start
    }

    private func isReplaced(_ origin: CollectionElement) -> Bool {
        map.isReloaded(origin.indexPath) || map.changes.reloadedSections.contains(origin.indexPath[0])
    }
}

extension UpdatePlan.Departure {
    /// Returns the attributes to which the disappearance of the view is animated.
    @MainActor
    func end(in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes {
        if let goal { return goal }
        if let final = layout.finalAttributes(of: element) { return final.duplicated() }
        let end = view.applied?.duplicated() ?? layout.makeAttributes(of: element)
        end.alpha = 0
        return end
    }
}

extension UICollectionViewLayout {
    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): initialLayoutAttributesForAppearingItem(at: path)
        case .supplementary(let kind, let path):
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementary(let kind, let path):
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// Returns the views that the current batch removes besides those of deleted items and sections.
    func elementsToDelete(likeThoseIn elements: some Sequence<CollectionElement>) -> Set<CollectionElement> {
        Set(
            Set(elements.compactMap(\.kind)).flatMap { kind in
                switch kind {
                case .supplementary(let name):
                    indexPathsToDeleteForSupplementaryView(ofKind: name).map(kind.element(at:))
                case .decoration(let name): indexPathsToDeleteForDecorationView(ofKind: name).map(kind.element(at:))
                }
            })
    }

    /// Returns the views that the current batch adds besides those of inserted items and sections.
    func elementsToInsert(likeThoseIn elements: some Sequence<CollectionElement>) -> Set<CollectionElement> {
        Set(
            Set(elements.compactMap(\.kind)).flatMap { kind in
                switch kind {
                case .supplementary(let name):
                    indexPathsToInsertForSupplementaryView(ofKind: name).map(kind.element(at:))
                case .decoration(let name): indexPathsToInsertForDecorationView(ofKind: name).map(kind.element(at:))
                }
            })
    }
}
