// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

extension Theme {
    /// The form in which a message is written.
    enum MailComposer {
        /// The height of a row at the default text size.
        static let rowHeight: CGFloat = 48
        /// The space between the form's sides and its content.
        static let margin: CGFloat = 20
        /// The space between a row's label and its field.
        static let labelGap: CGFloat = 8
        /// The space above and below a row's field.
        static let fieldInset: CGFloat = 4
        /// The height of an attachment at the default text size.
        static let attachmentHeight: CGFloat = 32
        static let attachmentGap: CGFloat = 8
        static let bodyInsets = UIEdgeInsets(top: 12, left: 15, bottom: 20, right: 15)
    }
}
