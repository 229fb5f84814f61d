// SPDX-License-Identifier: MIT

extension UIActivity {
    /// The identifier of an activity.
    ///
    /// On a desktop, the activities of the types `copyToPasteboard`, `mail`, `openWith`, and `saveToFiles` exist. The other
    /// constants are for excluding activities on other systems.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a type with an identifier in reverse-DNS form.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a type with an identifier in reverse-DNS form.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }
}

extension UIActivity.ActivityType {
    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Starts a message with the items in the user's mail client.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Opens an item in an application that the user chooses.
    ///
    /// > Note: Differs from UIKit, where each application is an activity of its own.
    public static let openWith = Self("org.shoji.activity.OpenWith")
    /// Writes the items to files that the user chooses.
    ///
    /// > Note: Differs from UIKit, which has the type without a constant.
    public static let saveToFiles = Self("com.apple.DocumentManagerUICore.SaveToFiles")

    // MARK: - Activities of other systems

    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
    public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
}
