// SPDX-License-Identifier: MIT
import UIKit

/// Which views were visible, by their tags, in a file.
struct TagStore {
    let file: URL

    /// Beside other things that may be thrown away.
    static let standard = TagStore(
        file: FileManager.default.temporaryDirectory.appendingPathComponent("shoji-gallery-tags.json"))

    /// Writes the tags of those of `views` that are not hidden.
    @MainActor
    func save(_ views: [UIView]) throws {
        try JSONEncoder().encode(views.filter { !$0.isHidden }.map(\.tag).sorted()).write(to: file, options: .atomic)
    }

    /// Hides and shows the views in `root` that have one of `tags`, as they were when they were saved; without a file
    /// that can be read, leaves them.
    ///
    /// - Returns: whether there was such a file.
    @MainActor
    @discardableResult
    func restore(_ tags: [Int], in root: UIView) -> Bool {
        guard let data = try? Data(contentsOf: file), let visible = try? JSONDecoder().decode([Int].self, from: data)
        else { return false }
        for tag in tags { root.viewWithTag(tag)?.isHidden = !visible.contains(tag) }
        return true
    }
}
