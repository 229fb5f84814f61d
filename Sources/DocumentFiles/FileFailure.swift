// SPDX-License-Identifier: MIT
internal import Foundation
internal import Glibc
internal import SystemFiles

/// Makes the errors of this module: Foundation's codes, so that applications recognize them, with the failed call.
enum FileFailure {
    /// An error for a system call that failed while `url` was read or written.
    ///
    /// - Parameters:
    ///   - operation: What was done, such as "renaming Draft.txt".
    ///   - code: The `errno` value.
    ///   - url: The file.
    ///   - isReading: Whether the file was read, which decides between some of the codes.
    /// - Returns: The error.
    static func error(_ operation: String, _ code: Int32, at url: URL, isReading: Bool = false) -> CocoaError {
        make(kind(code, isReading), at: url, SystemError(operation: operation, code: code))
    }

    /// An error of a kind, with what was needed and what there was in `reason`.
    static func error(_ kind: CocoaError.Code, at url: URL, reason: String) -> CocoaError {
        make(kind, at: url, Unsuitable(reason: reason))
    }

    private static func make(_ kind: CocoaError.Code, at url: URL, _ cause: any Error) -> CocoaError {
        CocoaError(
            kind,
            userInfo: [
                NSFilePathErrorKey: url.path, NSURLErrorKey: url, NSUnderlyingErrorKey: cause,
                NSLocalizedFailureReasonErrorKey: "\(cause)",
            ])
    }

    private static func kind(_ code: Int32, _ isReading: Bool) -> CocoaError.Code {
        switch code {
        case ENOENT, ENOTDIR: isReading ? .fileReadNoSuchFile : .fileNoSuchFile
        case EACCES, EPERM: isReading ? .fileReadNoPermission : .fileWriteNoPermission
        case ENOSPC, EDQUOT: .fileWriteOutOfSpace
        case EROFS: .fileWriteVolumeReadOnly
        case EEXIST: .fileWriteFileExists
        case EFBIG where isReading: .fileReadTooLarge
        case ENAMETOOLONG: isReading ? .fileReadInvalidFileName : .fileWriteInvalidFileName
        default: isReading ? .fileReadUnknown : .fileWriteUnknown
        }
    }

    /// A reason for which a file is unsuitable.
    private struct Unsuitable: Error, CustomStringConvertible {
        let reason: String
        var description: String { reason }
    }
}
