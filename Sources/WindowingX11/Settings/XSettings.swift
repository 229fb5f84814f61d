// SPDX-License-Identifier: MIT

/// The settings that desktops share on X: names with a number, a text or a colour each.
///
/// The property may come from anyone: what it says of lengths is believed only as far as its bytes go.
struct XSettings: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case number(Int32)
        case text(String)
    }

    private(set) var values: [String: Value] = [:]

    /// No desktop has more settings than this.
    private static let maximumCount = 4096

    init() {}

    /// Reads `_XSETTINGS_SETTINGS`; settings behind one that makes no sense are left out.
    init(_ bytes: [UInt8]) {
        guard let order = bytes.first, order <= 1 else { return }
        var reader = Reader(bytes: WireBytes(bytes), isBigEndian: order == 1, place: 8)
        guard let count = reader.number() else { return }
        for _ in 0..<min(Int(count), Self.maximumCount) {
            guard let setting = reader.setting() else { return }
            if let value = setting.value { values[setting.name] = value }
        }
    }

    /// A number by that name.
    func number(_ name: String) -> Int32? {
        if case .number(let number) = values[name] { number } else { nil }
    }

    /// A text by that name.
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
            // Behind the name stands when it was last changed.
            guard let count = shortNumber(), let name = text(count), number() != nil else { return nil }
            switch type {
            case 0:
                return number().map { (name, .number(Int32(bitPattern: $0))) }
            case 1:
                return number().flatMap { text(Int($0)) }.map { (name, .text($0)) }
            case 2:
                // Four numbers of 16 bits: a colour, which nothing here asks for.
                place += 8
                return (name, nil)
            default:
                return nil
            }
        }
    }
}

extension XSettings {
    /// Asks the program that keeps the settings; empty if none runs.
    ///
    /// Waits for the answers. It announces itself and its changes to those who listen at its window.
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
