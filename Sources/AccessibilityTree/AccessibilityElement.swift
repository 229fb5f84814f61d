// SPDX-License-Identifier: MIT

/// The identity of an accessible object, which remains the same as long as the object exists and is never reused.
public struct AccessibilityID: Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The application, which contains the windows.
    public static let application = AccessibilityID(rawValue: 0)

    public static func < (left: AccessibilityID, right: AccessibilityID) -> Bool { left.rawValue < right.rawValue }
}

/// A rectangle in points of the window that contains an object; in a window's own frame, of the screen.
public struct AccessibilityFrame: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public func contains(x: Double, y: Double) -> Bool {
        x >= self.x && y >= self.y && x < self.x + width && y < self.y + height
    }
}

/// An action of an accessible object.
public struct AccessibilityAction: Hashable, Sendable {
    /// The identifier, such as `activate`, `increment`, `decrement`, `escape`, `magicTap`, `menu`, or the name of a
    /// custom action.
    public var name: String
    /// The name in the user's language.
    public var title: String
    /// The shortcut that performs it, such as `<Control>s`; empty without one.
    public var shortcut: String

    public init(name: String, title: String, shortcut: String = "") {
        self.name = name
        self.title = title
        self.shortcut = shortcut
    }
}

/// The number that an accessible object shows, and its range.
public struct AccessibilityRange: Hashable, Sendable {
    public var minimum: Double
    public var maximum: Double
    public var current: Double
    /// The smallest change; 0 if any change is possible.
    public var step: Double

    public init(minimum: Double, maximum: Double, current: Double, step: Double = 0) {
        self.minimum = minimum
        self.maximum = maximum
        self.current = current
        self.step = step
    }
}

/// The position of a cell in the nearest table that contains it.
public struct AccessibilityCell: Hashable, Sendable {
    public var table: AccessibilityID
    public var row: Int
    public var column: Int
    public var rowSpan: Int
    public var columnSpan: Int

    public init(table: AccessibilityID, row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1) {
        self.table = table
        self.row = row
        self.column = column
        self.rowSpan = rowSpan
        self.columnSpan = columnSpan
    }
}

/// A relation of an accessible object to others.
public enum AccessibilityRelation: String, CaseIterable, Sendable {
    case labelledBy, labelFor, describedBy, controllerFor, controlledBy, memberOf, nodeChildOf, flowsTo, flowsFrom
    case popupFor, errorMessage, details
}

/// The properties of an accessible object at one moment, without its children and text.
public struct AccessibilityElement: Hashable, Sendable {
    public var id: AccessibilityID
    /// The object that contains it; `nil` for the application.
    public var parent: AccessibilityID?
    public var role: AccessibilityRole
    /// The name, which is read out first; empty if there is none.
    public var name = ""
    /// The hint or help, read out last.
    public var details = ""
    /// The value as a text, such as `50 percent`.
    public var value = ""
    /// An identifier for tests that isn't shown.
    public var identifier = ""
    /// A BCP 47 tag; empty for the application's language.
    public var language = ""
    public var states: AccessibilityStates = []
    public var frame = AccessibilityFrame()
    public var childCount = 0
    public var actions: [AccessibilityAction] = []
    public var range: AccessibilityRange?
    /// Whether `AccessibilityProvider.text(of:)` returns a text.
    public var hasText = false
    /// Whether children can be selected through `AccessibilityProvider`.
    public var hasSelection = false
    /// The numbers of rows and columns of a table.
    public var tableSize: AccessibilityTableSize?
    public var cell: AccessibilityCell?
    /// The level of a heading or of an item in an outline, from 1; 0 without one.
    public var level = 0
    /// Further properties by name, such as `placeholder-text` or custom content.
    public var attributes: [String: String] = [:]
    public var relations: [AccessibilityRelation: [AccessibilityID]] = [:]

    public init(id: AccessibilityID, parent: AccessibilityID?, role: AccessibilityRole) {
        self.id = id
        self.parent = parent
        self.role = role
    }
}

/// The size of a table, in cells.
public struct AccessibilityTableSize: Hashable, Sendable {
    public var rows: Int
    public var columns: Int

    public init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
    }
}
