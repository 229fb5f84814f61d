// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

/// The type identifiers of plain text.
private let textTypes = [UniformType.utf8Text, UniformType.plainText]

extension String: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { textTypes }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.utf8Text] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
        try PasteboardType.string(data, type: typeIdentifier).orUnexpected()
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(utf8), nil)
        return nil
    }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { textTypes }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.utf8Text] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let string = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        return try (NSString(string: string) as? Self).orUnexpected()
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        String(self).loadData(
            withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
    }
}

/// Attributed text is exchanged without its attributes.
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { textTypes }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.utf8Text] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let string = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        return try (NSAttributedString(string: string) as? Self).orUnexpected()
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        string.loadData(withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
    }
}

extension Optional {
    /// Returns the value.
    ///
    /// - Throws: `unexpectedValueClassError` for `nil`.
    func orUnexpected() throws -> Wrapped {
        guard let self else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
        return self
    }
}
