// SPDX-License-Identifier: MIT
internal import Foundation
internal import SystemFiles
internal import WaylandClient
internal import Windowing

/// Reads content that another application offers.
@MainActor
enum IncomingTransfer {
    /// Lets the source write into a new pipe, and reads its content.
    ///
    /// Canceling the task ends the transfer. `request` sends the pipe's writing end.
    static func read(
        _ type: String, limits: TransferLimits, timeSource: any TimeSource,
        request: (OwnedFileDescriptor) -> Void
    ) async throws -> Data {
        try Task.checkCancellation()
        let progress = TransferProgress(timeSource: timeSource)
        let file = try open(request)
        let transfer = Task {
            try await PipeLoop.shared.read(file, type: type, limit: limits.size, progress: progress)
        }
        var hasStalled = false
        let watchdog = TransferWatchdog(progress, timeLimit: limits.timeLimit, timeSource: timeSource) {
            hasStalled = true
            transfer.cancel()
        }
        defer { watchdog.stop() }
        do {
            return try await withTaskCancellationHandler {
                try await transfer.value
            } onCancel: {
                transfer.cancel()
            }
        } catch let error as CancellationError {
            guard hasStalled else { throw error }
            throw TransferError.timedOut(
                type: type, received: progress.byteCount, timeLimit: limits.timeLimit)
        }
    }

    /// Returns the reading end of a new pipe.
    ///
    /// The writing end is closed here, so that the source's copy is the last one.
    private static func open(_ request: (OwnedFileDescriptor) -> Void) throws(TransferError) -> OwnedFileDescriptor {
        do {
            let pipe = try OwnedFileDescriptor.pipe()
            request(pipe.writing)
            try Pipe.makeNonblocking(pipe.reading)
            return pipe.reading
        } catch {
            throw .system(operation: error.operation, code: error.code, reason: error.reason)
        }
    }
}
