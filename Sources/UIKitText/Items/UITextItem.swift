// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A part of a text view's text with which the user can interact.
///
/// > Note: Differs from UIKit: menus of text items are shown without a preview.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The content of a text item.
    public enum Content {
        /// A link, or data that was detected in the text.
        case link(URL)
        /// An image or a view in the text.
        case textAttachment(NSTextAttachment)
        /// The value of the attribute `textItemTag`.
        case tag(String)
    }

    /// The menu of a text item.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// Creates a configuration with a menu.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }

    /// The content.
    public let content: Content
    /// The position in the text, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, in range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

extension NSAttributedString.Key {
    /// A string that makes a part of a text a text item, whose action and menu the delegate provides.
    public static let textItemTag = NSAttributedString.Key("NSTextItemTag")
}
