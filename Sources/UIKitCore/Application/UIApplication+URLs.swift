// SPDX-License-Identifier: MIT
public import Foundation

/// Has the desktop open what a URL names.
@MainActor
package protocol URLOpening: AnyObject {
    /// Whether it was handed over.
    func open(_ url: URL) async -> Bool
}

extension UIApplication {
    /// How a URL is to be opened; the desktop knows no choices, so there are no keys.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Has the desktop open what `url` names, with the application that the user has chosen for it.
    ///
    /// - Parameters:
    ///   - url: What to open.
    ///   - options: Nothing yet.
    ///   - completion: Called later, with whether the desktop took it.
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
