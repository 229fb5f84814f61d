// SPDX-License-Identifier: MIT
internal import Foundation
internal import SystemFiles
internal import WaylandClient
internal import Windowing

/// Provides the application's content to other applications.
@MainActor
final class OutgoingTransfers {
    /// The maximum number of simultaneous transfers; each one uses a descriptor and the content, and requests are cheap
    /// for the other side.
    static let capacity = 64
    /// The time without progress after which a transfer fails, in seconds; a reader can be stopped in a debugger.
    static let timeLimit: TimeInterval = 60

    private let timeSource: any TimeSource
    private(set) var count = 0

    init(timeSource: any TimeSource) {
        self.timeSource = timeSource
    }

    /// Creates the content and writes it.
    ///
    /// A type that wasn't offered, or one request too many, gets no data.
    func send(_ offer: DataOffer, as type: String, to file: OwnedFileDescriptor) {
        guard offer.types.contains(type), count < Self.capacity, (try? Pipe.makeNonblocking(file)) != nil else {
            return
        }
        count += 1
        Task {
            if let content = try? await offer.data(type) { await write(content, to: file) }
            count -= 1
        }
    }

    private func write(_ content: Data, to file: OwnedFileDescriptor) async {
        let progress = TransferProgress(timeSource: timeSource)
        let writing = Task { await PipeLoop.shared.write(content, to: file, progress: progress) }
        let watchdog = TransferWatchdog(progress, timeLimit: Self.timeLimit, timeSource: timeSource) {
            writing.cancel()
        }
        await writing.value
        watchdog.stop()
    }
}
