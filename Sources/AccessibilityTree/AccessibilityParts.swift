// SPDX-License-Identifier: MIT

/// The properties of an accessible object that are asked for.
///
/// The identity needs none.
public struct AccessibilityParts: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    public static let parent = AccessibilityParts(rawValue: 1 << 0)
    public static let role = AccessibilityParts(rawValue: 1 << 1)
    public static let name = AccessibilityParts(rawValue: 1 << 2)
    public static let details = AccessibilityParts(rawValue: 1 << 3)
    /// `value` and `range`.
    public static let value = AccessibilityParts(rawValue: 1 << 11)
    public static let states = AccessibilityParts(rawValue: 1 << 4)
    public static let frame = AccessibilityParts(rawValue: 1 << 5)
    public static let childCount = AccessibilityParts(rawValue: 1 << 6)
    public static let actions = AccessibilityParts(rawValue: 1 << 7)
    /// `hasText`, and among the states, `editable`.
    public static let text = AccessibilityParts(rawValue: 1 << 8)
    /// `hasSelection`, `tableSize`, and `cell`.
    public static let collection = AccessibilityParts(rawValue: 1 << 9)
    /// `identifier`, `language`, `level`, `attributes`, and `relations`.
    public static let attributes = AccessibilityParts(rawValue: 1 << 10)
    public static let all = AccessibilityParts(rawValue: (1 << 12) - 1)
}
