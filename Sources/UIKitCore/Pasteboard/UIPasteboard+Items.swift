// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import Windowing

extension UIPasteboard {
    /// A key of the options with which items are written.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The time, as a `Date`, at which the items are removed, unless other content has replaced them.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on this device, as a `Bool`.
        ///
        /// Items are never sent to other devices, so that both values have the same effect.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    // MARK: - Items

    /// The items: the values of their representations by MIME type.
    ///
    /// A value is a `String` for plain text, a `URL` for a list of URLs, a `UIImage` for an image that can be decoded, and
    /// otherwise `Data`. Setting it replaces all content. Values to set may also be property lists, and their keys
    /// uniform type identifiers; values of another type are left out.
    ///
    /// > Note: Differs from UIKit: of content of other applications, only text that was read ahead is an item.
    public var items: [[String: Any]] {
        get {
            guard let own = store.own else {
                return store.foreignText.map { [[PasteboardType.plainText: $0]] } ?? []
            }
            return own.map { item in
                Dictionary(item.types.compactMap { type in Self.value(of: item, type).map { (type, $0) } }) { $1 }
            }
        }
        set { setItems(newValue) }
    }

    /// Replaces all content by items, as with `items`.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        store.put(items.map(Self.item))
        guard let date = options[.expirationDate] as? Date else { return }
        let count = changeCount
        let delay = max(date.timeIntervalSinceNow, 0)
        guard delay.isFinite else { return }
        expiration = LayerClock.timeSource.schedule(after: delay) { [weak self] in
            guard let self, changeCount == count else { return }
            store.put([])
        }
    }

    /// Adds items after the present ones; replaces the content of another application.
    public func addItems(_ items: [[String: Any]]) {
        store.put((store.own ?? []) + items.map(Self.item))
    }

    /// Returns the positions of the items that have any of the given types; `nil` if none has.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let names = pasteboardTypes.map { PasteboardType.alternatives($0) }
        let found = typesOfItems.enumerated().filter { _, types in
            names.contains { PasteboardType.best(of: $0, in: types) != nil }
        }
        return found.isEmpty ? nil : IndexSet(found.map(\.offset))
    }

    /// Returns whether each of the given items, or each item by default, has any of the given types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let all = IndexSet(typesOfItems.indices)
        let asked = itemSet ?? all
        return !asked.isEmpty && asked.isSubset(of: self.itemSet(withPasteboardTypes: pasteboardTypes) ?? [])
    }

    /// Returns the MIME types of each of the given items, or of each item by default; `nil` if a position isn't that of an
    /// item.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let types = typesOfItems
        let asked = itemSet ?? IndexSet(types.indices)
        guard asked.allSatisfy(types.indices.contains) else { return nil }
        return asked.map { types[$0] }
    }

    /// Returns the content in a type of each of the given items, or of each item by default, that was written by this
    /// application and has the type; `nil` if a position isn't that of an item.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        ownItems(in: itemSet)?.compactMap { item in
            PasteboardType.best(of: PasteboardType.alternatives(pasteboardType), in: item.types).flatMap { item[$0] }
        }
    }

    /// Returns the values in a type, as in `items`, of each of the given items, or of each item by default, that was
    /// written by this application and has the type; `nil` if a position isn't that of an item.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        ownItems(in: itemSet)?.compactMap { Self.value(of: $0, named: pasteboardType) }
    }

    /// Returns the value of the first item in a type, as in `items`, if it was written by this application.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        store.own?.first.flatMap { Self.value(of: $0, named: pasteboardType) }
    }

    /// Replaces all content by a value of the given type, as in `items`.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// The types of each item; those of another application's content are of one item.
    private var typesOfItems: [[String]] {
        store.own.map { $0.map(\.types) } ?? (store.types.isEmpty ? [] : [store.types])
    }

    private func ownItems(in itemSet: IndexSet?) -> [PasteboardItem]? {
        guard let own = store.own else { return nil }
        let asked = itemSet ?? IndexSet(own.indices)
        guard asked.allSatisfy(own.indices.contains) else { return nil }
        return asked.map { own[$0] }
    }

    // MARK: - Values

    private static func value(of item: PasteboardItem, named name: String) -> Any? {
        PasteboardType.best(of: PasteboardType.alternatives(name), in: item.types).flatMap { value(of: item, $0) }
    }

    private static func value(of item: PasteboardItem, _ type: String) -> Any? {
        guard let data = item[type] else { return nil }
        if PasteboardType.isText(type) { return PasteboardType.string(data, type: type) ?? data }
        if type == PasteboardType.uriList { return PasteboardType.urls(data).first ?? data }
        if PasteboardType.images.contains(type) { return UIImage(data: data) ?? data }
        return data
    }

    /// Returns an item with the values of a dictionary, in the order of their types.
    private static func item(_ values: [String: Any]) -> PasteboardItem {
        var item = PasteboardItem()
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            let type = PasteboardType.mime(name)
            if let text = value as? String, PasteboardType.isText(type) || type == PasteboardType.uriList {
                if type == PasteboardType.uriList { item.add(Data(text.utf8), types: [type]) }
                item.add([Substring(text)], types: PasteboardType.writtenTexts)
            } else if let url = value as? URL {
                item.add(Data(url.absoluteString.utf8), types: [PasteboardType.uriList])
                item.add([Substring(url.absoluteString)], types: PasteboardType.writtenTexts)
            } else if let data = data(of: value, type: type) {
                let isPlainText = type == PasteboardType.plainText
                item.add(data, types: isPlainText ? PasteboardType.writtenTexts : [type])
            }
        }
        return item
    }

    private static func data(of value: Any, type: String) -> Data? {
        switch value {
        case let data as Data: return data
        case let text as String: return Data(text.utf8)
        case let image as UIImage:
            return type == "image/jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData()
        default:
            return PropertyListSerialization.propertyList(value, isValidFor: .binary)
                ? try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) : nil
        }
    }
}
