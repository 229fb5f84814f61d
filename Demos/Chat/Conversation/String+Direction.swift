// SPDX-License-Identifier: MIT

extension String {
    /// Whether the first letter is of a script that is written from right to left, such as Hebrew or Arabic.
    var isRightToLeft: Bool {
        guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
        return switch letter.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
