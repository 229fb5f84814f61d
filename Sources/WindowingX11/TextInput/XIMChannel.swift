// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// The connection of a window to an input method server, by client messages and properties.
@MainActor
final class XIMChannel: InputMethodChannel {
    var messageHandler: (([UInt8]) -> Void)?
    var endHandler: (() -> Void)?
    let window: UInt32
    var root: UInt32 { session.screen.root }
    var origin: (x: Int, y: Int) { owner.map { ($0.frame.x, $0.frame.y) } ?? (0, 0) }
    /// The window that the server's messages are sent to, which is never mapped.
    let receiver: UInt32
    /// The server's window for this connection; 0 before it has accepted the connection.
    private(set) var server: UInt32 = 0

    private let session: Session
    private let atoms: XIMAtoms
    private weak var owner: X11Window?
    private weak var system: X11WindowSystem?
    private var assembly = XIMAssembly()
    private var acceptance: CheckedContinuation<UInt32?, Never>?
    private var acceptanceTimer: ScheduledCall?
    private var messageCount = 0
    private var isClosed = false

    private static let timeLimit = 5.0
    /// The maximum size of a message that isn't sent in a property.
    private static let shortByteCount = 20

    /// The number of times that a connection is requested from a server that doesn't answer.
    private static let maximumAttemptCount = 3

    /// Connects a window to the server with a name; `nil` if there is none, or if it doesn't accept in time.
    ///
    /// fcitx5 loses requests that arrive while it starts.
    static func connect(_ window: X11Window, to name: String) async -> XIMChannel? {
        let (session, system) = (window.session, window.system)
        for _ in 0..<maximumAttemptCount {
            guard let address = await session.inquire({ XIMAddress(name, $0) }), !window.surface.isClosed,
                system.session === session, let channel = XIMChannel(window, address, session)
            else { return nil }
            let server = await channel.request(address, system)
            if let server, server != 0, await session.inquire({ $0.listenToDestruction(of: server) }),
                !channel.isClosed
            {
                channel.server = server
                return channel
            }
            channel.close()
            if server != nil { return nil }
        }
        return nil
    }

    private init?(_ window: X11Window, _ address: XIMAddress, _ session: Session) {
        guard let receiver = session.connection.makeIdentifier() else { return nil }
        self.receiver = receiver
        self.session = session
        self.window = window.surface.identifier
        owner = window
        system = window.system
        atoms = address.atoms
        unsafe _ = xcb_create_window(
            session.connection.pointer, 0, receiver, session.screen.root, -1, -1, 1, 1, 0,
            UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, 0, nil)
        window.system.channels[receiver] = self
    }

    /// Requests a connection, and returns the server's window for it: 0 if it refuses, `nil` if it doesn't answer.
    private func request(_ address: XIMAddress, _ system: X11WindowSystem) async -> UInt32? {
        await withCheckedContinuation { continuation in
            acceptance = continuation
            // With the first version of the transport, that of Xlib.
            session.connection.sendMessage(atoms.connect, about: address.window, [receiver, 0, 0])
            session.flush()
            acceptanceTimer = system.timeSource.schedule(after: Self.timeLimit) { [weak self] in self?.accept(nil) }
        }
    }

    private func accept(_ window: UInt32?) {
        acceptanceTimer?.cancel()
        acceptanceTimer = nil
        acceptance?.resume(returning: window)
        acceptance = nil
    }

    // MARK: - Messages

    func send(_ message: [UInt8]) {
        guard !isClosed, server != 0 else { return }
        let connection = session.connection
        if message.count <= Self.shortByteCount {
            let padded = message + [UInt8](repeating: 0, count: Self.shortByteCount - message.count)
            connection.sendMessage(atoms.message, about: server, bytes: padded, to: server, mask: 0)
        } else {
            let property = atoms.properties[messageCount % atoms.properties.count]
            messageCount += 1
            connection.appendProperty(property, of: server, message)
            connection.sendMessage(atoms.message, about: server, [UInt32(message.count), property])
        }
        session.flush()
    }

    func receive(_ message: XEvent.ClientMessage) {
        guard !isClosed else { return }
        do {
            switch (message.type, message.format) {
            case (atoms.connect, 32): accept(message.numbers[0])
            case (atoms.part, 8): try assembly.add(message.bytes, isLast: false)
            case (atoms.message, 8): try assembly.add(message.bytes, isLast: true)
            case (atoms.message, 32):
                let atom = message.numbers[1]
                try assembly.add(atom: atom, byteCount: Int(message.numbers[0]))
                session.property(atom, of: receiver, deletes: true) { [weak self] in self?.didRead($0) }
            default: return
            }
            deliver()
        } catch {
            end()
        }
    }

    private func didRead(_ property: PropertyValue?) {
        guard !isClosed else { return }
        do {
            // A property of which a part remains isn't deleted.
            guard let property, property.remaining == 0, property.format == 8 || property.type == 0 else {
                throw XIMAssembly.Failure()
            }
            try assembly.fill(property.bytes.bytes)
            deliver()
        } catch {
            end()
        }
    }

    private func deliver() {
        for message in assembly.take() where !isClosed { messageHandler?(message) }
    }

    // MARK: - End

    /// Called when the server's window doesn't exist any more, or the connection to the display has ended.
    func end() {
        guard !isClosed else { return }
        let handler = endHandler
        close()
        handler?()
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        messageHandler = nil
        endHandler = nil
        accept(nil)
        system?.channels[receiver] = nil
        unsafe _ = xcb_destroy_window(session.connection.pointer, receiver)
        session.flush()
    }
}

/// The input method servers for a window.
@MainActor
final class XIMServers: InputMethodServers {
    private weak var window: X11Window?

    init(_ window: X11Window) {
        self.window = window
    }

    func connect(to name: String) async -> (any InputMethodChannel)? {
        guard let window, !window.surface.isClosed else { return nil }
        return await XIMChannel.connect(window, to: name)
    }
}
