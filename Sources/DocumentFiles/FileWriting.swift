// SPDX-License-Identifier: MIT
package import Foundation
internal import Glibc
internal import SystemFiles

/// Writes whole files.
package enum FileWriting {
    /// The number of bytes that are written between two reports.
    private static let step = 1 << 20

    /// Writes a file with the permissions that new files of the user have.
    ///
    /// - Parameters:
    ///   - data: The contents.
    ///   - url: The file, which is replaced if it exists.
    ///   - report: Called with the number of bytes written so far.
    /// - Throws: `CocoaError`; the file is then incomplete.
    package static func write(_ data: Data, to url: URL, report: (Int) -> Void = { _ in }) throws {
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
        let descriptor = unsafe Glibc.open(url.path, flags, 0o666)
        guard descriptor >= 0 else { throw FileFailure.error("creating \(url.lastPathComponent)", errno, at: url) }
        let file = OwnedFileDescriptor(adopting: descriptor)
        var done = 0
        while done < data.count {
            let end = min(done + step, data.count)
            let count = unsafe data[data.startIndex + done..<data.startIndex + end].withUnsafeBytes { bytes in
                unsafe Glibc.write(file.rawValue, bytes.baseAddress, bytes.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                throw FileFailure.error("writing \(data.count) bytes to \(url.lastPathComponent)", errno, at: url)
            }
            done += count
            report(done)
        }
    }
}
