// SPDX-License-Identifier: MIT
public import Foundation

/// What shall be different about a screen; what is `nil` stays.
public struct ScreenChange: Hashable, Sendable {
    /// The connector, as in `ScreenDescription.name`.
    public var name: String
    public var isEnabled: Bool?
    /// One of the screen's modes; another size and rate is tried as a custom mode where there are such.
    public var mode: ScreenMode?
    /// Top left corner in the desktop's own points.
    public var position: CGPoint?
    /// Pixels per point.
    public var scale: CGFloat?
    public var transform: ScreenTransform?

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

/// A connected output with what it shows, also while it is switched off.
public struct ScreenHead: Hashable, Sendable {
    public var screen: ScreenDescription
    public var isEnabled: Bool
    /// The maker's number for the very device; empty if unknown.
    public var serialNumber: String

    public init(screen: ScreenDescription, isEnabled: Bool, serialNumber: String = "") {
        self.screen = screen
        self.isEnabled = isEnabled
        self.serialNumber = serialNumber
    }
}

/// A way by which this desktop lets applications change its screens.
@MainActor
public protocol ScreenConfigurator: AnyObject {
    /// The interface's name ("zwlr_output_manager_v1", "RandR").
    var route: String { get }
    /// All outputs, those switched off included, as the desktop last told.
    var heads: [ScreenHead] { get }
    /// Called after `heads` changed.
    var changeHandler: (() -> Void)? { get set }
    /// Carries out all changes together, or none; returns when the desktop says that they hold.
    ///
    /// A desktop may round scales and arrange the screens itself; one that agrees and then shows another mode, or turns
    /// or switches a screen otherwise, has refused.
    ///
    /// - Throws: `screenChangeRefused` with the desktop's reason, `screenChangeOutdated` when the screens changed
    ///   meanwhile (look at `heads` and try again), or `connectionLost`.
    func apply(_ changes: [ScreenChange]) async throws(WindowingError)
    /// As `apply(_:)`, but nothing changes.
    func test(_ changes: [ScreenChange]) async throws(WindowingError)
}

/// How to change the screens here, or why that is impossible.
@MainActor
public enum ScreenConfiguration {
    case available(any ScreenConfigurator)
    /// Each interface that could have served, and why it does not.
    case unavailable([MissingRoute])

    public struct MissingRoute: Hashable, Sendable {
        public var route: String
        public var reason: String

        public init(route: String, reason: String) {
            self.route = route
            self.reason = reason
        }
    }
}
