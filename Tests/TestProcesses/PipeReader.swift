// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Glibc

/// Reads a pipe whenever there is something in it, and closes it with its last reference.
final class PipeReader {
    private let source: any DispatchSourceRead
    private let file: Int32
    private let receive: ([UInt8]) -> Void
    private(set) var isAtEnd = false

    /// Takes the pipe over; `receive` is called on `queue`, at the pipe's end with nothing.
    init(adopting file: Int32, queue: DispatchQueue, _ receive: @escaping ([UInt8]) -> Void) {
        self.file = file
        self.receive = receive
        _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
        source = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
        // A source must not outlive its file.
        source.setCancelHandler { close(file) }
        source.setEventHandler { [weak self] in self?.read() }
        source.activate()
    }

    deinit {
        source.cancel()
    }

    /// Reads what there is, and does not wait for more.
    func read() {
        var bytes = [UInt8](repeating: 0, count: 65536)
        while !isAtEnd {
            let count = Glibc.read(file, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return }
            isAtEnd = count == 0
            if isAtEnd { source.cancel() }
            receive(Array(bytes.prefix(count)))
        }
    }
}
