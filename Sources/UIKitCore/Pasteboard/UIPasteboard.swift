// SPDX-License-Identifier: MIT
public import Foundation
package import Windowing

/// Shares data within the application and with other applications.
///
/// `general` is the clipboard of the desktop. Content written by this application, and that of named pasteboards, is
/// available immediately. Other applications provide content on request, which may take time: `loadString()` and
/// `loadData(forPasteboardType:)` load it asynchronously.
///
/// > Note: Differs from UIKit: of other applications' content, the synchronous properties return only text that was
/// > read ahead while the application is active, up to one megabyte and shortly after it was copied. Types are MIME types; uniform type identifiers for
/// > text, URLs, and images are accepted as well.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the system clipboard.
        public static let general = Name(rawValue: "org.shoji.pasteboard.general")
        /// The name of the primary selection, which is pasted with the middle mouse button.
        static let selection = Name(rawValue: "org.shoji.pasteboard.selection")
    }

    /// The name of the pasteboard.
    public let name: Name
    let store: PasteboardStore
    /// The removal of the items that were last written with an expiration date.
    var expiration: ScheduledCall? {
        didSet { oldValue?.cancel() }
    }

    init(name: Name, store: PasteboardStore) {
        self.name = name
        self.store = store
        super.init()
        store.changed = { [weak self] in
            guard let self else { return }
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// Posted after the content was replaced.
    ///
    /// The object is the pasteboard.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// A count that increases whenever this or another application replaces the content.
    public var changeCount: Int { store.changeCount }

    /// The number of items.
    ///
    /// Content of other applications counts as one.
    public var numberOfItems: Int { store.own?.count ?? (store.types.isEmpty ? 0 : 1) }

    /// Creates a pasteboard for a selection, independent of an application.
    package static func reading(_ selection: any PlatformSelection) -> UIPasteboard {
        UIPasteboard(name: .general, store: PasteboardStore(selection: selection))
    }

    /// Begins to read the clipboard's text ahead, so that the synchronous properties have it.
    static func applicationDidBecomeActive() { general.store.readAhead() }

    // MARK: - Finding pasteboards

    /// The system clipboard; limited to this application if the display server has none.
    public static var general: UIPasteboard { shared(.general, .clipboard) }

    static var selection: UIPasteboard { shared(.selection, .primary) }

    /// Returns the application's pasteboard of a given name, which lasts as long as the application; `nil` if it
    /// doesn't exist and `create` is `false`.
    public static func named(_ name: Name, create: Bool) -> UIPasteboard? {
        if let present = table[name] { return present }
        guard create, name != .general, name != .selection else { return nil }
        let made = UIPasteboard(name: name, store: PasteboardStore(selection: nil))
        table[name] = made
        return made
    }

    /// Creates a pasteboard of this application with a unique name.
    public static func withUniqueName() -> UIPasteboard {
        let made = UIPasteboard(
            name: Name(rawValue: UUID().uuidString), store: PasteboardStore(selection: nil))
        table[made.name] = made
        return made
    }

    /// Removes a named pasteboard of this application.
    public static func remove(withName name: Name) {
        guard name != .general, name != .selection else { return }
        table[name] = nil
    }

    private static var table: [Name: UIPasteboard] = [:]
    /// The application that owns the pasteboards in the table.
    private static weak var owner: UIApplication?

    private static func shared(_ name: Name, _ kind: SelectionKind) -> UIPasteboard {
        if owner == nil || owner !== UIApplication.running {
            owner = UIApplication.running
            table[.general] = nil
            table[.selection] = nil
        }
        if let present = table[name] { return present }
        let selection = try? UIApplication.running?.windowSystem.selection(kind)
        let made = UIPasteboard(
            name: name, store: PasteboardStore(selection: selection, readsAhead: kind == .clipboard))
        table[name] = made
        return made
    }
}
