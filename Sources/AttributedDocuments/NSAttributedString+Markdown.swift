// SPDX-License-Identifier: MIT
public import Foundation

extension NSAttributedString {
    /// Creates text from Markdown.
    ///
    /// > Note: Differs from Foundation: there are no parsing options, and the text has fonts and paragraph styles instead
    /// > of presentation intents.
    ///
    /// - Parameters:
    ///   - markdown: The Markdown.
    ///   - baseURL: The address to which relative links refer.
    /// - Throws: A `CocoaError`: `featureUnsupported` if no library that reads Markdown is installed, or
    ///   `fileReadTooLarge`.
    public convenience init(markdown: String, baseURL: URL? = nil) throws {
        try self.init(markdown: Data(markdown.utf8), baseURL: baseURL)
    }

    /// Creates text from Markdown in UTF-8.
    ///
    /// - Parameters:
    ///   - markdown: The Markdown; invalid bytes are replaced.
    ///   - baseURL: The address to which relative links refer.
    /// - Throws: Those of the initializer from a string.
    public convenience init(markdown: Data, baseURL: URL? = nil) throws {
        let options: DocumentReading.Options = [.documentType: DocumentType.markdown]
        self.init(attributedString: try DocumentReading(markdown, options: options, baseURL: baseURL).text)
    }
}
