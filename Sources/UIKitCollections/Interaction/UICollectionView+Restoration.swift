// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    private enum Key {
        static let section = "UICollectionViewFirstSection"
        static let item = "UICollectionViewFirstItem"
        static let identifier = "UICollectionViewFirstIdentifier"
        static let distanceX = "UICollectionViewFirstDistanceX"
        static let distanceY = "UICollectionViewFirstDistanceY"
    }

    /// Encodes the first visible item and its position in the visible area.
    func encodePosition(with coder: NSCoder) {
        layoutIfNeeded()
        guard let anchor = anchor() else { return }
        coder.encode(anchor.path.section, forKey: Key.section)
        coder.encode(anchor.path.item, forKey: Key.item)
        coder.encode(Double(anchor.position.x), forKey: Key.distanceX)
        coder.encode(Double(anchor.position.y), forKey: Key.distanceY)
        let identifier = (dataSource as? any UIDataSourceModelAssociation)?
            .modelIdentifierForElement(at: anchor.path, in: self)
        if let identifier { coder.encode(identifier as NSString, forKey: Key.identifier) }
    }

    /// Scrolls so that the item that was encoded has its former position in the visible area.
    func decodePosition(with coder: NSCoder) {
        guard coder.containsValue(forKey: Key.item) else { return }
        var path: IndexPath? = IndexPath(
            item: coder.decodeInteger(forKey: Key.item), section: coder.decodeInteger(forKey: Key.section))
        let identifier = coder.decodeObject(of: NSString.self, forKey: Key.identifier) as String?
        if let identifier, let association = dataSource as? any UIDataSourceModelAssociation {
            path = association.indexPathForElement(withModelIdentifier: identifier, in: self)
        }
        let distance = CGPoint(
            x: coder.decodeDouble(forKey: Key.distanceX), y: coder.decodeDouble(forKey: Key.distanceY))
        guard let path, content.needsLoad || content.has(path), distance.x.isFinite, distance.y.isFinite else { return }
        interaction.restored = Anchor(path: path, position: distance)
        setNeedsLayout()
        if window != nil { layoutIfNeeded() }
    }

    /// Scrolls to the restored position once there is content.
    func restorePosition() {
        guard let anchor = interaction.restored, window != nil, bounds.height > 0 else { return }
        interaction.restored = nil
        guard content.has(anchor.path), let frame = shownFrame(of: anchor.path) else { return }
        let target = rounded(
            clamped(CGPoint(x: frame.minX - anchor.position.x, y: frame.minY - anchor.position.y)))
        if target != contentOffset { setContentOffset(target, animated: false) }
    }
}
