// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// Gives content of this application's to others that ask for it.
@MainActor
final class OutgoingTransfers {
    /// Requests served at a time; each holds a file and the content, and asking costs the other side nothing.
    static let capacity = 64
    /// Seconds without a byte taken after which a reader counts as gone; it may well be stopped in a debugger.
    static let patience: TimeInterval = 60

    private let timeSource: any TimeSource
    private(set) var count = 0

    init(timeSource: any TimeSource) {
        self.timeSource = timeSource
    }

    /// Has the content made and writes it; what was not offered, or is one too many, ends with nothing.
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
        let watchdog = TransferWatchdog(progress, patience: Self.patience, timeSource: timeSource) {
            writing.cancel()
        }
        await writing.value
        watchdog.stop()
    }
}
