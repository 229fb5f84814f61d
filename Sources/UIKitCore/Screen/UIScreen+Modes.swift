// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Windowing

extension UIScreen {
    /// Asks the desktop for `mode`, and returns once it is shown.
    ///
    /// - Throws: `UIScreenError`; the screen then shows what it showed before.
    public func apply(_ mode: UIScreenMode) async throws(UIScreenError) {
        guard let application = UIApplication.running, application.screens.contains(self) else {
            throw .notConnected(screen: description.name)
        }
        guard let wanted = description.modes.first(where: { UIScreenMode($0) == mode }) else {
            throw .unknownMode(screen: description.name, mode: mode, available: availableModes)
        }
        switch application.windowSystem.screenConfiguration {
        case .unavailable(let routes):
            throw .noRoute(tried: routes.map { UIScreenError.Route(name: $0.route, reason: $0.reason) })
        case .available(let configurator):
            do {
                try await configurator.apply([ScreenChange(name: description.name, mode: wanted)])
            } catch {
                throw .refused(screen: description.name, reason: error.description)
            }
        }
    }

    /// Starts before it returns, so that a desktop that can answer at once has answered.
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

/// Why a screen does not show another mode.
public enum UIScreenError: Error, Hashable, Sendable {
    /// An interface by which a desktop could be asked, and why this one cannot be asked by it.
    public struct Route: Hashable, Sendable {
        public let name: String
        public let reason: String
    }

    /// The screen was unplugged.
    case notConnected(screen: String)
    /// The mode is another screen's.
    case unknownMode(screen: String, mode: UIScreenMode, available: [UIScreenMode])
    /// This desktop lets applications change nothing about its screens.
    case noRoute(tried: [Route])
    /// The desktop said no, in its own words.
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
