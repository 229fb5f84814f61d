// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// Activation and stacking.
extension X11Window {
    func setParent(_ parent: (any PlatformWindow)?, isModal: Bool) {
        guard !surface.isClosed else { return }
        let parent = parent as? X11Window
        self.parent = parent
        let (connection, atoms, window) = (session.connection, session.atoms, surface.identifier)
        if let parent {
            connection.setProperty(
                atoms[.wmTransientFor], of: window, type: atoms[.windowType], to: [parent.surface.identifier])
        } else {
            connection.deleteProperty(atoms[.wmTransientFor], of: window)
        }
        connection.setProperty(
            atoms[.netWindowType], of: window, type: atoms[.atom],
            to: [atoms[parent == nil ? .netTypeNormal : .netTypeDialog]])
        changeState(isModal && parent != nil, .netModal)
    }

    /// Creates a launch identifier that contains the input's timestamp, as in the startup notification protocol.
    func requestActivationToken(serial: UInt32?, completion: @escaping (String?) -> Void) {
        guard !surface.isClosed else { return completion(nil) }
        system.launchCount += 1
        let time = serial ?? system.lastUserTime
        let name = ProcessInfo.processInfo.processName
        completion("\(name)-\(getpid())-\(system.launchCount)_TIME\(time)")
    }

    func requestForeignHandle(completion: @escaping (String?) -> Void) {
        completion(surface.isClosed ? nil : "x11:" + String(surface.identifier, radix: 16))
    }

    func activate(token: String?) {
        let time = token.flatMap(Self.time(ofToken:)) ?? system.lastUserTime
        guard system.manager.isRunning else {
            guard !surface.isClosed else { return }
            unsafe _ = xcb_configure_window(
                session.connection.pointer, surface.identifier, UInt16(XCB_CONFIG_WINDOW_STACK_MODE.rawValue),
                [XCB_STACK_MODE_ABOVE.rawValue])
            takeFocus(time: 0)
            return session.flush()
        }
        sendToRoot(.netActiveWindow, [Self.sourceIsApplication, time, 0])
    }

    /// Returns the timestamp in a token's last part.
    static func time(ofToken token: String) -> UInt32? {
        guard let range = token.range(of: "_TIME", options: .backwards) else { return nil }
        return UInt32(token[range.upperBound...])
    }

    func setIdleInhibited(_ isInhibited: Bool) throws(OperationError) {
        try system.setIdleInhibited(isInhibited, by: self)
    }

    /// Sets the time of the last user input, which prevents other windows from taking focus.
    func userDidAct(time: UInt32) {
        guard time != 0, !surface.isClosed else { return }
        session.connection.setProperty(
            session.atoms[.netUserTime], of: surface.identifier, type: session.atoms[.cardinal], to: [time])
    }

    /// Announces that the launch of this process is complete, which ends the busy cursor.
    func announceLaunch() {
        guard let identifier = system.takeLaunchIdentifier() else { return }
        let (connection, atoms) = (session.connection, session.atoms)
        connection.setProperty(
            atoms[.netStartupID], of: surface.identifier, type: atoms[.utf8String], to: Array(identifier.utf8))
        if let time = Self.time(ofToken: identifier) { userDidAct(time: time) }
        let quoted = identifier.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        connection.broadcast(
            "remove: ID=\"\(quoted)\"", from: session.helper, begin: atoms[.netStartupInfoBegin],
            further: atoms[.netStartupInfo], root: session.screen.root)
    }
}

extension XConnection {
    /// Sends a string to the clients that listen on the root window, in messages of 20 bytes, terminated by NUL.
    func broadcast(_ text: String, from window: UInt32, begin: UInt32, further: UInt32, root: UInt32) {
        let bytes = Array(text.utf8) + [0]
        for start in stride(from: 0, to: bytes.count, by: 20) {
            let part = Array(bytes[start..<min(start + 20, bytes.count)])
            sendMessage(
                start == 0 ? begin : further, about: window, bytes: part, to: root,
                mask: XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue)
        }
    }
}
