// SPDX-License-Identifier: MIT

/// Converts between MIME types and X target names.
enum SelectionTypes {
    static let unicodeText = "text/plain;charset=utf-8"
    static let plainText = "text/plain"

    /// Returns the MIME type of a target; `nil` for targets that are not content, such as `TARGETS`.
    static func type(ofTarget name: String) -> String? {
        switch name {
        case "UTF8_STRING": unicodeText
        case "STRING", "TEXT": plainText
        default: name.contains("/") ? name : nil
        }
    }

    /// Returns the MIME types of targets, in order and without duplicates.
    static func types(ofTargets names: [String]) -> [String] {
        var types: [String] = []
        for type in names.compactMap(type(ofTarget:)) where !types.contains(type) { types.append(type) }
        return types
    }

    /// Returns the targets in which a MIME type can be requested, the preferred one first.
    static func targets(forType type: String) -> [String] {
        switch type {
        case unicodeText: [unicodeText, "UTF8_STRING", plainText, "STRING", "TEXT"]
        case plainText: [plainText, unicodeText, "UTF8_STRING", "STRING", "TEXT"]
        default: [type]
        }
    }

    /// Returns the targets for content of these types, with the type from which each is created.
    static func offers(ofTypes types: [String]) -> [(target: String, type: String)] {
        var offers = types.map { (target: $0, type: $0) }
        if let text = types.first(where: { $0 == unicodeText }) ?? types.first(where: { $0 == plainText }) {
            for name in ["UTF8_STRING", "STRING", "TEXT", unicodeText, plainText]
            where !offers.contains(where: { $0.target == name }) {
                offers.append((name, text))
            }
        }
        return offers
    }

    /// `STRING` is Latin-1; all other text is UTF-8.
    static func utf8(fromLatin1 bytes: [UInt8]) -> [UInt8] {
        Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
    }

    /// Converts text to Latin-1, replacing unsupported characters with question marks.
    static func latin1(fromUTF8 bytes: [UInt8]) -> [UInt8] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : 63 }
    }
}
