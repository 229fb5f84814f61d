// SPDX-License-Identifier: MIT
import Foundation
import Windowing

/// An external operation that a test performs on a window system.
enum Deed: Hashable, CaseIterable, Sendable {
    /// Move windows, and determine their positions.
    case placing
    /// Take screenshots of a window.
    case picturing
    /// Determine the window system's size of a window.
    case measuring
    case closing
    case resizing
    /// Resize a window within its limits.
    case limiting
    /// Activate a window.
    case activating
    /// Cover or minimize a window completely.
    case hiding
    /// Run several applications that see each other's changes.
    case sharing
    case pointing
    /// Turn the wheel by clicks.
    case turningWheel
    case typing
    /// Hold a key until it repeats.
    case repeating
    case touching
    /// Make the compositor claim the current touches.
    case cancellingTouches
    case dragging
    /// Resize a popup at the screen's edge.
    case cuttingPopups
    /// Leave a popup beyond the screen's edge.
    case leavingPopups
    /// Move a window with a popup that isn't reactive.
    case movingFixedPopups
    case pluggingScreens
    case unpluggingScreens
    case changingModes
    /// Observe the screens through the configuration interface.
    case managingScreens
    case scaling
    /// Terminate as in a crash.
    case dying
    /// Restart after a crash.
    case returning
}

/// A feature that a window system might lack, so that its backend must refuse it.
enum Feature: Hashable, CaseIterable, Sendable {
    case maximizing
    case minimizing
    /// Full screen on a screen chosen by the application.
    case choosingScreens
    case popups
    case clipboard
    case primarySelection
    case dragging
    case changingScreens
    case switchingScreens
    case inhibitingIdle
    case activationTokens
    /// Dialogs of other processes that belong to a window.
    case foreignDialogs
}

/// The user's actions, and those of external tools, on one kind of window system.
///
/// Positions are in points of the coordinate space of all screens. Operations among the `obstacles` are not called.
@MainActor
protocol DesktopDriver: AnyObject {
    /// The operations that can't be performed on this window system, with the reasons.
    var obstacles: [Deed: String] { get }
    /// The features that this window system lacks, with the reasons.
    var absences: [Feature: String] { get }

    /// Whether an operation can't be undone, so that no other test can use the window system.
    var isSpent: Bool { get }

    func connect() throws -> any WindowSystem
    /// The name of the Wayland display; `nil` if the window system is another.
    var waylandDisplay: String? { get }
    /// Whether the keyboard returns from a popup to its window with the next key only.
    var returnsKeyboardWithKey: Bool { get }
    /// The points that the window system scrolls for a click of the wheel.
    var wheelDistance: CGFloat { get }
    /// Restores the initial state.
    func reset() async throws

    /// Moves the top-left corner of the window geometry.
    func place(_ window: ClientWindow, at point: CGPoint) async throws
    /// Returns the position of that corner.
    func origin(of window: ClientWindow) async throws -> CGPoint
    func size(of window: ClientWindow) async throws -> CGSize?
    /// Returns a screenshot of the window, in pixels; `nil` if it is not found on the screen.
    func picture(of window: ClientWindow) async throws -> Picture?

    func requestClose(_ window: ClientWindow) async throws
    func resize(_ window: ClientWindow, to size: CGSize) async throws
    func activate(_ window: ClientWindow) async throws
    func setHidden(_ isHidden: Bool, _ window: ClientWindow) async throws
    /// Restores a minimized window, as from a task bar.
    func bringBack(_ window: ClientWindow) async throws

    func movePointer(to point: CGPoint) async throws
    func setButton(_ button: PointerButton, isDown: Bool) async throws
    /// Turns the wheel; positive toward the end of the content.
    func turnWheel(by clicks: Int) async throws
    /// Presses or releases a key with a Linux key code.
    func setKey(_ code: UInt32, isDown: Bool) async throws
    func touch(_ finger: Int, _ phase: TouchPointEvent.Phase, at point: CGPoint) async throws

    /// Connects a second screen to the right of the first one, and returns its name.
    func plugInScreen() async throws -> String
    func unplugScreen(_ name: String) async throws
    /// Switches the first screen to a mode of that size.
    func setMode(_ size: PixelSize) async throws
    /// Sets the number of pixels per point of the first screen.
    func setScale(_ scale: Int) async throws

    func die() async throws
    func comeBack() async throws
}

/// An operation that is neither implemented by a driver nor listed among its obstacles.
struct NoMeans: Error {
    var deed: Deed
}

extension DesktopDriver {
    var isSpent: Bool { false }
    var waylandDisplay: String? { nil }
    var returnsKeyboardWithKey: Bool { false }
    var wheelDistance: CGFloat { 15 }
    func reset() async throws {}
    func place(_ window: ClientWindow, at point: CGPoint) async throws { throw NoMeans(deed: .placing) }
    func origin(of window: ClientWindow) async throws -> CGPoint { throw NoMeans(deed: .placing) }
    func size(of window: ClientWindow) async throws -> CGSize? { throw NoMeans(deed: .measuring) }
    func picture(of window: ClientWindow) async throws -> Picture? { throw NoMeans(deed: .picturing) }
    func requestClose(_ window: ClientWindow) async throws { throw NoMeans(deed: .closing) }
    func resize(_ window: ClientWindow, to size: CGSize) async throws { throw NoMeans(deed: .resizing) }
    func activate(_ window: ClientWindow) async throws { throw NoMeans(deed: .activating) }
    func setHidden(_ isHidden: Bool, _ window: ClientWindow) async throws { throw NoMeans(deed: .hiding) }
    func bringBack(_ window: ClientWindow) async throws { try await activate(window) }
    func movePointer(to point: CGPoint) async throws { throw NoMeans(deed: .pointing) }
    func setButton(_ button: PointerButton, isDown: Bool) async throws { throw NoMeans(deed: .pointing) }
    func turnWheel(by clicks: Int) async throws { throw NoMeans(deed: .pointing) }
    func setKey(_ code: UInt32, isDown: Bool) async throws { throw NoMeans(deed: .typing) }
    func touch(_ finger: Int, _ phase: TouchPointEvent.Phase, at point: CGPoint) async throws {
        throw NoMeans(deed: .touching)
    }
    func plugInScreen() async throws -> String { throw NoMeans(deed: .pluggingScreens) }
    func unplugScreen(_ name: String) async throws { throw NoMeans(deed: .unpluggingScreens) }
    func setMode(_ size: PixelSize) async throws { throw NoMeans(deed: .changingModes) }
    func setScale(_ scale: Int) async throws { throw NoMeans(deed: .scaling) }
    func die() async throws { throw NoMeans(deed: .dying) }
    func comeBack() async throws { throw NoMeans(deed: .returning) }
}
