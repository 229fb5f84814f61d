// SPDX-License-Identifier: MIT
import UIKit

/// Notes as documents that other applications read.
enum NoteDocument {
    static func data(_ text: NoteText, title: String, as type: NSAttributedString.DocumentType) throws -> Data {
        let string = NoteStyles.attributedString(text)
        return try string.data(
            from: NSRange(location: 0, length: string.length),
            documentAttributes: [.documentType: type, .title: title])
    }
}
