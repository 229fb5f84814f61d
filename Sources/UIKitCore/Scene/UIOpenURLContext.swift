// SPDX-License-Identifier: MIT
public import Foundation

/// A URL that a scene opens, such as that of a file.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The circumstances of the request.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL, _ origin: OpenOrigin = OpenOrigin()) {
        self.url = url
        options = UIScene.OpenURLOptions(openInPlace: url.isFileURL, origin)
    }
}

extension UIScene {
    /// The circumstances in which a URL is opened.
    @preconcurrency @MainActor
    public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the sender; `nil` unless that was made with this toolkit.
        ///
        /// It isn't verified.
        public let sourceApplication: String?
        /// Information of the sender, a property list: the `annotation` of its `UIDocumentInteractionController`.
        public let annotation: Any?
        /// Whether the file is the user's own, which may be changed; `true` for all files.
        public let openInPlace: Bool

        init(openInPlace: Bool, _ origin: OpenOrigin) {
            self.openInPlace = openInPlace
            sourceApplication = origin.application
            annotation = origin.annotation
        }
    }
}
