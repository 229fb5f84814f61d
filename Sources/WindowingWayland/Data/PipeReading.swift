// SPDX-License-Identifier: MIT
internal import Foundation
internal import Glibc
internal import SystemFiles
internal import WaylandClient
internal import Windowing

/// Reads the data that another application writes into a pipe.
final class PipeReading: PipeTransfer {
    /// The default capacity of a pipe.
    private static let chunkSize = 65_536

    let file: OwnedFileDescriptor
    let direction = PollSet.Direction.reading
    /// Called once.
    var onEnd: ((Result<Data, any Error>) -> Void)?

    private let type: String
    private let limit: Int
    private let progress: TransferProgress
    private var content = Data()

    init(_ file: OwnedFileDescriptor, type: String, limit: Int, progress: TransferProgress) {
        self.file = file
        self.type = type
        self.limit = max(0, limit)
        self.progress = progress
    }

    func advance() -> Bool {
        // Before reading, so that an observer of the empty pipe can rely on the progress having been recorded.
        progress.touch()
        // One byte beyond the limit shows that there is too much.
        let wanted = min(Self.chunkSize - 1, limit - content.count) + 1
        var (count, code) = (0, Int32(0))
        let chunk = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
            count = unsafe read(file.rawValue, buffer.baseAddress, wanted)
            code = errno
            filled = max(count, 0)
        }
        if count > 0 {
            content.append(contentsOf: chunk)
            progress.add(count)
            guard content.count > limit else { return false }
            end(with: TransferError.tooLarge(type: type, limit: limit))
        } else if count == 0 {
            finish(.success(content))
        } else {
            if code == EAGAIN || code == EINTR { return false }
            let reason = SystemError(operation: "reading", code: code).reason
            end(with: TransferError.failed(type: type, reason: reason))
        }
        return true
    }

    func end(with error: any Error) {
        finish(.failure(error))
    }

    private func finish(_ result: Result<Data, any Error>) {
        onEnd?(result)
        onEnd = nil
    }
}
