// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Reads the content of an application that can be slow or never respond.
@MainActor
enum HeadlessTransfer {
    /// The end of a transfer, by whichever is first: the content, the timeout, or the task's cancellation.
    @MainActor
    private final class Race {
        var continuation: CheckedContinuation<Data, any Error>?
        var making: Task<Void, Never>?
        var deadline: ScheduledCall?

        func finish(_ result: Result<Data, any Error>) {
            deadline?.cancel()
            making?.cancel()
            continuation?.resume(with: result)
            continuation = nil
        }
    }

    static func read(
        _ offer: DataOffer, as type: String, limits: TransferLimits, timeSource: any TimeSource
    ) async throws -> Data {
        try Task.checkCancellation()
        let race = Race()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                race.continuation = continuation
                race.making = Task {
                    do {
                        race.finish(.success(try await offer.content(type, limits: limits)))
                    } catch {
                        race.finish(.failure(error))
                    }
                }
                guard limits.timeLimit.isFinite else { return }
                race.deadline = timeSource.schedule(after: limits.timeLimit) {
                    let error = TransferError.timedOut(type: type, received: 0, timeLimit: limits.timeLimit)
                    race.finish(.failure(error))
                }
            }
        } onCancel: {
            Task { @MainActor in race.finish(.failure(CancellationError())) }
        }
    }
}
