// SPDX-License-Identifier: MIT

/// The desktop environment's XSETTINGS: names with a number, a string or a color each.
///
/// The property can be written by any client, so lengths in it are checked against its size.
struct XSettings: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case number(Int32)
        case text(String)
    }

    private(set) var values: [String: Value] = [:]

    /// More settings than any desktop environment has.
    private static let maximumCount = 4096

    init() {}

    /// Parses `_XSETTINGS_SETTINGS`; settings after a malformed one are ignored.
    init(_ bytes: [UInt8]) {
        guard let order = bytes.first, order <= 1 else { return }
        var reader = Reader(bytes: WireBytes(bytes), isBigEndian: order == 1, place: 8)
        guard let count = reader.number() else { return }
        for _ in 0..<min(Int(count), Self.maximumCount) {
            guard let setting = reader.setting() else { return }
            if let value = setting.value { values[setting.name] = value }
        }
    }

    /// Returns a number by its name.
    func number(_ name: String) -> Int32? {
        if case .number(let number) = values[name] { number } else { nil }
    }

    /// Returns a string by its name.
    func text(_ name: String) -> String? {
        if case .text(let text) = values[name] { text } else { nil }
    }

    private struct Reader {
        let bytes: WireBytes
        let isBigEndian: Bool
        var place: Int

        mutating func number() -> UInt32? {
            guard let number = bytes.load(UInt32.self, at: place) else { return nil }
            place += 4
            return isBigEndian ? UInt32(bigEndian: number) : UInt32(littleEndian: number)
        }

        mutating func shortNumber() -> Int? {
            guard let number = bytes.load(UInt16.self, at: place) else { return nil }
            place += 2
            return Int(isBigEndian ? UInt16(bigEndian: number) : UInt16(littleEndian: number))
        }

        /// Text, padded to whole words.
        mutating func text(_ count: Int) -> String? {
            guard count >= 0, count <= bytes.count - place else { return nil }
            let text = String(decoding: bytes.slice(at: place, count: count), as: UTF8.self)
            place += (count + 3) & ~3
            return text
        }

        mutating func setting() -> (name: String, value: Value?)? {
            guard let type = bytes.load(UInt8.self, at: place) else { return nil }
            place += 2
            // The name is followed by the serial of its last change.
            guard let count = shortNumber(), let name = text(count), number() != nil else { return nil }
            switch type {
            case 0:
                return number().map { (name, .number(Int32(bitPattern: $0))) }
            case 1:
                return number().flatMap { text(Int($0)) }.map { (name, .text($0)) }
            case 2:
                // Four 16-bit numbers: a color, which is not used.
                place += 8
                return (name, nil)
            default:
                return nil
            }
        }
    }
}

extension XSettings {
    /// Reads the settings from their manager; empty if there is none.
    ///
    /// Uses blocking requests. The manager announces itself and its changes by events.
    static func read(_ connection: XConnection, atoms: Atoms) -> (settings: XSettings, window: UInt32) {
        let name = "_XSETTINGS_S\(connection.screenNumber)"
        guard let selection = connection.atoms([name]).first, let window = connection.owner(of: selection) else {
            return (XSettings(), 0)
        }
        connection.listenToProperties(of: window)
        let reply = connection.wait(for: connection.getProperty(atoms[.xsettings], of: window))
        return (XSettings(PropertyValue(reply)?.bytes.bytes ?? []), window)
    }
}
