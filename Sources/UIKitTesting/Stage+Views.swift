// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitAutomation
public import UIKitCore

extension Stage {
    /// Returns the visible view with that identifier or, failing that, with that label or text.
    ///
    /// - Throws: `StageError.notFound` with the names of the visible views.
    public func view(named name: String) throws(StageError) -> UIView {
        advance(by: 0)
        let search = ViewSearch(windows: searched)
        guard let view = search.view(named: name) else { throw .notFound(name: name, visible: search.names) }
        return view
    }

    /// Requires that a view with that name is visible.
    public func expect(_ name: String) throws(StageError) {
        _ = try view(named: name)
    }

    /// Requires that no view with that name is visible.
    public func expectNot(_ name: String) throws(StageError) {
        guard (try? view(named: name)) == nil else { throw .unexpected(name) }
    }

    /// The popups, topmost first, followed by the windows from front to back.
    var searched: [UIWindow] { application.shownPopups.reversed() + application.windows.reversed() }

    /// Returns all views as JSON, with their class, frame in the window, text, identifier, visibility, and traits.
    public func tree() throws -> String {
        String(decoding: try ViewTree.json(of: searched), as: UTF8.self)
    }
}
