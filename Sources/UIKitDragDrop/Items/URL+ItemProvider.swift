// SPDX-License-Identifier: MIT
public import Foundation

extension URL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UniformType.fileURL, UniformType.url] }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.url] }

    /// The type of a file's URL, or of other URLs.
    public var writableTypeIdentifiersForItemProvider: [String] {
        [isFileURL ? UniformType.fileURL : UniformType.url]
    }

    /// Returns the first valid URL of a list.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
        try URIList.urls(in: data).first.orUnexpected()
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        URL.readableTypeIdentifiersForItemProvider
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.url] }

    /// The type of a file's URL, or of other URLs.
    public var writableTypeIdentifiersForItemProvider: [String] {
        [isFileURL ? UniformType.fileURL : UniformType.url]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        return try (NSURL(string: url.absoluteString) as? Self).orUnexpected()
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(absoluteString).utf8), nil)
        return nil
    }
}
