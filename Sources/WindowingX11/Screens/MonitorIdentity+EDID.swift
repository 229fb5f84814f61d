// SPDX-License-Identifier: MIT

extension MonitorIdentity {
    /// Parses a monitor's 128-byte EDID block; missing or invalid data gives empty values.
    init(edid bytes: [UInt8]) {
        self.init()
        guard bytes.count >= 128, Array(bytes.prefix(8)) == [0, 255, 255, 255, 255, 255, 255, 0],
            bytes.prefix(128).reduce(0, &+) == 0
        else { return }
        // Three letters of five bits each, from 1 for A.
        let word = UInt16(bytes[8]) << 8 | UInt16(bytes[9])
        make = String(
            [10, 5, 0].compactMap { shift in
                let letter = UInt8(word >> UInt16(shift) & 31)
                return (1...26).contains(letter) ? Character(Unicode.Scalar(letter + 64)) : nil
            })
        let number = bytes[12..<16].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        serialNumber = number == 0 ? "" : "\(number)"
        // Four descriptors of 18 bytes; those that begin with zeros contain text or limits.
        for start in stride(from: 54, through: 108, by: 18) where bytes[start] == 0 && bytes[start + 1] == 0 {
            switch bytes[start + 3] {
            case 0xfc: model = Self.text(bytes[(start + 5)..<(start + 18)])
            case 0xff: serialNumber = Self.text(bytes[(start + 5)..<(start + 18)])
            default: break
            }
        }
        if model.isEmpty { model = String(UInt16(bytes[10]) | UInt16(bytes[11]) << 8, radix: 16) }
    }

    /// Returns ASCII text up to a line feed, without trailing spaces.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let text = bytes.prefix { $0 != 10 && $0 != 0 }.filter { (32..<127).contains($0) }
        return String(decoding: text, as: UTF8.self).trimmingSuffix(" ")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var text = self
        while text.last == character { text.removeLast() }
        return text
    }
}
