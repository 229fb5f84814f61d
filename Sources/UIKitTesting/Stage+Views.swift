// SPDX-License-Identifier: MIT
internal import Foundation
public import UIKitCore

extension Stage {
    /// The visible view with that identifier, else with that label or text.
    ///
    /// - Throws: `StageError.notFound` with the names that can be seen.
    public func view(named name: String) throws(StageError) -> UIView {
        advance(by: 0)
        let search = ViewSearch(windows: searched)
        guard let view = search.view(named: name) else { throw .notFound(name: name, visible: search.names) }
        return view
    }

    /// Requires that a view of that name can be seen.
    public func expect(_ name: String) throws(StageError) {
        _ = try view(named: name)
    }

    /// Requires that no view of that name can be seen.
    public func expectNot(_ name: String) throws(StageError) {
        guard (try? view(named: name)) == nil else { throw .unexpected(name) }
    }

    /// Popups from the topmost on, then windows from front to back.
    private var searched: [UIWindow] { application.shownPopups.reversed() + application.windows.reversed() }

    /// Every view as JSON: class, frame in the window, text, identifier, whether hidden, traits.
    public func tree() throws -> String {
        String(decoding: try ViewTree.json(of: searched), as: UTF8.self)
    }
}
