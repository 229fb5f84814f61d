// SPDX-License-Identifier: MIT

/// An error in creating a PDF document.
public enum PDFError: Error, Hashable, Sendable {
    /// The file could not be written, with the system's message.
    case unwritable(path: String, reason: String)
    /// Cairo could not create the document, with its message.
    case drawingFailed(reason: String)
}

extension PDFError: CustomStringConvertible {
    /// A message for the log.
    public var description: String {
        switch self {
        case .unwritable(let path, let reason): "The PDF document \"\(path)\" cannot be written: \(reason)."
        case .drawingFailed(let reason): "The PDF document cannot be made: \(reason)."
        }
    }
}
