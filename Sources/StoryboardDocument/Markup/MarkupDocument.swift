// SPDX-License-Identifier: MIT

/// An XML document that is no UI file, such as a drawing.
package enum MarkupDocument {
    /// Reads a document of at most `maximumSize` bytes.
    ///
    /// It may have a document type, but no entities.
    package static func element(
        of bytes: [UInt8], maximumSize: Int
    ) throws(InterfaceDocumentError) -> InterfaceElement {
        var limits = MarkupLimits()
        limits.bytes = maximumSize
        limits.acceptsDocumentType = true
        return try MarkupReader.read(bytes, limits: limits)
    }
}
