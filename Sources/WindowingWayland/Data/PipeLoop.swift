// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import WaylandClient
internal import Windowing

/// Moves bytes between this application and others through pipes, all on one queue of its own: neither the main actor
/// nor a frame waits for a slow or malicious other side.
actor PipeLoop {
    /// Serves all connections of the process.
    static let shared = PipeLoop()

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    private let executor = QueueExecutor(queue: DispatchQueue(label: "shoji.transfers"))

    private var files: PollSet?
    private var source: (any DispatchSourceRead)?
    private var transfers: [UInt64: any PipeTransfer] = [:]
    private var lastIdentifier: UInt64 = 0

    /// Everything that comes out of a pipe up to its end; cancelling the task ends it.
    ///
    /// Throws `transferTooLarge` beyond `limit` bytes, `transferFailed`, or `CancellationError`. `type` is what errors
    /// call the content.
    func read(
        _ file: OwnedFileDescriptor, type: String, limit: Int, progress: TransferProgress
    ) async throws -> Data {
        let transfer = PipeReading(file, type: type, limit: limit, progress: progress)
        let identifier = nextIdentifier()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfer.onEnd = { continuation.resume(with: $0) }
                start(transfer, as: identifier)
            }
        } onCancel: {
            // Never before the start, which happens in the same turn of this actor as the registration.
            Task { await self.cancel(identifier) }
        }
    }

    /// Writes everything into a pipe, as fast as its reader takes it.
    ///
    /// Returns when that is done, nobody reads any more, or the task is cancelled.
    func write(_ content: Data, to file: OwnedFileDescriptor, progress: TransferProgress) async {
        let transfer = PipeWriting(content, to: file, progress: progress)
        let identifier = nextIdentifier()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfer.onEnd = { continuation.resume() }
                start(transfer, as: identifier)
            }
        } onCancel: {
            Task { await self.cancel(identifier) }
        }
    }

    private func nextIdentifier() -> UInt64 {
        lastIdentifier += 1
        return lastIdentifier
    }

    private func start(_ transfer: any PipeTransfer, as identifier: UInt64) {
        do {
            let files = try openFiles()
            try files.add(transfer.file, for: transfer.direction, identifier: identifier)
            transfers[identifier] = transfer
        } catch {
            // Also where a file never makes anybody wait: another application hands over pipes and sockets.
            transfer.end(
                with: WindowingError.system(operation: error.operation, code: error.code, reason: error.reason))
        }
    }

    /// The set, with the one source that watches it from now on.
    private func openFiles() throws(SystemError) -> PollSet {
        if let files { return files }
        let files = try PollSet()
        let source = DispatchSource.makeReadSource(fileDescriptor: files.fileDescriptor, queue: executor.queue)
        source.setEventHandler { [unowned self] in assumeIsolated { $0.advance() } }
        source.setCancelHandler { withExtendedLifetime(files) {} }
        source.activate()
        self.files = files
        self.source = source
        return files
    }

    private func advance() {
        for identifier in files?.ready() ?? [] {
            guard let transfer = transfers[identifier], transfer.advance() else { continue }
            remove(identifier)
        }
    }

    private func cancel(_ identifier: UInt64) {
        guard let transfer = remove(identifier) else { return }
        transfer.end(with: CancellationError())
    }

    @discardableResult
    private func remove(_ identifier: UInt64) -> (any PipeTransfer)? {
        guard let transfer = transfers.removeValue(forKey: identifier) else { return nil }
        files?.remove(transfer.file)
        return transfer
    }
}

/// One transfer of the loop's.
protocol PipeTransfer: AnyObject {
    var file: OwnedFileDescriptor { get }
    var direction: PollSet.Direction { get }

    /// Moves what can be moved without waiting; whether the transfer has ended.
    func advance() -> Bool
    /// Ends it before its time.
    func end(with error: any Error)
}
