// SPDX-License-Identifier: MIT
internal import Foundation

/// An item that the large content viewer shows: a title and an image that stay small at large text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: AnyObject {
    /// Whether the viewer shows the item.
    var showsLargeContentViewer: Bool { get }
    /// The title; `nil` for none.
    var largeContentTitle: String? { get }
    /// The image; `nil` for none.
    var largeContentImage: UIImage? { get }
    /// Whether an image without details is enlarged to the size of the viewer.
    var scalesLargeContentImage: Bool { get }
    /// The insets that center the visible part of the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

extension Notification.Name {
    /// The name of the notification of a text size at which the large content viewer appears, or no longer does.
    static let largeContentStatusDidChange = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}

/// The properties of a view for the large content viewer, for the few views that set them.
struct LargeContent {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension LargeContent? {
    /// Returns a copy with a change.
    func changed(_ change: (inout LargeContent) -> Void) -> LargeContent {
        var content = self ?? LargeContent()
        change(&content)
        return content
    }
}
