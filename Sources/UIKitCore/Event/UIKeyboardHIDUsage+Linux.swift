// SPDX-License-Identifier: MIT

extension UIKeyboardHIDUsage {
    /// The place that the kernel calls `code` (its `KEY_` numbers); 0, HID's "no key", if it has no HID number.
    init(linuxCode code: UInt32) {
        self.init(rawValue: Self.usages[code] ?? 0)
    }

    /// Whether the key is in the block of numbers at the keyboard's right end.
    var isOnKeypad: Bool {
        (Self.keypadNumLock.rawValue...Self.keypadPeriod.rawValue).contains(rawValue)
    }

    private static let usages: [UInt32: Int] = [
        30: 4, 48: 5, 46: 6, 32: 7, 18: 8, 33: 9, 34: 10, 35: 11, 23: 12, 36: 13, 37: 14, 38: 15, 50: 16, 49: 17,
        24: 18, 25: 19, 16: 20, 19: 21, 31: 22, 20: 23, 22: 24, 47: 25, 17: 26, 45: 27, 21: 28, 44: 29, 2: 30, 3: 31,
        4: 32, 5: 33, 6: 34, 7: 35, 8: 36, 9: 37, 10: 38, 11: 39, 28: 40, 1: 41, 14: 42, 15: 43, 57: 44, 12: 45,
        13: 46, 26: 47, 27: 48, 43: 49, 39: 51, 40: 52, 41: 53, 51: 54, 52: 55, 53: 56, 58: 57, 59: 58, 60: 59,
        61: 60, 62: 61, 63: 62, 64: 63, 65: 64, 66: 65, 67: 66, 68: 67, 87: 68, 88: 69, 99: 70, 70: 71, 119: 72,
        110: 73, 102: 74, 104: 75, 111: 76, 107: 77, 109: 78, 106: 79, 105: 80, 108: 81, 103: 82, 69: 83, 98: 84,
        55: 85, 74: 86, 78: 87, 96: 88, 79: 89, 80: 90, 81: 91, 75: 92, 76: 93, 77: 94, 71: 95, 72: 96, 73: 97,
        82: 98, 83: 99, 86: 100, 127: 101, 29: 224, 42: 225, 56: 226, 125: 227, 97: 228, 54: 229, 100: 230, 126: 231,
    ]
}
