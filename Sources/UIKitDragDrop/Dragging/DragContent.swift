// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore
internal import Windowing

/// The content of dragged items for other applications.
///
/// They see a single item. Of several items they receive the texts as lines of one text, the URLs as one list, and
/// otherwise the first item that has the type.
@MainActor
enum DragContent {
    static func offer(of session: DragSession) -> DataOffer {
        let providers = session.isRestrictedToDraggingApplication ? [] : session.items.map(\.itemProvider)
        var sources: [String: String] = [:]
        var types: [String] = []
        func add(_ type: String, _ identifier: String) {
            guard sources[type] == nil else { return }
            sources[type] = identifier
            types.append(type)
        }
        for provider in providers {
            for representation in provider.representations where representation.visibility != .ownProcess {
                let identifier = representation.typeIdentifier
                for type in UniformType.mimeTypes(of: identifier) { add(type, identifier) }
                if representation.isFile { add(PasteboardType.uriList, UniformType.fileURL) }
            }
        }
        types.append(session.marker)
        return DataOffer(types: types) { [sources, types] type in
            guard let identifier = sources[type] else {
                throw TransferError.typeNotOffered(type: type, offered: types)
            }
            return try await content(of: providers, type: type, identifier: identifier)
        }
    }

    private static func content(of providers: [NSItemProvider], type: String, identifier: String) async throws -> Data {
        if type == PasteboardType.uriList { return try await uriList(of: providers) }
        let isText = PasteboardType.texts.contains(type)
        var parts: [Data] = []
        for provider in providers where provider.hasItemConformingToTypeIdentifier(identifier) {
            parts.append(try await provider.data(forTypeIdentifier: identifier))
            if !isText { break }
        }
        guard let first = parts.first else { throw NSItemProvider.ErrorCode.itemUnavailableError }
        return parts.count == 1 ? first : Data(parts.joined(separator: Data("\n".utf8)))
    }

    /// Returns the URLs of all items.
    ///
    /// An item that is written to a file on request is written to a temporary one.
    private static func uriList(of providers: [NSItemProvider]) async throws -> Data {
        var urls: [Data] = []
        for provider in providers {
            if provider.hasItemConformingToTypeIdentifier(UniformType.url) {
                urls.append(try await provider.data(forTypeIdentifier: UniformType.url))
            } else if provider.representations.contains(where: \.isFile) {
                let file = try await provider.exportedFile()
                urls.append(Data(file.absoluteString.utf8))
            }
        }
        guard !urls.isEmpty else { throw NSItemProvider.ErrorCode.itemUnavailableError }
        return URIList.data(urls)
    }
}

extension NSItemProvider {
    /// Returns the file of the first file representation, or a temporary copy of it.
    fileprivate func exportedFile() async throws -> URL {
        let type = representations.first { $0.isFile }?.typeIdentifier ?? UniformType.data
        return try await withCheckedThrowingContinuation { continuation in
            _ = file(forTypeIdentifier: type, isInPlaceAllowed: true) { result in
                continuation.resume(with: result.map(\.url))
            }
        }
    }
}
