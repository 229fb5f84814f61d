// SPDX-License-Identifier: MIT
public import Foundation

/// A change of a screen's settings; `nil` properties stay unchanged.
public struct ScreenChange: Hashable, Sendable {
    /// The connector name, as in `ScreenDescription.name`.
    public var name: String
    /// Whether the screen is enabled.
    public var isEnabled: Bool?
    /// One of the screen's modes.
    ///
    /// Another size and rate is attempted as a custom mode where those are supported.
    public var mode: ScreenMode?
    /// The top-left corner in the logical coordinate space of all screens.
    public var position: CGPoint?
    /// The number of pixels per point.
    public var scale: CGFloat?
    /// The rotation and reflection of the content.
    public var transform: ScreenTransform?

    /// Creates a change.
    public init(
        name: String, isEnabled: Bool? = nil, mode: ScreenMode? = nil, position: CGPoint? = nil, scale: CGFloat? = nil,
        transform: ScreenTransform? = nil
    ) {
        self.name = name
        self.isEnabled = isEnabled
        self.mode = mode
        self.position = position
        self.scale = scale
        self.transform = transform
    }
}

/// A connected output and its settings, even if it is disabled.
public struct ScreenHead: Hashable, Sendable {
    /// The screen's description.
    public var screen: ScreenDescription
    /// Whether the output is enabled.
    public var isEnabled: Bool
    /// The serial number of the device; empty if unknown.
    public var serialNumber: String

    /// Creates a head.
    public init(screen: ScreenDescription, isEnabled: Bool, serialNumber: String = "") {
        self.screen = screen
        self.isEnabled = isEnabled
        self.serialNumber = serialNumber
    }
}

/// An interface through which applications can change the screens' settings.
@MainActor
public protocol ScreenConfigurator: AnyObject {
    /// The name of the protocol or interface ("zwlr_output_manager_v1", "RandR").
    var route: String { get }
    /// All outputs, including disabled ones, as last reported.
    var heads: [ScreenHead] { get }
    /// Called after `heads` has changed.
    var changeHandler: (() -> Void)? { get set }
    /// Applies all changes together, or none, and returns when they have taken effect.
    ///
    /// The window system can round scales and arrange the screens itself. If it reports success, but then uses another
    /// mode, transform or power state, the change counts as refused.
    ///
    /// - Throws: `refused` with the reason, `outdated` if the screens changed in the meantime
    ///   (read `heads` and try again), or `connectionLost`.
    func apply(_ changes: [ScreenChange]) async throws(ScreenConfigurationError)
    /// Tests changes as `apply(_:)` would, without applying them.
    func test(_ changes: [ScreenChange]) async throws(ScreenConfigurationError)
}

/// The means of changing the screens' settings, or the reasons for its absence.
@MainActor
public enum ScreenConfiguration {
    /// Screens can be changed with this configurator.
    case available(any ScreenConfigurator)
    /// The interfaces that could be used, with the reason why each is unavailable.
    case unavailable([MissingRoute])

    /// An unavailable interface.
    public struct MissingRoute: Hashable, Sendable {
        /// The name of the interface.
        public var route: String
        /// The reason.
        public var reason: String

        /// Creates a description of an unavailable interface.
        public init(route: String, reason: String) {
            self.route = route
            self.reason = reason
        }
    }
}
