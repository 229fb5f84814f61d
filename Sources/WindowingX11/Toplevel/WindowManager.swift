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
    /// The part of the root window that panels leave free on the current desktop, if the window manager reports it.
    var workArea: PixelRect?

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
            isRunning: true, isCompositing: isCompositing, supported: Set(numbers(connection, supported)),
            workArea: workArea(connection, atoms: atoms, root: root))
    }

    /// Returns the selection that a compositor owns, with a blocking request.
    static func compositorSelection(_ connection: XConnection) -> UInt32? {
        connection.atoms(["_NET_WM_CM_S\(connection.screenNumber)"]).first
    }

    private static func hasCompositor(_ connection: XConnection) -> Bool {
        compositorSelection(connection).flatMap { connection.owner(of: $0) } != nil
    }

    private static func workArea(_ connection: XConnection, atoms: Atoms, root: UInt32) -> PixelRect? {
        let current = connection.getProperty(atoms[.netCurrentDesktop], of: root)
        let areas = numbers(connection, connection.getProperty(atoms[.netWorkArea], of: root)).map {
            Int(Int32(bitPattern: $0))
        }
        let first = 4 * Int(numbers(connection, current).first ?? 0)
        // Four numbers for each desktop; some window managers report one desktop only.
        let area = areas.count >= first + 4 ? areas[first..<first + 4] : areas.prefix(4)
        guard area.count == 4 else { return nil }
        let numbers = Array(area)
        let rect = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return rect.isEmpty ? nil : rect
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
