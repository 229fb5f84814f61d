// SPDX-License-Identifier: MIT
public import Foundation

/// A service that opens URLs through the desktop environment.
@MainActor
package protocol URLOpening: AnyObject {
    /// Opens a URL, with the desktop's dialogs, if any, above a window. Returns whether the request was accepted.
    func open(_ url: URL, above window: UIWindow?) async -> Bool
    /// Returns whether there is an application for a URL.
    func canOpen(_ url: URL) -> Bool
}

extension UIApplication {
    /// Options for opening a URL.
    ///
    /// No keys are defined, because desktop environments support none.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A URL for `open(_:options:completionHandler:)` that opens the settings of the desktop environment.
    ///
    /// On GNOME, the page about this application is opened.
    ///
    /// > Note: Differs from UIKit: preferences of an application aren't part of the desktop's settings.
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// Returns whether the user has an application for a URL, by its scheme.
    ///
    /// Returns `false` for files that don't exist, and without a desktop environment. `LSApplicationQueriesSchemes` isn't
    /// needed. In a sandbox, where the applications aren't known, web and mail links can be opened.
    public func canOpenURL(_ url: URL) -> Bool {
        urlOpener?.canOpen(url) ?? false
    }

    /// Opens a URL in the user's preferred application for it.
    ///
    /// - Parameters:
    ///   - url: The URL to open.
    ///   - options: Unused.
    ///   - completion: Called asynchronously with whether the request was accepted.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let window = keyWindow
        Task {
            // During the launch, the opener is set after the delegate was notified.
            let isOpened = await urlOpener?.open(url, above: window) ?? false
            completion?(isOpened)
        }
    }
}
