// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// The server's extensions; each one's use is in the file of its name.
struct Extensions: Sendable {
    let dpms: Availability<ServerExtension>
    let fixes: Availability<ServerExtension>
    let input: Availability<ServerExtension>
    let keyboard: Availability<ServerExtension>
    let present: Availability<ServerExtension>
    let randr: Availability<ServerExtension>
    let screenSaver: Availability<ServerExtension>
    let shape: Availability<ServerExtension>
    let sharedMemory: Availability<SharedMemoryExtension>
    let sync: Availability<ServerExtension>

    init(_ connection: XConnection) {
        fixes = .fixes(connection)
        dpms = .dpms(connection)
        input = .input(connection)
        keyboard = .keyboard(connection)
        present = .present(connection)
        randr = .randr(connection)
        screenSaver = .screenSaver(connection)
        shape = .shape(connection)
        sharedMemory = .sharedMemory(connection)
        sync = .sync(connection)
    }

    /// Checks the extensions for smooth scrolling, touches and layouts, which have no substitute.
    func requireInput() throws(ConnectionError) {
        guard input.value != nil else { throw Self.missing("XInputExtension", version: 2) }
        guard keyboard.value != nil else { throw Self.missing("XKEYBOARD", version: 1) }
    }

    private static func missing(_ name: String, version: Int) -> ConnectionError {
        .missingInterface(server: "X server", name: name, required: version, available: nil)
    }
}

extension Availability<ServerExtension> {
    static func dpms(_ connection: XConnection) -> Self {
        ServerExtension.negotiate(.dpms, on: connection, needs: (1, 1), version: ServerExtension.narrow) {
            unsafe xcb_dpms_get_version($0.pointer, 1, 2).sequence
        }
    }

    /// Version 2 added regions, version 5 pointer barriers.
    static func fixes(_ connection: XConnection) -> Self {
        ServerExtension.negotiate(.fixes, on: connection, needs: (2, 0), version: ServerExtension.wide) {
            unsafe xcb_xfixes_query_version($0.pointer, 5, 0).sequence
        }
    }

    /// Version 2.1 added smooth scrolling, version 2.2 touches.
    static func input(_ connection: XConnection) -> Self {
        ServerExtension.negotiate(.input, on: connection, needs: (2, 0), version: ServerExtension.narrow) {
            unsafe xcb_input_xi_query_version($0.pointer, 2, 3).sequence
        }
    }

    static func keyboard(_ connection: XConnection) -> Self {
        ServerExtension.negotiate(.keyboard, on: connection, needs: (1, 0), version: ServerExtension.narrow) {
            unsafe xcb_xkb_use_extension($0.pointer, 1, 0).sequence
        }
    }

    static func present(_ connection: XConnection) -> Self {
        ServerExtension.negotiate(.present, on: connection, needs: (1, 0), version: ServerExtension.wide) {
            unsafe xcb_present_query_version($0.pointer, 1, 2).sequence
        }
    }

    /// Version 1.2 added outputs, version 1.3 querying them without probing.
    static func randr(_ connection: XConnection) -> Self {
        ServerExtension.negotiate(.randr, on: connection, needs: (1, 3), version: ServerExtension.wide) {
            unsafe xcb_randr_query_version($0.pointer, 1, 5).sequence
        }
    }

    /// Version 1.1 added suspension.
    static func screenSaver(_ connection: XConnection) -> Self {
        ServerExtension.negotiate(.screenSaver, on: connection, needs: (1, 1), version: ServerExtension.narrow) {
            unsafe xcb_screensaver_query_version($0.pointer, 1, 1).sequence
        }
    }

    /// Version 1.1 added input shapes.
    static func shape(_ connection: XConnection) -> Self {
        ServerExtension.negotiate(.shape, on: connection, needs: (1, 1), version: ServerExtension.narrow) {
            unsafe xcb_shape_query_version($0.pointer).sequence
        }
    }

    static func sync(_ connection: XConnection) -> Self {
        ServerExtension.negotiate(
            .sync, on: connection, needs: (3, 0),
            version: { reply in
                reply.load(xcb_sync_initialize_reply_t.self).map { (Int($0.major_version), Int($0.minor_version)) }
            }
        ) { unsafe xcb_sync_initialize($0.pointer, 3, 1).sequence }
    }
}
