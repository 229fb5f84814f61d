// SPDX-License-Identifier: MIT
public import AccessibilityTree
public import Foundation

/// A defect that an audit has found.
public struct AccessibilityIssue: Hashable, Codable, Sendable {
    /// The rule that is broken.
    public enum Rule: String, CaseIterable, Codable, Sendable {
        /// A control, image, or dialog has no name.
        case description
        /// A control is smaller than a pointer or finger can hit reliably.
        case target
        /// A text doesn't stand out enough from its background.
        case contrast
        /// The order of reading moves backward on the screen.
        case order
        /// The role or a state contradicts what the object does.
        case trait
    }

    public var rule: Rule
    public var role: AccessibilityRole
    public var name: String
    public var identifier: String
    /// The names or roles of the containers, the window first.
    public var path: [String]
    /// The x, y, width, and height in points of the window.
    public var frame: [Double]
    /// The requirement, and the state that was found.
    public var message: String
}

extension AccessibilityIssue: CustomStringConvertible {
    /// The object and the rule in a sentence, such as `Window, Toolbar: button "Save" needs …`.
    public var description: String {
        let object = name.isEmpty ? identifier : name
        let subject = object.isEmpty ? role.rawValue : "\(role.rawValue) \"\(object)\""
        return "\(path.joined(separator: ", ")): \(subject) \(message)"
    }

    /// Returns issues as JSON with sorted keys.
    public static func json(_ issues: [AccessibilityIssue]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(issues)
    }
}

/// The limits of an audit.
public struct AccessibilityLimits: Hashable, Sendable {
    /// The minimum width and height of a control, in points.
    public var target = 24.0
    /// The minimum contrast ratio of text, in 1...21.
    public var contrast = 4.5
    /// The minimum contrast ratio of headings that are higher than `largeText`, and of what controls show, which can be a
    /// symbol.
    public var largeContrast = 3.0
    /// The height of a line, in points, from which text counts as large.
    public var largeText = 29.0
    /// The number of elements at which an audit ends.
    public var elements = 5000

    public init() {}

    /// The limits that apply if the user has asked for increased contrast.
    public static var increasedContrast: AccessibilityLimits {
        var limits = AccessibilityLimits()
        limits.contrast = 7
        limits.largeContrast = 4.5
        return limits
    }
}
