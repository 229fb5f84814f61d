// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

extension UITextView {
    /// Posted when editing has begun.
    ///
    /// The object is the view.
    nonisolated public static let textDidBeginEditingNotification = TextEditor.textViewDidBeginEditing
    /// Posted when editing has ended.
    ///
    /// The object is the view.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted when the user has changed the text.
    ///
    /// The object is the view.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
}
