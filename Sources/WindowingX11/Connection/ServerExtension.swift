// SPDX-License-Identifier: MIT
internal import CXCB

/// Something that not every display can do: what is needed to use it, or why it is not used.
enum Availability<Value: Sendable>: Sendable {
    case available(Value)
    case absent(reason: String)

    /// `nil` if it is absent.
    var value: Value? {
        if case .available(let value) = self { value } else { nil }
    }

    /// Why it is absent; `nil` if it is there.
    var reason: String? {
        if case .absent(let reason) = self { reason } else { nil }
    }
}

/// An extension of the X server and the numbers that it was given there.
struct ServerExtension: Hashable, Sendable {
    /// Requests' and generic events' number.
    let majorOpcode: UInt8
    /// Number of its first event of fixed size.
    let firstEvent: UInt8
    let major: Int
    let minor: Int

    func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
        (self.major, self.minor) >= (major, minor)
    }

    /// An extension's name, and libxcb's number for it.
    struct Name {
        let text: String
        let number: shoji_xcb_extension

        static let all = [
            dpms, present, randr, screenSaver, shape, sharedMemory, sync, fixes, input, keyboard, test,
        ]
        static let dpms = Name(text: "DPMS", number: SHOJI_XCB_DPMS)
        static let present = Name(text: "Present", number: SHOJI_XCB_PRESENT)
        static let randr = Name(text: "RANDR", number: SHOJI_XCB_RANDR)
        static let screenSaver = Name(text: "MIT-SCREEN-SAVER", number: SHOJI_XCB_SCREENSAVER)
        static let shape = Name(text: "SHAPE", number: SHOJI_XCB_SHAPE)
        static let sharedMemory = Name(text: "MIT-SHM", number: SHOJI_XCB_SHM)
        static let sync = Name(text: "SYNC", number: SHOJI_XCB_SYNC)
        static let fixes = Name(text: "XFIXES", number: SHOJI_XCB_XFIXES)
        static let input = Name(text: "XInputExtension", number: SHOJI_XCB_XINPUT)
        static let keyboard = Name(text: "XKEYBOARD", number: SHOJI_XCB_XKB)
        static let test = Name(text: "XTEST", number: SHOJI_XCB_XTEST)
    }

    /// Looks the extension up, and asks by `versionRequest` which version the server speaks with us.
    ///
    /// All version replies have the two numbers at the same place but for their width, which `version` reads.
    static func negotiate(
        _ name: Name, on connection: XConnection, needs required: (Int, Int),
        version: (WireBytes) -> (Int, Int)?, _ versionRequest: (XConnection) -> UInt32
    ) -> Availability<ServerExtension> {
        let entry = unsafe shoji_xcb_extension_data(connection.pointer, Int32(name.number.rawValue))
        guard let data = unsafe entry?.pointee, data.present != 0 else {
            return .absent(reason: "the X server lacks the \(name.text) extension")
        }
        let sequence = versionRequest(connection)
        guard let version = connection.wait(for: sequence).flatMap(version) else {
            return .absent(reason: "the X server does not tell its version of \(name.text)")
        }
        let found = ServerExtension(
            majorOpcode: data.major_opcode, firstEvent: data.first_event, major: version.0, minor: version.1)
        guard found.isAtLeast(required.0, required.1) else {
            return .absent(
                reason: "the X server has \(name.text) \(version.0).\(version.1); \(required.0).\(required.1) is needed"
            )
        }
        return .available(found)
    }

    /// Version numbers of 32 bits behind a reply's header.
    static func wide(_ reply: WireBytes) -> (Int, Int)? {
        guard let major = reply.load(UInt32.self, at: 8), let minor = reply.load(UInt32.self, at: 12) else {
            return nil
        }
        return (Int(major), Int(minor))
    }

    /// Version numbers of 16 bits behind a reply's header.
    static func narrow(_ reply: WireBytes) -> (Int, Int)? {
        guard let major = reply.load(UInt16.self, at: 8), let minor = reply.load(UInt16.self, at: 10) else {
            return nil
        }
        return (Int(major), Int(minor))
    }
}

extension XConnection {
    /// Asks where all extensions are, so that looking one up does not wait.
    func prefetchExtensions() {
        for name in ServerExtension.Name.all {
            unsafe shoji_xcb_prefetch_extension(pointer, Int32(name.number.rawValue))
        }
    }
}
