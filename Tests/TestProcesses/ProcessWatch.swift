// SPDX-License-Identifier: MIT
internal import Foundation

/// The threads that wait for a process's output and its end, with blocking calls that other tests don't delay.
enum ProcessWatch {
    /// Passes the content of the files to the stage, closing them, and then the process's exit status.
    static func start(_ process: pid_t, output: Int32, errors: Int32, stage: ProcessStage) throws(ProcessFailure) {
        let (near, far) = try makeConnection()
        Thread.detachNewThread {
            var information = siginfo_t()
            while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
            close(far)
        }
        Thread.detachNewThread {
            collect(output, errors, until: near, stage)
            for file in [output, errors, near] { close(file) }
            // The identifier can only be reused after this, so a signal never reaches another process.
            stage.queue.sync { stage.didEnd(process) }
        }
    }

    private static func collect(_ output: Int32, _ errors: Int32, until end: Int32, _ stage: ProcessStage) {
        var files = [output, errors, end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        repeat {
            guard poll(&files, 3, -1) > 0 || errno == EINTR else { return }
            if files[0].revents != 0, !forward(output, { stage.add(output: $0) }) { files[0].fd = -1 }
            if files[1].revents != 0, !forward(errors, { stage.add(errors: $0) }) { files[1].fd = -1 }
        } while files[2].revents == 0
        // The process has ended; child processes can still have its files open, so their end isn't awaited.
        _ = forward(output) { stage.add(output: $0) }
        _ = forward(errors) { stage.add(errors: $0) }
    }

    /// Reads the available data without blocking; returns `false` at the end.
    private static func forward(_ file: Int32, _ receive: ([UInt8]) -> Void) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(file, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count < 0 }
            receive(Array(bytes.prefix(count)))
        }
    }

    /// Reads a pipe to the end of what the next writer writes, and closes it.
    ///
    /// Ends early once the timeout is over
    /// without new data.
    static func read(_ file: Int32, then: @escaping @Sendable ([UInt8]) -> Void) {
        Thread.detachNewThread {
            defer { close(file) }
            var pipe = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            var contents: [UInt8] = []
            var bytes = [UInt8](repeating: 0, count: 65536)
            var timeLimit = Patience()
            while true {
                let ready = poll(&pipe, 1, 10)
                if ready < 0, errno == EINTR { continue }
                if ready == 0, !timeLimit.isExhausted() { continue }
                timeLimit = Patience()
                let count = ready > 0 ? Foundation.read(file, &bytes, bytes.count) : 0
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                guard count > 0 else { return then(contents) }
                contents += bytes.prefix(count)
            }
        }
    }
}
