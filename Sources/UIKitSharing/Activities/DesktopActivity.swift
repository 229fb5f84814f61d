// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// An activity of the desktop, which understands the kinds of `SharedItem`.
class DesktopActivity: UIActivity {
    private(set) var items: [SharedItem] = []
    /// The subject of the items; `nil` if they have none.
    private(set) var subject: String?
    /// The window above which dialogs of the desktop are shown.
    private(set) weak var window: UIWindow?
    private var work: Task<Void, Never>?

    /// Returns whether the activity is offered for items that are all understood.
    func canPerform(with items: [SharedItem]) -> Bool { true }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let items = activityItems.compactMap { SharedItem($0) }
        return !items.isEmpty && items.count == activityItems.count && canPerform(with: items)
    }

    func prepare(_ items: [SharedItem], subject: String?, above window: UIWindow?) {
        self.items = items
        self.subject = subject
        self.window = window
    }

    /// Starts work that returns whether the activity was completed.
    func begin(_ task: @escaping @MainActor () async throws -> Bool) {
        work = Task.immediate { @MainActor [weak self] in
            do {
                let isCompleted = try await task()
                self?.activityDidFinish(isCompleted)
            } catch {
                self?.end(false, error)
            }
        }
    }

    /// Closes the desktop's dialog, because the user has closed the sheet.
    func cancel() {
        work?.cancel()
    }
}
