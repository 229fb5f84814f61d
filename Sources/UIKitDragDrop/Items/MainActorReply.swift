// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The result of one request, which is passed on once, on the main actor.
@MainActor
final class Reply<Value: Sendable> {
    private var completion: (@MainActor (Result<Value, any Error>) -> Void)?
    let progress: Progress

    init(_ completion: @escaping @MainActor (Result<Value, any Error>) -> Void) {
        self.completion = completion
        progress = Progress(totalUnitCount: 1)
        progress.cancellationHandler = { [weak self] in
            MainQueue.run { self?.finish(.failure(CancellationError())) }
        }
    }

    /// A handler that never replies must not leave its caller waiting.
    isolated deinit {
        completion?(.failure(NSItemProvider.ErrorCode.unknownError))
    }

    var isOpen: Bool { completion != nil }

    func finish(_ result: Result<Value, any Error>) {
        guard let completion else { return }
        self.completion = nil
        progress.completedUnitCount = progress.totalUnitCount
        completion(result)
    }
}
