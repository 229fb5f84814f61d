// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Windowing

extension UIScreen {
    /// Changes the screen's mode, and returns once the new mode is displayed.
    ///
    /// - Throws: `UIScreenError`; the screen then keeps its previous mode.
    public func apply(_ mode: UIScreenMode) async throws(UIScreenError) {
        guard let application = UIApplication.running, application.screens.contains(self) else {
            throw .notConnected(screen: platformDescription.name)
        }
        guard let wanted = platformDescription.modes.first(where: { UIScreenMode($0) == mode }) else {
            throw .unknownMode(screen: platformDescription.name, mode: mode, available: availableModes)
        }
        switch application.windowSystem.screenConfiguration {
        case .unavailable(let routes):
            throw .noRoute(tried: routes.map { UIScreenError.Route(name: $0.route, reason: $0.reason) })
        case .available(let configurator):
            do {
                try await configurator.apply([ScreenChange(name: platformDescription.name, mode: wanted)])
            } catch {
                throw .refused(screen: platformDescription.name, reason: error.description)
            }
        }
    }

    /// Begins synchronously, so that an immediate answer by the display server is handled before the caller continues.
    func begin(_ mode: UIScreenMode) {
        Task.immediate { @MainActor in
            do throws(UIScreenError) {
                try await apply(mode)
            } catch {
                Log.error(error.description)
                NotificationCenter.default.post(
                    name: Self.modeChangeDidFailNotification, object: self, userInfo: [Self.errorKey: error])
            }
        }
    }
}

/// An error that occurred when changing the mode of a screen.
public enum UIScreenError: Error, Hashable, Sendable {
    /// An interface for changing modes, and the reason why it isn't available.
    public struct Route: Hashable, Sendable {
        /// The name of the interface.
        public let name: String
        /// The reason why the interface isn't available.
        public let reason: String
    }

    /// The screen was disconnected.
    case notConnected(screen: String)
    /// The mode belongs to another screen.
    case unknownMode(screen: String, mode: UIScreenMode, available: [UIScreenMode])
    /// The desktop environment provides no interface for changing modes.
    case noRoute(tried: [Route])
    /// The desktop environment refused the change, with its message.
    case refused(screen: String, reason: String)
}

extension UIScreenError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notConnected(let screen): "The screen \(screen) is not connected any more."
        case .unknownMode(let screen, let mode, let available):
            "The screen \(screen) has no mode \(mode.title); it has \(available.map(\.title).joined(separator: ", "))."
        case .noRoute(let routes):
            "This desktop lets applications change no screens: "
                + routes.map { "\($0.name): \($0.reason)" }.joined(separator: "; ") + "."
        case .refused(let screen, let reason): "The screen \(screen) keeps its mode. \(reason)"
        }
    }
}
