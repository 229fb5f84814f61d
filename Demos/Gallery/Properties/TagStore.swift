// SPDX-License-Identifier: MIT
import UIKit

/// A file with the tags of the visible views.
struct TagStore {
    let file: URL

    /// A store in the temporary directory.
    static let standard = TagStore(
        file: FileManager.default.temporaryDirectory.appendingPathComponent("shoji-gallery-tags.json"))

    /// Writes the tags of the visible views among `views`.
    @MainActor
    func save(_ views: [UIView]) throws {
        try JSONEncoder().encode(views.filter { !$0.isHidden }.map(\.tag).sorted()).write(to: file, options: .atomic)
    }

    /// Restores the visibility of the views in `root` with one of `tags`.
    ///
    /// Without a readable file, leaves them unchanged.
    ///
    /// - Returns: Whether a saved state was restored.
    @MainActor
    @discardableResult
    func restore(_ tags: [Int], in root: UIView) -> Bool {
        guard let data = try? Data(contentsOf: file), let visible = try? JSONDecoder().decode([Int].self, from: data)
        else { return false }
        for tag in tags { root.viewWithTag(tag)?.isHidden = !visible.contains(tag) }
        return true
    }
}
