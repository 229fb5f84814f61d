// SPDX-License-Identifier: MIT

/// An error in reading the content of a selection or a drag.
public enum TransferError: Error, Hashable, Sendable {
    /// The content is not available in this type.
    case typeNotOffered(type: String, offered: [String])
    /// The other application sent more data than the limit, in bytes.
    case tooLarge(type: String, limit: Int)
    /// The other application sent no data for `timeLimit` seconds.
    case timedOut(type: String, received: Int, timeLimit: Double)
    /// The other application canceled the transfer, or the content no longer exists.
    case failed(type: String, reason: String)
    /// A system call required for the transfer failed.
    case system(operation: String, code: Int32, reason: String)
}

extension TransferError: CustomStringConvertible {
    /// A message for the log.
    public var description: String {
        switch self {
        case .typeNotOffered(let type, let offered):
            offered.isEmpty
                ? "The content is not offered as \(type); there is none."
                : "The content is not offered as \(type), only as \(offered.joined(separator: ", "))."
        case .tooLarge(let type, let limit):
            "The content in \(type) is larger than the limit of \(limit) bytes."
        case .timedOut(let type, let received, let timeLimit):
            "The content in \(type) stopped after \(received) bytes: nothing came for \(timeLimit) s."
        case .failed(let type, let reason):
            "The content in \(type) could not be read: \(reason)."
        case .system(let operation, let code, let reason):
            "\(operation) failed with error \(code): \(reason)."
        }
    }
}
