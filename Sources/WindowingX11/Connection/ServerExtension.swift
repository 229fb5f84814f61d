// SPDX-License-Identifier: MIT
internal import CXCB

/// An optional feature of the server: its parameters, or the reason why it is unavailable.
enum Availability<Value: Sendable>: Sendable {
    case available(Value)
    case absent(reason: String)

    /// `nil` if it is unavailable.
    var value: Value? {
        if case .available(let value) = self { value } else { nil }
    }

    /// The reason why it is unavailable; `nil` if it is available.
    var reason: String? {
        if case .absent(let reason) = self { reason } else { nil }
    }
}

/// An extension of the X server and the numbers assigned to it.
struct ServerExtension: Hashable, Sendable {
    /// The opcode of requests and generic events.
    let majorOpcode: UInt8
    /// The number of its first fixed-size event.
    let firstEvent: UInt8
    let major: Int
    let minor: Int

    func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
        (self.major, self.minor) >= (major, minor)
    }

    /// An extension's name and libxcb's identifier.
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

    /// Queries the extension, and negotiates the version with `versionRequest`.
    ///
    /// All version replies have the two numbers at the same offset with different widths, which `version` reads.
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

    /// Returns 32-bit version numbers after a reply's header.
    static func wide(_ reply: WireBytes) -> (Int, Int)? {
        guard let major = reply.load(UInt32.self, at: 8), let minor = reply.load(UInt32.self, at: 12) else {
            return nil
        }
        return (Int(major), Int(minor))
    }

    /// Returns 16-bit version numbers after a reply's header.
    static func narrow(_ reply: WireBytes) -> (Int, Int)? {
        guard let major = reply.load(UInt16.self, at: 8), let minor = reply.load(UInt16.self, at: 10) else {
            return nil
        }
        return (Int(major), Int(minor))
    }
}

extension XConnection {
    /// Queries all extensions at once, so that later look-ups don't wait.
    func prefetchExtensions() {
        for name in ServerExtension.Name.all {
            unsafe shoji_xcb_prefetch_extension(pointer, Int32(name.number.rawValue))
        }
    }
}
