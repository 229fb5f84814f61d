// SPDX-License-Identifier: MIT
public import Foundation

extension NSAttributedString {
    /// Creates text from the data of a document.
    ///
    /// Nothing outside the document is loaded: images that HTML refers to become their alternative text. Text for which
    /// the document states no color has no attribute for it.
    ///
    /// > Note: Differs from UIKit: HTML is read without a browser, on any thread, with a subset of CSS. The text doesn't
    /// > end in a newline, and the markers of lists are drawn but aren't part of the text.
    ///
    /// - Parameters:
    ///   - data: The bytes of the document.
    ///   - options: The format, the encoding, and the default attributes.
    ///   - dict: Receives the properties of the document by `DocumentAttributeKey`.
    /// - Throws: A `CocoaError`: `fileReadCorruptFile` if the data isn't of the format, `fileReadTooLarge`, or
    ///   `featureUnsupported` for Markdown if no library that reads it is installed.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let reading = try DocumentReading(data, options: options)
        dict?.pointee = reading.attributes
        self.init(attributedString: reading.text)
    }

    /// Creates text from a document in a file.
    ///
    /// - Parameters:
    ///   - url: The address of the file. Its extension determines the format, unless the options do.
    ///   - options: The format, the encoding, and the default attributes.
    ///   - dict: Receives the properties of the document by `DocumentAttributeKey`.
    /// - Throws: An error of reading the file, or those of `init(data:options:documentAttributes:)`.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let reading = try DocumentReading(url, options: options)
        dict?.pointee = reading.attributes
        self.init(attributedString: reading.text)
    }

    /// Returns the data of a document with a range of the text.
    ///
    /// Attributes that the format lacks aren't written. Images of attachments are embedded; other attachments are
    /// left out. Dynamic colors are written as in light appearance. Headings, quotations, and check boxes that were read
    /// from a document are kept.
    ///
    /// - Parameters:
    ///   - range: The range; what exceeds the text is ignored.
    ///   - dict: The format, which is required, and other properties of the document.
    /// - Returns: The bytes of the document.
    /// - Throws: A `CocoaError`: `fileWriteUnsupportedScheme` without a known format, or
    ///   `fileWriteInapplicableStringEncoding` if plain text can't be converted to the encoding.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        try DocumentWriting(dict).data(self, range)
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by that of a document's data.
    ///
    /// - Throws: Those of `init(data:options:documentAttributes:)`; the text is unchanged then.
    public func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let reading = try DocumentReading(data, options: opts)
        dict?.pointee = reading.attributes
        setAttributedString(reading.text)
    }

    /// Replaces the text by that of a document in a file.
    ///
    /// - Throws: Those of `init(url:options:documentAttributes:)`; the text is unchanged then.
    public func read(
        from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let reading = try DocumentReading(url, options: opts)
        dict?.pointee = reading.attributes
        setAttributedString(reading.text)
    }
}
