// SPDX-License-Identifier: MIT
public import Foundation

/// A part of a text, such as a paragraph.
@preconcurrency @MainActor
open class NSTextElement: NSObject {
    /// The content manager of the text.
    open weak var textContentManager: NSTextContentManager?

    /// The locations of the element in the text; `nil` for an element of no text.
    open var elementRange: NSTextRange?

    /// The elements inside this one; none by default.
    open var childElements: [NSTextElement] { [] }

    /// The element around this one; `nil` by default.
    open var parent: NSTextElement? { nil }

    /// Whether the element is a part of the text as it is laid out, rather than one that is hidden; `true` by default.
    open var isRepresentedElement: Bool { true }

    /// Creates an element of a text.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}
