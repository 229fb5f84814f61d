// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The selection of items with a rectangle.
struct CollectionBand {
    /// The selection at the beginning, which the rectangle changes.
    var base: Set<IndexPath>
    /// Whether selected items in the rectangle are deselected, as with Control.
    var toggles: Bool
    var rect: CGRect
}

extension UICollectionView {
    func addBandSelection() {
        let band = UIBandSelectionInteraction { [weak self] in self?.bandDidChange($0) }
        band.allowsTouch = { [weak self] touch in
            guard let self, self.allowsMultipleSelectionNow, self.interaction.movement == nil else { return false }
            return self.isEmptySpace(touch)
        }
        addInteraction(band)
    }

    private func bandDidChange(_ band: UIBandSelectionInteraction) {
        switch band.state {
        case .began:
            let flags = band.initialModifierFlags
            if flags.isDisjoint(with: [.control, .shift]) { changeSelection(to: []) }
            interaction.band = CollectionBand(
                base: selection.paths, toggles: flags.contains(.control), rect: CGRect.null)
        case .selecting: stretchBand(to: band.selectionRect)
        case .ended, .possible: interaction.band = nil
        }
    }

    /// Changes the selection of the items that the rectangle touches now and did not before, and the reverse.
    ///
    /// The cost depends on the area by which the rectangle changes.
    private func stretchBand(to rect: CGRect) {
        guard let band = interaction.band else { return }
        interaction.band?.rect = rect
        prepareLayoutIfNeeded()
        var seen: Set<IndexPath> = []
        var (added, removed): ([IndexPath], [IndexPath]) = ([], [])
        for strip in rect.parts(outside: band.rect) + band.rect.parts(outside: rect) {
            for attributes in elements(in: strip.insetBy(dx: -0.5, dy: -0.5)) {
                guard attributes.representedElementCategory == .cell, !attributes.isHidden,
                    seen.insert(attributes.indexPath).inserted
                else { continue }
                let (path, frame) = (attributes.indexPath, frameInContent(of: attributes))
                let isInside = frame.meets(rect)
                guard isInside != frame.meets(band.rect) else { continue }
                let wasSelected = band.base.contains(path)
                let isWanted = isInside ? !(band.toggles && wasSelected) : wasSelected
                if isWanted { added.append(path) } else { removed.append(path) }
                if isInside, selection.anchor == nil { selection.anchor = path }
            }
        }
        changeSelection(adding: added, removing: removed)
    }
}

extension CGRect {
    /// Returns whether two rectangles have a point in common, even if one has no area.
    fileprivate func meets(_ other: CGRect) -> Bool {
        !other.isNull && minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }

    /// Returns rectangles that cover the part outside another rectangle.
    fileprivate func parts(outside other: CGRect) -> [CGRect] {
        guard !isNull else { return [] }
        guard meets(other) else { return [self] }
        let middle = (top: max(minY, other.minY), bottom: min(maxY, other.maxY))
        var parts: [CGRect] = []
        if other.minY > minY { parts.append(CGRect(x: minX, y: minY, width: width, height: other.minY - minY)) }
        if other.maxY < maxY { parts.append(CGRect(x: minX, y: other.maxY, width: width, height: maxY - other.maxY)) }
        let height = middle.bottom - middle.top
        if other.minX > minX { parts.append(CGRect(x: minX, y: middle.top, width: other.minX - minX, height: height)) }
        if other.maxX < maxX {
            parts.append(CGRect(x: other.maxX, y: middle.top, width: maxX - other.maxX, height: height))
        }
        return parts
    }
}
