// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// Who frames windows, and what it can be asked for.
struct WindowManager: Hashable, Sendable {
    /// Whether there is one; without it windows stand where they were put, bare and without focus.
    var isRunning = false
    /// Whether windows can be seen through.
    var isCompositing = false
    /// Atoms of what it knows.
    var supported: Set<UInt32> = []

    /// Looks for a window manager that speaks as EWMH says; waits for the answers.
    ///
    /// One that has crashed leaves its properties on the root window, but not the window that they name.
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

    /// The selection that whoever draws the screen out of windows owns; waits for the answer.
    static func compositorSelection(_ connection: XConnection) -> UInt32? {
        connection.atoms(["_NET_WM_CM_S\(connection.screenNumber)"]).first
    }

    private static func hasCompositor(_ connection: XConnection) -> Bool {
        compositorSelection(connection).flatMap { connection.owner(of: $0) } != nil
    }

    private static func numbers(_ connection: XConnection, _ question: UInt32) -> [UInt32] {
        PropertyValue(connection.wait(for: question))?.numbers ?? []
    }

    /// Whether it tells when each frame is in the screen's picture.
    func tellsFrames(_ atoms: Atoms) -> Bool {
        isRunning && isCompositing && supported.contains(atoms[.netFrameDrawn])
    }

    func capabilities(_ atoms: Atoms) -> WindowCapabilities {
        guard isRunning else { return [.maximize, .fullScreen] }
        // Minimising is ICCCM's, which all know.
        var capabilities: WindowCapabilities = [.minimize]
        if supported.contains(atoms[.netMaximizedVertically]) { capabilities.insert(.maximize) }
        if supported.contains(atoms[.netFullScreen]) { capabilities.insert(.fullScreen) }
        if supported.contains(atoms[.gtkShowWindowMenu]) { capabilities.insert(.windowMenu) }
        return capabilities
    }
}
