// SPDX-License-Identifier: MIT
public import Foundation
package import Windowing

/// A place where content is left for other parts of the application, or for other applications.
///
/// `general` is the desktop's clipboard. Content that this application put there, and that of pasteboards with names of
/// their own, can be read at once. Another application makes its content only when it is asked for it, and may take its
/// time: `loadString()` and `loadData(forPasteboardType:)` wait for it without holding anything up.
///
/// > Note: Differs from UIKit: the properties, which cannot wait, know of other applications' content only what was
/// > read ahead: text of up to a megabyte, from a moment after it was copied there. Types are MIME types; the uniform
/// > type identifiers of text, web addresses and images are understood too.
@MainActor
public final class UIPasteboard {
    /// What a pasteboard is called.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The desktop's clipboard.
        public static let general = Name(rawValue: "org.shoji.pasteboard.general")
        /// What is selected, for the middle button.
        static let selection = Name(rawValue: "org.shoji.pasteboard.selection")
    }

    public let name: Name
    let store: PasteboardStore

    init(name: Name, store: PasteboardStore) {
        self.name = name
        self.store = store
        store.changed = { [weak self] in
            guard let self else { return }
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// The content was replaced; the object is the pasteboard.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// Goes up whenever the content is replaced, by this application or another.
    public var changeCount: Int { store.changeCount }

    /// How many things were put here; content of other applications is one.
    public var numberOfItems: Int { store.own?.count ?? (store.types.isEmpty ? 0 : 1) }

    /// A pasteboard that speaks to a desktop without an application around it.
    package static func reading(_ selection: any PlatformSelection) -> UIPasteboard {
        UIPasteboard(name: .general, store: PasteboardStore(selection: selection))
    }

    // MARK: - Which there are

    /// The desktop's clipboard; within this application only where the desktop has none.
    public static var general: UIPasteboard { shared(.general, .clipboard) }

    static var selection: UIPasteboard { shared(.selection, .primary) }

    /// The application's own pasteboard of that name, which lasts as long as the application; `nil` if there is none and
    /// none shall be made.
    public static func named(_ name: Name, create: Bool) -> UIPasteboard? {
        if let present = table[name] { return present }
        guard create, name != .general, name != .selection else { return nil }
        let made = UIPasteboard(name: name, store: PasteboardStore(selection: nil))
        table[name] = made
        return made
    }

    /// A pasteboard of the application's own with a name that no other has.
    public static func withUniqueName() -> UIPasteboard {
        let made = UIPasteboard(
            name: Name(rawValue: UUID().uuidString), store: PasteboardStore(selection: nil))
        table[made.name] = made
        return made
    }

    /// Forgets a pasteboard of the application's own.
    public static func remove(withName name: Name) {
        guard name != .general, name != .selection else { return }
        table[name] = nil
    }

    private static var table: [Name: UIPasteboard] = [:]
    /// The application whose desktop's pasteboards are in the table.
    private static weak var owner: UIApplication?

    private static func shared(_ name: Name, _ kind: SelectionKind) -> UIPasteboard {
        if owner == nil || owner !== UIApplication.running {
            owner = UIApplication.running
            table[.general] = nil
            table[.selection] = nil
        }
        if let present = table[name] { return present }
        let selection = try? UIApplication.running?.windowSystem.selection(kind)
        let made = UIPasteboard(name: name, store: PasteboardStore(selection: selection))
        table[name] = made
        return made
    }
}
