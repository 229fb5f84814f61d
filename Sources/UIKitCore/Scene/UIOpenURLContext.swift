// SPDX-License-Identifier: MIT
public import Foundation

/// A URL that a scene opens, such as that of a file.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The circumstances of the request.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions(openInPlace: url.isFileURL)
    }
}

extension UIScene {
    /// The circumstances in which a URL is opened.
    @preconcurrency @MainActor
    public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the sender; `nil`, because desktops don't report it.
        public let sourceApplication: String? = nil
        /// Information of the sender; `nil`, because desktops don't pass any.
        public let annotation: Any? = nil
        /// Whether the file is the user's own, which may be changed; `true` for all files.
        public let openInPlace: Bool

        init(openInPlace: Bool) {
            self.openInPlace = openInPlace
        }
    }
}
