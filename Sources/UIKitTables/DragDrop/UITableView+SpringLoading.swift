// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
internal import UIKitCore
public import UIKitDragDrop

extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest above a row select it; `false` by default.
    ///
    /// The delegate's `tableView(_:shouldSpringLoadRowAt:with:)` decides about each row.
    public var isSpringLoaded: Bool {
        get { partSpring != nil }
        set { setPartSpring(newValue) { [weak self] in self?.springPart(at: $0) } }
    }

    private func springPart(at location: CGPoint) -> PartSpring.Part? {
        guard let path = indexPathForRow(at: location), let cell = cellForRow(at: path), canPress(path)
        else { return nil }
        return PartSpring.Part(identity: path, view: cell) { [weak self] context in
            guard let self else { return false }
            return tableDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
        } activate: {
            [weak self] in
            self?.choose(path, as: .only, isPrimary: true)
        }
    }
}
