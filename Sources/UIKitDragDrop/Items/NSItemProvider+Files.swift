// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

extension NSItemProvider {
    /// Loads the first representation that conforms to the type, as a temporary file.
    ///
    /// The file is a copy, which is removed when the handler returns: the handler moves or copies what it keeps.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
    ) -> Progress {
        file(forTypeIdentifier: typeIdentifier, isInPlaceAllowed: false) { result in
            switch result {
            case .success(let file):
                completionHandler(file.url, nil)
                Task { await ItemFiles.remove(file.url) }
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads the first representation that conforms to the type, as the original file if the provider allows it.
    ///
    /// The handler receives whether the file is the original. A copy is left to the receiver, which removes it.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        file(forTypeIdentifier: typeIdentifier, isInPlaceAllowed: true) { result in
            switch result {
            case .success(let file): completionHandler(file.url, file.isOriginal, nil)
            case .failure(let error): completionHandler(nil, false, error)
            }
        }
    }

    /// A file with the content of an item.
    struct LoadedFile: Sendable {
        var url: URL
        var isOriginal: Bool
    }

    func file(
        forTypeIdentifier typeIdentifier: String, isInPlaceAllowed: Bool,
        completion: @escaping @MainActor (Result<LoadedFile, any Error>) -> Void
    ) -> Progress {
        let file = representations.first {
            $0.isFile && UniformType.conforms($0.typeIdentifier, to: typeIdentifier)
        }
        if let file, case .file(let handler) = file.source {
            let reply = Reply(completion)
            let mayStay = isInPlaceAllowed && file.fileOptions.contains(.openInPlace)
            reply.add(
                handler { url, _, error in
                    MainQueue.run {
                        guard let url else { return reply.finish(.failure(error ?? ErrorCode.unknownError)) }
                        if mayStay { return reply.finish(.success(LoadedFile(url: url, isOriginal: true))) }
                        Task {
                            let copy = await ItemFiles.copy(url)
                            reply.finish(copy.map { LoadedFile(url: $0, isOriginal: false) })
                        }
                    }
                })
            return reply.progress
        }
        let representation = representation(conformingTo: typeIdentifier)
        let name = ItemFiles.safeName(suggestedName, type: representation?.typeIdentifier ?? typeIdentifier)
        let reply = Reply(completion)
        reply.add(
            load(representation) { result in
                switch result {
                case .success(let data):
                    Task {
                        let url = await ItemFiles.write(data, named: name)
                        reply.finish(url.map { LoadedFile(url: $0, isOriginal: false) })
                    }
                case .failure(let error): reply.finish(.failure(error))
                }
            })
        return reply.progress
    }
}
