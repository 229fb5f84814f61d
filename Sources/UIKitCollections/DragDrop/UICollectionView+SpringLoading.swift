// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
internal import UIKitCore
public import UIKitDragDrop

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest above an item select it; `false` by default.
    ///
    /// The delegate's `collectionView(_:shouldSpringLoadItemAt:with:)` decides about each item.
    public var isSpringLoaded: Bool {
        get { partSpring != nil }
        set { setPartSpring(newValue) { [weak self] in self?.springPart(at: $0) } }
    }

    private func springPart(at location: CGPoint) -> PartSpring.Part? {
        guard let path = shownItem(at: location), let cell = shownCell(at: path), canPress(path)
        else { return nil }
        return PartSpring.Part(identity: path, view: cell) { [weak self] context in
            guard let self else { return false }
            return collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
        } activate: {
            [weak self] in
            self?.choose(path, as: .only, isPrimary: true)
        }
    }
}
