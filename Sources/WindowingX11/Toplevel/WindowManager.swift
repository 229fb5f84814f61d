// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// The window manager and its capabilities.
struct WindowManager: Hashable, Sendable {
    /// Whether there is one; without it, windows keep their position and have no decorations or focus.
    var isRunning = false
    /// Whether windows can be translucent.
    var isCompositing = false
    /// The supported EWMH atoms.
    var supported: Set<UInt32> = []

    /// Detects an EWMH window manager, with blocking requests.
    ///
    /// One that has crashed leaves its properties on the root window, but not the window that they refer to.
    static func read(_ connection: XConnection, atoms: Atoms, root: UInt32) -> WindowManager {
        let isCompositing = hasCompositor(connection)
        let check = atoms[.netSupportingCheck]
        let supported = connection.getProperty(atoms[.netSupported], of: root)
        guard let window = numbers(connection, connection.getProperty(check, of: root)).first,
            numbers(connection, connection.getProperty(check, of: window)).first == window
        else {
            _ = connection.wait(for: supported)
            return WindowManager(isCompositing: isCompositing)
        }
        return WindowManager(
            isRunning: true, isCompositing: isCompositing, supported: Set(numbers(connection, supported)))
    }

    /// Returns the selection that a compositor owns, with a blocking request.
    static func compositorSelection(_ connection: XConnection) -> UInt32? {
        connection.atoms(["_NET_WM_CM_S\(connection.screenNumber)"]).first
    }

    private static func hasCompositor(_ connection: XConnection) -> Bool {
        compositorSelection(connection).flatMap { connection.owner(of: $0) } != nil
    }

    private static func numbers(_ connection: XConnection, _ question: UInt32) -> [UInt32] {
        PropertyValue(connection.wait(for: question))?.numbers ?? []
    }

    /// Returns whether it sends messages about drawn frames.
    func tellsFrames(_ atoms: Atoms) -> Bool {
        isRunning && isCompositing && supported.contains(atoms[.netFrameDrawn])
    }

    func capabilities(_ atoms: Atoms) -> WindowCapabilities {
        guard isRunning else { return [.maximize, .fullScreen] }
        // Minimizing is part of ICCCM, which all window managers support.
        var capabilities: WindowCapabilities = [.minimize]
        if supported.contains(atoms[.netMaximizedVertically]) { capabilities.insert(.maximize) }
        if supported.contains(atoms[.netFullScreen]) { capabilities.insert(.fullScreen) }
        if supported.contains(atoms[.gtkShowWindowMenu]) { capabilities.insert(.windowMenu) }
        return capabilities
    }
}
