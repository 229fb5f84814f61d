// SPDX-License-Identifier: MIT
extension UIApplication {
    /// A key in launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The first `URL` that the application was started to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of the application that has asked to open the URL, as a `String`.
        ///
        /// It is there if that application was made with this toolkit, and isn't verified.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The `annotation` of the `UIDocumentInteractionController` with which the URL was opened, a property list.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The `UIApplicationShortcutItem` with which the application was started.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// A key in the options of a URL that the application opens.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The bundle identifier of the sender, as a `String`.
        ///
        /// Only applications made with this toolkit tell it, and it isn't verified.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Information of the sender, a property list: the `annotation` of its `UIDocumentInteractionController`.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file is the user's own, which may be changed, as a `Bool`; `true` for all files.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
