// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import SystemFiles
internal import WaylandClient
internal import Windowing

/// Transfers data through pipes on a separate queue, so that a slow or malicious application delays neither the main
/// actor nor frames.
actor PipeLoop {
    /// The instance for all connections of the process.
    static let shared = PipeLoop()

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    private let executor = QueueExecutor(queue: DispatchQueue(label: "shoji.transfers"))

    private var files: PollSet?
    private var source: (any DispatchSourceRead)?
    private var transfers: [UInt64: any PipeTransfer] = [:]
    private var lastIdentifier: UInt64 = 0

    /// Reads everything from a pipe up to its end.
    ///
    /// Canceling the task ends the transfer. `type` identifies the content in errors.
    ///
    /// - Throws: `TransferError.tooLarge` beyond `limit` bytes, `failed`, or `CancellationError`.
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
            // Never before the start, which is in the same job of this actor as the registration.
            Task { await self.cancel(identifier) }
        }
    }

    /// Writes all content into a pipe, as fast as its reader allows.
    ///
    /// Returns when it is complete, the reading end is closed, or the task is canceled.
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
            // Also for files that never block: other applications should pass pipes and sockets.
            transfer.end(
                with: TransferError.system(operation: error.operation, code: error.code, reason: error.reason))
        }
    }

    /// Returns the set, with a source that watches it from now on.
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

/// A transfer of the loop.
protocol PipeTransfer: AnyObject {
    var file: OwnedFileDescriptor { get }
    var direction: PollSet.Direction { get }

    /// Transfers as much as possible without blocking; returns whether the transfer has ended.
    func advance() -> Bool
    /// Aborts the transfer.
    func end(with error: any Error)
}
