// SPDX-License-Identifier: MIT
internal import Foundation
internal import Glibc
internal import SystemFiles
internal import WaylandClient

/// Writes content into a pipe that another application reads.
final class PipeWriting: PipeTransfer {
    let file: OwnedFileDescriptor
    let direction = PollSet.Direction.writing
    /// Called once, on success or failure.
    var onEnd: (() -> Void)?

    private let progress: TransferProgress
    private var rest: Data

    init(_ content: Data, to file: OwnedFileDescriptor, progress: TransferProgress) {
        self.file = file
        self.progress = progress
        rest = content
    }

    func advance() -> Bool {
        if !rest.isEmpty {
            let (count, code) = unsafe rest.withUnsafeBytes { unsafe Pipe.write($0, to: file) }
            if count > 0 {
                progress.touch()
                progress.add(count)
                rest = rest.dropFirst(count)
            } else if code == EAGAIN || code == EINTR {
                return false
            } else {
                rest = Data()
            }
        }
        guard rest.isEmpty else { return false }
        finish()
        return true
    }

    func end(with error: any Error) {
        finish()
    }

    private func finish() {
        onEnd?()
        onEnd = nil
    }
}
