// SPDX-License-Identifier: MIT

/// Why a PDF document could not be made.
public enum PDFError: Error, Hashable, Sendable {
    /// The file could not be written: the system's words.
    case unwritable(path: String, reason: String)
    /// The drawing library could not make the document: its words.
    case drawingFailed(reason: String)
}

extension PDFError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unwritable(let path, let reason): "The PDF document \"\(path)\" cannot be written: \(reason)."
        case .drawingFailed(let reason): "The PDF document cannot be made: \(reason)."
        }
    }
}
