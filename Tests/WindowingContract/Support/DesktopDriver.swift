// SPDX-License-Identifier: MIT
import Foundation
import Windowing

/// What a test does to a desktop from outside.
enum Deed: Hashable, CaseIterable, Sendable {
    /// Put windows at places, and tell where they are.
    case placing
    /// Read the pixels of a window off the screen.
    case picturing
    /// Tell how large the desktop takes a window for.
    case measuring
    case closing
    case resizing
    /// Resize a window no further than its limits.
    case limiting
    /// Give a window the keyboard.
    case activating
    /// Cover or minimise a window so that nothing of it is seen.
    case hiding
    /// Have several applications, that hear of each other.
    case sharing
    case pointing
    case typing
    /// Hold a key until it repeats.
    case repeating
    case touching
    /// Have the desktop take the fingers that are down for itself.
    case cancellingTouches
    case dragging
    /// Cut a popup off at the screen's edge.
    case cuttingPopups
    case pluggingScreens
    case unpluggingScreens
    case changingModes
    /// Hear of the screens by the way that they are changed.
    case managingScreens
    case scaling
    /// End as a crash would.
    case dying
    /// Come back after that.
    case returning
}

/// What a desktop may lack, so that its backend has to refuse it.
enum Feature: Hashable, CaseIterable, Sendable {
    case maximizing
    case minimizing
    /// Full screen on a screen of the application's choice.
    case choosingScreens
    case popups
    case clipboard
    case primarySelection
    case dragging
    case changingScreens
    case switchingScreens
    case inhibitingIdle
    case activationTokens
}

/// The hand of a user, and of a desktop's own tools, on one kind of desktop.
///
/// Places are points of the desktop. What is among the `obstacles` is not called.
@MainActor
protocol DesktopDriver: AnyObject {
    /// What cannot be done to this desktop from outside, and why.
    var obstacles: [Deed: String] { get }
    /// What this desktop does not have, and why.
    var absences: [Feature: String] { get }

    /// Whether something was done to the desktop that cannot be undone, so that no other test can have it.
    var isSpent: Bool { get }

    func connect() throws -> any WindowSystem
    /// Puts everything as it was at the start.
    func reset() async throws

    /// Puts the top left corner of what the user takes for the window there.
    func place(_ window: ClientWindow, at point: CGPoint) async throws
    /// Where that corner is.
    func origin(of window: ClientWindow) async throws -> CGPoint
    func size(of window: ClientWindow) async throws -> CGSize?
    /// What is seen of the window, in pixels; `nil` while it is not found on the screen.
    func picture(of window: ClientWindow) async throws -> Picture?

    func requestClose(_ window: ClientWindow) async throws
    func resize(_ window: ClientWindow, to size: CGSize) async throws
    func activate(_ window: ClientWindow) async throws
    func setHidden(_ isHidden: Bool, _ window: ClientWindow) async throws
    /// Picks a minimised window in the task bar.
    func bringBack(_ window: ClientWindow) async throws

    func movePointer(to point: CGPoint) async throws
    func setButton(_ button: PointerButton, isDown: Bool) async throws
    /// Turns the wheel; positive towards the end of the content.
    func turnWheel(by clicks: Int) async throws
    /// A key by its code in Linux.
    func setKey(_ code: UInt32, isDown: Bool) async throws
    func touch(_ finger: Int, _ phase: TouchPointEvent.Phase, at point: CGPoint) async throws

    /// Plugs in a second screen at the right of the first one, and returns its name.
    func plugInScreen() async throws -> String
    func unplugScreen(_ name: String) async throws
    /// Switches the first screen to that size.
    func setMode(_ size: PixelSize) async throws
    /// Sets the pixels to a point of the first screen.
    func setScale(_ scale: Int) async throws

    func die() async throws
    func comeBack() async throws
}

/// A deed that a driver does not list among its obstacles, and has no means for.
struct NoMeans: Error {
    var deed: Deed
}

extension DesktopDriver {
    var isSpent: Bool { false }
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
