// SPDX-License-Identifier: MIT
import UIKit

extension PhotosController {
    private static let openAction = Selector("photos.open")
    private static let selectAction = Selector("photos.select")

    /// Adds the commands to the main menu.
    static func build(_ builder: any UIMenuBuilder) {
        builder.insertChild(
            UIMenu(
                options: .displayInline,
                children: [UIKeyCommand(title: "Open", action: openAction, input: "o", modifierFlags: .command)]),
            atStartOfMenu: .file)
        builder.insertSibling(
            UIMenu(
                options: .displayInline,
                children: [
                    UIKeyCommand(
                        title: "Select Photos", action: selectAction, input: "s", modifierFlags: [.command, .shift])
                ]), afterMenu: .standardEdit)
    }

    static func addingCommands(to table: ActionTable) -> ActionTable {
        table
            .adding(openAction, PhotosController.openMarked)
            .adding(selectAction, PhotosController.toggleSelecting)
            .adding("delete:", PhotosController.deleteMarked)
    }

    /// Returns whether a command applies at present.
    func canPerformCommand(_ action: Selector) -> Bool {
        switch action {
        case Self.openAction: return presentedViewController == nil && !marked.isEmpty
        case Self.selectAction: return presentedViewController == nil && (wall.isEditing || !wall.photos.isEmpty)
        case "delete:": return presentedViewController == nil && !marked.isEmpty
        default: return true
        }
    }

    /// Updates a command's title and state.
    func update(_ command: UICommand) {
        if command.action == Self.selectAction { command.state = wall.isEditing ? .on : .off }
    }

    /// The selected photos, or that with the focus if it isn't one of them.
    private var marked: Set<Photo.ID> {
        guard let photo = wall.focusedPhoto, !wall.selected.contains(photo.id) else { return wall.selected }
        return [photo.id]
    }

    private func openMarked() {
        let photos = wall.photos.filter { marked.contains($0.id) }
        if let first = photos.first { open(first, among: photos.count > 1 ? photos : wall.photos) }
    }

    private func toggleSelecting() { wall.setEditing(!wall.isEditing, animated: true) }

    private func deleteMarked() {
        let ids = marked
        if wall.isEditing { wall.setEditing(false, animated: true) }
        delete(ids)
    }
}
