// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

extension NSItemProvider {
    /// Loads the first representation that conforms to the type.
    ///
    /// Canceling the progress ends the request with `CancellationError`.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(representation(conformingTo: typeIdentifier)) { result in
            switch result {
            case .success(let data): completionHandler(data, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Creates an object of the class from the first representation that the class can read.
    ///
    /// Canceling the progress ends the request with `CancellationError`.
    @discardableResult
    public func loadObject<Object: NSItemProviderReading>(
        ofClass aClass: Object.Type, completionHandler: @escaping @MainActor (Object?, (any Error)?) -> Void
    ) -> Progress {
        let representation = representation(for: aClass)
        let type = representation?.typeIdentifier ?? UniformType.data
        return load(representation) { result in
            do {
                completionHandler(try Object.object(withItemProviderData: result.get(), typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Returns the data of the first representation that conforms to the type.
    ///
    /// - Throws: `ErrorCode`, the error of the registered handler, an error of a transfer, or `CancellationError`.
    package func data(forTypeIdentifier typeIdentifier: String) async throws -> Data {
        let canceling = CancelableProgress()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                canceling.progress = load(representation(conformingTo: typeIdentifier)) {
                    continuation.resume(with: $0)
                }
                if Task.isCancelled { canceling.progress?.cancel() }
            }
        } onCancel: {
            MainQueue.run { canceling.progress?.cancel() }
        }
    }

    // MARK: - Finding representations

    /// Returns the first representation that conforms to the type.
    func representation(conformingTo typeIdentifier: String) -> ItemRepresentation? {
        representations.first { UniformType.conforms($0.typeIdentifier, to: typeIdentifier) }
    }

    /// Returns the representation that the class prefers.
    func representation(for aClass: any NSItemProviderReading.Type) -> ItemRepresentation? {
        aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.representation(conformingTo: $0) }.first
    }

    // MARK: - Loading

    /// Loads a representation as data, reading a file away from the main actor.
    func load(
        _ representation: ItemRepresentation?, completion: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) -> Progress {
        let reply = Reply(completion)
        guard let representation else {
            reply.finish(.failure(ErrorCode.itemUnavailableError))
            return reply.progress
        }
        switch representation.source {
        case .data(let handler):
            reply.add(
                handler { data, error in
                    MainQueue.run {
                        reply.finish(data.map { .success($0) } ?? .failure(error ?? ErrorCode.unknownError))
                    }
                })
        case .file(let handler):
            reply.add(
                handler { url, _, error in
                    MainQueue.run {
                        guard let url else { return reply.finish(.failure(error ?? ErrorCode.unknownError)) }
                        Task {
                            let result = await ItemFiles.contents(of: url)
                            reply.finish(result)
                        }
                    }
                })
        }
        return reply.progress
    }
}

extension Reply {
    /// Adds the progress of the work that the request caused.
    func add(_ child: Progress?) {
        guard let child, isOpen else { return }
        progress.addChild(child, withPendingUnitCount: 1)
    }
}

/// The progress of a request that a task waits for.
@MainActor
private final class CancelableProgress {
    var progress: Progress?
}
