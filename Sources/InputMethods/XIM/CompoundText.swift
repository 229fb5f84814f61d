// SPDX-License-Identifier: MIT
internal import Foundation

/// Text in the encoding that clients of an X server exchange: segments in national character sets, which escape
/// sequences select.
enum CompoundText {
    /// Decodes bytes; those that aren't valid become replacement characters, and unknown escape sequences are skipped.
    static func decode(_ bytes: [UInt8]) -> String {
        var decoder = Decoder(bytes)
        return decoder.decode()
    }

    private struct Decoder {
        private let bytes: [UInt8]
        private var position = 0
        private var text = ""
        /// The character sets of the bytes from 0x21 to 0x7E, and from 0xA0.
        private var left = CompoundTextCharset.ascii
        private var right = CompoundTextCharset.latin(1)

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func decode() -> String {
            while position < bytes.count {
                switch bytes[position] {
                case 0x1b:
                    position += 1
                    escape()
                case 0x9b: skipDirection()
                case 0x21...0x7e: text += left.decode(run { (0x21...0x7e).contains($0) })
                case 0xa0...0xff: text += right.decode(run { $0 >= 0xa0 })
                case 0x09, 0x0a, 0x20: text.unicodeScalars.append(UnicodeScalar(next()))
                default: position += 1
                }
            }
            return text
        }

        private mutating func next() -> UInt8 {
            defer { position += 1 }
            return bytes[position]
        }

        private mutating func run(_ belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
            let start = position
            while position < bytes.count, belongs(bytes[position]) { position += 1 }
            return bytes[start..<position]
        }

        /// Skips a direction, which the text determines again.
        private mutating func skipDirection() {
            position += 1
            _ = run { (0x20...0x3f).contains($0) }
            if position < bytes.count, (0x40...0x7e).contains(bytes[position]) { position += 1 }
        }

        private mutating func escape() {
            let intermediates = run { (0x20...0x2f).contains($0) }
            guard position < bytes.count, (0x30...0x7e).contains(bytes[position]) else { return }
            let final = next()
            switch (String(decoding: intermediates, as: UTF8.self), final) {
            case ("(", _): left = .narrow(final)
            case (")", _): right = .narrow(final)
            case ("-", _): right = .latin(final)
            case ("$(", _), ("$", 0x40...0x42): left = .wide(final)
            case ("$)", _): right = .wide(final)
            case ("%", 0x47): decodeUTF8()
            case ("%/", 0x30...0x34): decodeNamed()
            default: break
            }
        }

        /// Decodes UTF-8 up to the next escape sequence.
        private mutating func decodeUTF8() {
            text += String(decoding: run { $0 != 0x1b }, as: UTF8.self)
        }

        /// Decodes a segment that contains its length and the name of its encoding.
        private mutating func decodeNamed() {
            guard position + 2 <= bytes.count else { return position = bytes.count }
            let length = Int(next() & 0x7f) * 128 + Int(next() & 0x7f)
            let segment = bytes[position..<min(position + length, bytes.count)]
            position = segment.endIndex
            guard let separator = segment.firstIndex(of: 2) else { return }
            let name = String(decoding: segment[..<separator], as: UTF8.self).lowercased()
            text += CompoundTextCharset.decode(segment[(separator + 1)...], named: name)
        }
    }
}
