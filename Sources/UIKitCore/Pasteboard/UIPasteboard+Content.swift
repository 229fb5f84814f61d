// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import Windowing

extension UIPasteboard {
    // MARK: - Text

    /// The text of the first item; setting it replaces all content.
    public var string: String? {
        get { ownString ?? (store.own == nil ? store.foreignText : nil) }
        set { store.put(newValue.map { [Self.item($0)] } ?? []) }
    }

    /// The texts of all items; other applications see them one below the other.
    public var strings: [String]? {
        get {
            guard let own = store.own else { return store.foreignText.map { [$0] } }
            let strings = own.compactMap(Self.string)
            return strings.isEmpty ? nil : strings
        }
        set { store.put((newValue ?? []).map(Self.item)) }
    }

    /// Whether there is text, which may have to be waited for.
    public var hasStrings: Bool { PasteboardType.best(of: PasteboardType.texts, in: store.types) != nil }

    /// The text, ours or another application's; `nil` if there is none.
    ///
    /// - Throws: a `WindowingError` if the other application does not deliver, or `CancellationError`.
    public func loadString() async throws -> String? {
        if let ownString { return ownString }
        guard let type = PasteboardType.best(of: PasteboardType.texts, in: store.types) else { return nil }
        return PasteboardType.string(try await store.load(type), type: type)
    }

    /// The text that this application put here, if it still is.
    var ownString: String? { store.own?.first.flatMap(Self.string) }

    private static func item(_ string: String) -> PasteboardItem {
        var item = PasteboardItem()
        item.add(Data(string.utf8), types: PasteboardType.texts.filter { $0 != "STRING" && $0 != "TEXT" })
        return item
    }

    private static func string(_ item: PasteboardItem) -> String? {
        guard let type = PasteboardType.best(of: PasteboardType.texts, in: item.types), let data = item.contents[type]
        else { return nil }
        return PasteboardType.string(data, type: type)
    }

    // MARK: - Addresses

    /// The first address; setting it replaces all content, and gives those who ask for text the address as text.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses of all items that this application put here.
    public var urls: [URL]? {
        get {
            let urls = (store.own ?? []).compactMap { $0.contents[PasteboardType.uriList] }.flatMap(PasteboardType.urls)
            return urls.isEmpty ? nil : urls
        }
        set {
            store.put(
                (newValue ?? []).map { url in
                    var item = Self.item(url.absoluteString)
                    item.add(Data(url.absoluteString.utf8), types: [PasteboardType.uriList])
                    return item
                })
        }
    }

    public var hasURLs: Bool { store.types.contains(PasteboardType.uriList) }

    // MARK: - Images

    /// The first image; setting it replaces all content.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items that this application put here.
    public var images: [UIImage]? {
        get {
            let images = (store.own ?? []).compactMap { item in
                PasteboardType.best(of: PasteboardType.images, in: item.types).flatMap { item.contents[$0] }
                    .flatMap { UIImage(data: $0) }
            }
            return images.isEmpty ? nil : images
        }
        set {
            store.put(
                (newValue ?? []).compactMap { image in
                    guard let data = image.pngData() else { return nil }
                    var item = PasteboardItem()
                    item.add(data, types: [PasteboardType.png])
                    return item
                })
        }
    }

    public var hasImages: Bool { PasteboardType.best(of: PasteboardType.images, in: store.types) != nil }

    // MARK: - Any form

    /// The MIME types of the first item.
    public var types: [String] { store.types }

    public func contains(pasteboardTypes: [String]) -> Bool {
        pasteboardTypes.contains { PasteboardType.best(of: PasteboardType.alternatives($0), in: store.types) != nil }
    }

    /// The first item in one of its forms, if this application put it here.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        guard let item = store.own?.first,
            let type = PasteboardType.best(of: PasteboardType.alternatives(pasteboardType), in: item.types)
        else { return nil }
        return item.contents[type]
    }

    /// Replaces all content by `data`, which is in the form that the type says.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        var item = PasteboardItem()
        item.add(data, types: [PasteboardType.mime(pasteboardType)])
        store.put([item])
    }

    /// The first item in one of its forms, ours or another application's.
    ///
    /// - Throws: a `WindowingError` if there is no such form, or the other application does not deliver, or
    ///   `CancellationError`.
    public func loadData(forPasteboardType pasteboardType: String) async throws -> Data {
        let names = PasteboardType.alternatives(pasteboardType)
        return try await store.load(PasteboardType.best(of: names, in: store.types) ?? names[0])
    }
}
