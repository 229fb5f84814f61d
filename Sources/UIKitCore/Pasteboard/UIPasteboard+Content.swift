// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import Windowing

extension UIPasteboard {
    // MARK: - Text

    /// The text of the first item.
    ///
    /// Setting it replaces all content.
    public var string: String? {
        get { ownString ?? (store.own == nil ? store.foreignText : nil) }
        set { store.put(newValue.map { [Self.item($0)] } ?? []) }
    }

    /// The texts of all items.
    ///
    /// Other applications receive them as separate lines.
    public var strings: [String]? {
        get {
            guard let own = store.own else { return store.foreignText.map { [$0] } }
            let strings = own.compactMap(Self.string)
            return strings.isEmpty ? nil : strings
        }
        set { store.put((newValue ?? []).map { Self.item($0) }) }
    }

    /// Whether the pasteboard contains text, which may have to be loaded from another application.
    ///
    /// `false` until that application has reported the types of its content; `loadString()` waits for them.
    public var hasStrings: Bool { PasteboardType.text(in: store.types) != nil }

    /// Whether the pasteboard contains text as far as is known, so that pasting is worth a try.
    package var mayHaveStrings: Bool { hasStrings || !store.knowsTypes }

    /// Returns the text, loading it from another application if necessary; `nil` if there is none.
    ///
    /// - Throws: A `TransferError` if the other application doesn't deliver the text, or `CancellationError`.
    public func loadString() async throws -> String? {
        if let ownString { return ownString }
        await store.loadTypes()
        guard let type = PasteboardType.text(in: store.types) else { return nil }
        let data = try await store.load(type)
        return await Task.detached { PasteboardType.string(data, type: type) }.value
    }

    /// The text written by this application, if it is still current.
    var ownString: String? { store.own?.first.flatMap(Self.string) }

    private static func item(_ string: String) -> PasteboardItem { item([Substring(string)]) }

    private static func item(_ text: [Substring]) -> PasteboardItem {
        var item = PasteboardItem()
        item.add(text, types: PasteboardType.writtenTexts)
        return item
    }

    /// Replaces all content by a text in parts, which are joined when it is read.
    package func setText(_ parts: [Substring]) { store.put([Self.item(parts)]) }

    private static func string(_ item: PasteboardItem) -> String? {
        guard let type = PasteboardType.text(in: item.types), let data = item[type]
        else { return nil }
        return PasteboardType.string(data, type: type)
    }

    // MARK: - URLs

    /// The first URL.
    ///
    /// Setting it replaces all content, and also provides the URL as text.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items written by this application.
    public var urls: [URL]? {
        get {
            let urls = (store.own ?? []).compactMap { $0[PasteboardType.uriList] }.flatMap(PasteboardType.urls)
            return urls.isEmpty ? nil : urls
        }
        set {
            store.put((newValue ?? []).map { Self.item($0) })
        }
    }

    private static func item(_ url: URL) -> PasteboardItem {
        var item = item(url.absoluteString)
        item.add(Data(url.absoluteString.utf8), types: [PasteboardType.uriList])
        return item
    }

    /// Whether the pasteboard contains URLs.
    public var hasURLs: Bool { PasteboardType.best(of: [PasteboardType.uriList], in: store.types) != nil }

    // MARK: - Images

    /// The first image.
    ///
    /// Setting it replaces all content.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items written by this application.
    public var images: [UIImage]? {
        get {
            let images = (store.own ?? []).compactMap { item in
                PasteboardType.best(of: PasteboardType.images, in: item.types).flatMap { item[$0] }
                    .flatMap { UIImage(data: $0) }
            }
            return images.isEmpty ? nil : images
        }
        set {
            store.put((newValue ?? []).compactMap { Self.item($0) })
        }
    }

    private static func item(_ image: UIImage) -> PasteboardItem? {
        guard let data = image.pngData() else { return nil }
        var item = PasteboardItem()
        item.add(data, types: [PasteboardType.png])
        return item
    }

    /// Whether the pasteboard contains images, which may have to be loaded from another application.
    public var hasImages: Bool { PasteboardType.best(of: PasteboardType.images, in: store.types) != nil }

    // MARK: - Several kinds

    /// The content of an item.
    package enum Content {
        case text(String)
        case url(URL)
        case image(UIImage)
    }

    /// Replaces all content by items of different kinds; images that can't be encoded are omitted.
    package func setContents(_ contents: [Content]) {
        store.put(
            contents.compactMap { content in
                switch content {
                case .text(let text): Self.item(text)
                case .url(let url): Self.item(url)
                case .image(let image): Self.item(image)
                }
            })
    }

    // MARK: - Custom types

    /// The MIME types of the first item.
    public var types: [String] { store.types }

    /// Returns whether the first item is available in any of the given types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        pasteboardTypes.contains { PasteboardType.best(of: PasteboardType.alternatives($0), in: store.types) != nil }
    }

    /// Returns the first item in the given type, if it was written by this application.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        guard let item = store.own?.first,
            let type = PasteboardType.best(of: PasteboardType.alternatives(pasteboardType), in: item.types)
        else { return nil }
        return item[type]
    }

    /// Replaces all content by `data` of the given type.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        var item = PasteboardItem()
        item.add(data, types: [PasteboardType.mime(pasteboardType)])
        store.put([item])
    }

    /// Returns the first item in the given type, loading it from another application if necessary.
    ///
    /// - Throws: A `TransferError` if the type isn't available or the other application doesn't deliver it, or
    ///   `CancellationError`.
    public func loadData(forPasteboardType pasteboardType: String) async throws -> Data {
        await store.loadTypes()
        let names = PasteboardType.alternatives(pasteboardType)
        let type = PasteboardType.best(of: names, in: store.types) ?? names[0]
        let data = try await store.load(type)
        // Text in another charset than the requested type's.
        guard type != names[0], PasteboardType.isText(type) else { return data }
        return await Task.detached { PasteboardType.string(data, type: type).map { Data($0.utf8) } ?? data }.value
    }
}
