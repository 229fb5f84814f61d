// SPDX-License-Identifier: MIT

/// Between MIME types and the names that X has for forms of content.
enum SelectionTypes {
    static let unicodeText = "text/plain;charset=utf-8"
    static let plainText = "text/plain"

    /// The MIME type of an offered form; `nil` for what is no content, as `TARGETS`.
    static func type(ofTarget name: String) -> String? {
        switch name {
        case "UTF8_STRING": unicodeText
        case "STRING", "TEXT": plainText
        default: name.contains("/") ? name : nil
        }
    }

    /// The MIME types of what is offered, in its order, each once.
    static func types(ofTargets names: [String]) -> [String] {
        var types: [String] = []
        for type in names.compactMap(type(ofTarget:)) where !types.contains(type) { types.append(type) }
        return types
    }

    /// The forms in which a MIME type may be asked for, the best first.
    static func targets(forType type: String) -> [String] {
        switch type {
        case unicodeText: [unicodeText, "UTF8_STRING", plainText, "STRING", "TEXT"]
        case plainText: [plainText, unicodeText, "UTF8_STRING", "STRING", "TEXT"]
        default: [type]
        }
    }

    /// The forms in which content of these types is offered, and which type each is made from.
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

    /// `STRING` is Latin-1, everything else here UTF-8.
    static func utf8(fromLatin1 bytes: [UInt8]) -> [UInt8] {
        Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
    }

    /// Text in Latin-1; what it has no letter for becomes a question mark.
    static func latin1(fromUTF8 bytes: [UInt8]) -> [UInt8] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : 63 }
    }
}
