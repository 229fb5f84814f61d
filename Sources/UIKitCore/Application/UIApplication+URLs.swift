// SPDX-License-Identifier: MIT
public import Foundation

/// A service that opens URLs through the desktop environment.
@MainActor
package protocol URLOpening: AnyObject {
    /// Opens a URL. Returns whether the request was accepted.
    func open(_ url: URL) async -> Bool
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
        let opener = urlOpener
        Task {
            let isOpened = await opener?.open(url) ?? false
            completion?(isOpened)
        }
    }
}
