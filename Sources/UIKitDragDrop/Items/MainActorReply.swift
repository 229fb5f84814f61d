// SPDX-License-Identifier: MIT
internal import Foundation

/// Calls `work` on the main actor: at once if the caller is on it, otherwise soon.
nonisolated func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueue.key) != nil {
        MainActor.assumeIsolated(work)
    } else {
        DispatchQueue.main.async { work() }
    }
}

/// Identifies the main queue, which a process without a run loop serves on other threads than the main one.
private enum MainQueue {
    static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}

/// The result of one request, which is passed on once, on the main actor.
@MainActor
final class Reply<Value: Sendable> {
    private var completion: (@MainActor (Result<Value, any Error>) -> Void)?
    let progress: Progress

    init(_ completion: @escaping @MainActor (Result<Value, any Error>) -> Void) {
        self.completion = completion
        progress = Progress(totalUnitCount: 1)
        progress.cancellationHandler = { [weak self] in
            onMainActor { self?.finish(.failure(CancellationError())) }
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
