// SPDX-License-Identifier: MIT
public import Foundation

extension UIAccessibility {
    /// Posted when a screen reader has read an announcement, or has interrupted it.
    ///
    /// Without assistive technology, it isn't posted.
    ///
    /// > Note: Differs from UIKit: the desktop's screen readers don't report the end of an announcement. It counts as
    /// > read once it was passed on, and as unsuccessful if one of high priority interrupts it before.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key in `userInfo` for the text of the announcement.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key in `userInfo` for whether the whole text was read, as a truth value.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Notifies observers that an announcement has ended.
    package static func announcementDidFinish(_ text: String, wasSuccessful: Bool) {
        NotificationCenter.default.post(
            name: announcementDidFinishNotification, object: nil,
            userInfo: [
                announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: wasSuccessful,
            ])
    }
}
