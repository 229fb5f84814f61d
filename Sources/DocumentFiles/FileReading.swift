// SPDX-License-Identifier: MIT
package import Foundation
internal import Glibc
internal import SystemFiles

/// Reads whole files that may be anything: missing, huge, pipes, growing, or cut while they are read.
package enum FileReading {
    /// The number of bytes that are read between two reports.
    private static let step = 1 << 20

    /// Returns the contents of a regular file.
    ///
    /// - Parameters:
    ///   - url: The file; symbolic links are followed.
    ///   - limit: The largest number of bytes to read; `nil` for half of the machine's memory.
    ///   - report: Called with the bytes read and the bytes expected; returns whether to go on.
    /// - Returns: The contents.
    /// - Throws: `CocoaError`: `.fileReadTooLarge` beyond the limit, `.userCancelled` if `report` says so, and those of
    ///   failed system calls.
    package static func contents(
        of url: URL, limit: Int? = nil, report: (_ done: Int, _ expected: Int) -> Bool = { _, _ in true }
    ) throws -> Data {
        let (file, expected) = try open(url)
        let limit = limit ?? Int(ProcessInfo.processInfo.physicalMemory / 2)
        guard expected <= limit else { throw tooLarge(expected, limit, url) }
        return try read(file, expected, limit, url, report)
    }

    /// Returns the first bytes of a regular file, at most as many as asked for.
    ///
    /// - Throws: The errors of `contents(of:limit:report:)`.
    package static func beginning(of url: URL, byteCount: Int) throws -> Data {
        let (file, _) = try open(url)
        var bytes = [UInt8](repeating: 0, count: byteCount)
        let count = unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe Glibc.read(file.rawValue, buffer.baseAddress, buffer.count)
        }
        guard count >= 0 else {
            throw FileFailure.error("reading \(url.lastPathComponent)", errno, at: url, isReading: true)
        }
        return Data(bytes[..<count])
    }

    private static func open(_ url: URL) throws -> (file: OwnedFileDescriptor, expected: Int) {
        // Without waiting, so that a pipe without a writer is examined instead of waited for.
        let descriptor = unsafe Glibc.open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw FileFailure.error("opening \(url.lastPathComponent)", errno, at: url, isReading: true)
        }
        let file = OwnedFileDescriptor(adopting: descriptor)
        var status = stat()
        guard unsafe fstat(file.rawValue, &status) == 0 else {
            throw FileFailure.error("examining \(url.lastPathComponent)", errno, at: url, isReading: true)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileFailure.error(.fileReadUnknown, at: url, reason: "\(url.lastPathComponent) is no regular file")
        }
        return (file, Int(status.st_size))
    }

    /// Reads until the end, which is not where it was expected if another program writes the file.
    private static func read(
        _ file: OwnedFileDescriptor, _ expected: Int, _ limit: Int, _ url: URL, _ report: (Int, Int) -> Bool
    ) throws -> Data {
        var data = Data(capacity: expected)
        var piece = [UInt8](repeating: 0, count: min(step, max(expected + 1, 4096)))
        while true {
            let count = unsafe piece.withUnsafeMutableBytes { buffer in
                unsafe Glibc.read(file.rawValue, buffer.baseAddress, buffer.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw FileFailure.error("reading \(url.lastPathComponent)", errno, at: url, isReading: true)
            }
            if count == 0 { return data }
            data.append(contentsOf: piece[..<count])
            guard data.count <= limit else { throw tooLarge(data.count, limit, url) }
            guard report(data.count, max(expected, data.count)) else { throw CocoaError(.userCancelled) }
        }
    }

    private static func tooLarge(_ size: Int, _ limit: Int, _ url: URL) -> CocoaError {
        FileFailure.error(
            .fileReadTooLarge, at: url,
            reason: "\(url.lastPathComponent) has \(size) bytes, and at most \(limit) are read")
    }
}
