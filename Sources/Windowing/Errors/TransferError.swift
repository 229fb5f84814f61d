// SPDX-License-Identifier: MIT

/// The reason why the content of a selection or of a drag cannot be read.
public enum TransferError: Error, Hashable, Sendable {
    /// There is content, but not of this type.
    case typeNotOffered(type: String, offered: [String])
    /// The other application sends more than the limit, in bytes.
    case tooLarge(type: String, limit: Int)
    /// The other application sent nothing for `patience` seconds.
    case timedOut(type: String, received: Int, patience: Double)
    /// The other application gave up, or the content no longer exists.
    case failed(type: String, reason: String)
    /// The system refused a resource that the transfer needs.
    case system(operation: String, code: Int32, reason: String)
}

extension TransferError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .typeNotOffered(let type, let offered):
            offered.isEmpty
                ? "The content is not offered as \(type); there is none."
                : "The content is not offered as \(type), only as \(offered.joined(separator: ", "))."
        case .tooLarge(let type, let limit):
            "The content in \(type) is larger than the limit of \(limit) bytes."
        case .timedOut(let type, let received, let patience):
            "The content in \(type) stopped after \(received) bytes: nothing came for \(patience) s."
        case .failed(let type, let reason):
            "The content in \(type) could not be read: \(reason)."
        case .system(let operation, let code, let reason):
            "\(operation) failed with error \(code): \(reason)."
        }
    }
}
