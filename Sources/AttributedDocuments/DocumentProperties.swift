// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText
internal import UIKitCore

extension RichTextDocument.Properties {
    typealias Attributes = [NSAttributedString.DocumentAttributeKey: Any]

    private typealias Text = (
        key: NSAttributedString.DocumentAttributeKey, path: WritableKeyPath<RichTextDocument.Properties, String?>
    )

    private static var texts: [Text] {
        [
            (.title, \.title), (.author, \.author), (.subject, \.subject), (.company, \.company), (.comment, \.comment),
        ]
    }

    /// Creates properties from attributes; values of other types are ignored.
    init(_ attributes: Attributes) {
        self.init()
        for text in Self.texts { self[keyPath: text.path] = attributes[text.key] as? String }
        keywords = attributes[.keywords] as? [String] ?? []
        if let size = attributes[.paperSize] as? CGSize {
            paperWidth = Double(size.width)
            paperHeight = Double(size.height)
        }
        if let margin = attributes[.paperMargin] as? UIEdgeInsets {
            leftMargin = Double(margin.left)
            rightMargin = Double(margin.right)
            topMargin = Double(margin.top)
            bottomMargin = Double(margin.bottom)
        }
        defaultTabInterval = DocumentValues.number(attributes[.defaultTabInterval])
        viewMode = DocumentValues.number(attributes[.viewMode]).map { $0 == 1 ? 1 : 0 }
    }

    /// The attributes of a document that was read.
    var attributes: Attributes {
        var result: Attributes = [:]
        for text in Self.texts { if let value = self[keyPath: text.path] { result[text.key] = value } }
        if !keywords.isEmpty { result[.keywords] = keywords }
        if let paperWidth, let paperHeight { result[.paperSize] = CGSize(width: paperWidth, height: paperHeight) }
        if leftMargin != nil || rightMargin != nil || topMargin != nil || bottomMargin != nil {
            result[.paperMargin] = UIEdgeInsets(
                top: topMargin ?? 0, left: leftMargin ?? 0, bottom: bottomMargin ?? 0, right: rightMargin ?? 0)
        }
        if let defaultTabInterval { result[.defaultTabInterval] = defaultTabInterval }
        if let viewMode { result[.viewMode] = viewMode }
        return result
    }
}
