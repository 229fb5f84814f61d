// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The desktop's dialogs for sharing.
///
/// Each method shows a dialog above a window, waits for the user, and returns whether the user has agreed. It is ended by
/// cancelling its task.
@MainActor
protocol SharingDesktop: AnyObject {
    /// Lets the user choose an application, and opens a URL in it.
    func open(_ url: URL, above window: UIWindow?) async throws -> Bool
    /// Lets the user choose an application, and opens a file in it.
    func open(_ file: SharedFile, above window: UIWindow?) async throws -> Bool
    /// Lets the user choose a file name, or a folder for several files, and writes them.
    func save(_ files: [SharedFile], above window: UIWindow?) async throws -> Bool
}
