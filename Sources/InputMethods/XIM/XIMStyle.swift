// SPDX-License-Identifier: MIT

/// A way in which composed text and the state of an input method are shown, of which a server offers several.
struct XIMStyle: OptionSet, Hashable {
    let rawValue: UInt32

    /// The application shows the composed text.
    static let preeditCallbacks = Self(rawValue: 1 << 1)
    /// The server shows it at the caret.
    static let preeditPosition = Self(rawValue: 1 << 2)
    /// The server shows it in a window of its own.
    static let preeditNothing = Self(rawValue: 1 << 3)
    /// Nothing is composed visibly.
    static let preeditNone = Self(rawValue: 1 << 4)
    /// The application shows the state, which it needn't.
    static let statusCallbacks = Self(rawValue: 1 << 9)
    static let statusNothing = Self(rawValue: 1 << 10)
    static let statusNone = Self(rawValue: 1 << 11)

    /// The supported styles, the preferred one first.
    static let preferred: [XIMStyle] = [preeditCallbacks, preeditPosition, preeditNothing, preeditNone].flatMap {
        [[$0, statusNothing], [$0, statusNone], [$0, statusCallbacks]]
    }

    /// Returns the preferred one of the offered styles, which are the value of an attribute.
    ///
    /// - Throws: `XIMError` if there is none, or if the value isn't a list of styles.
    static func choose(_ value: [UInt8], _ order: XIMByteOrder = .native) throws(XIMError) -> XIMStyle {
        var reader = XIMReader(value[...], order)
        let count = Int(try reader.number(UInt16.self))
        _ = try reader.number(UInt16.self)
        var offered: Set<XIMStyle> = []
        for _ in 0..<min(count, reader.remaining / 4) {
            offered.insert(XIMStyle(rawValue: try reader.number(UInt32.self)))
        }
        guard let style = preferred.first(where: offered.contains) else { throw .unsupported("styles") }
        return style
    }
}
