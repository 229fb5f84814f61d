// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

// Foundation's function has the same name and parameters, and answers in English on Linux. The compiler prefers that of a
// module to one that the module re-exports, so a file that imports UIKit alone calls the first function. In a file that
// imports Foundation too, both are equal; there, functions without default arguments win. Only the call with all
// arguments and a table that may be nil remains Foundation's.

/// Returns the string for a key in the user's language, as `Bundle.uiLocalizedString(forKey:value:table:)` does.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table; `Localizable` if `nil`.
///   - bundle: The bundle with the table.
///   - value: The result if no table has the key; the key if empty.
///   - comment: A remark for translators; not used.
/// - Returns: The string.
@_disfavoredOverload
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    bundle.uiLocalizedString(forKey: key, value: value, table: tableName)
}

/// Returns the string for a key in the table `Localizable` of the main bundle.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.uiLocalizedString(forKey: key, value: nil, table: nil)
}

/// Returns the string for a key in the table `Localizable` of the main bundle, or `value` if the key isn't there.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.uiLocalizedString(forKey: key, value: value, table: nil)
}

/// Returns the string for a key in the table `Localizable` of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.uiLocalizedString(forKey: key, value: nil, table: nil)
}

/// Returns the string for a key in the table `Localizable` of a bundle, or `value` if the key isn't there.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    bundle.uiLocalizedString(forKey: key, value: value, table: nil)
}

/// Returns the string for a key in a table of the main bundle.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.uiLocalizedString(forKey: key, value: nil, table: tableName)
}

/// Returns the string for a key in a table of the main bundle, or `value` if the key isn't there.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Bundle.main.uiLocalizedString(forKey: key, value: value, table: tableName)
}

/// Returns the string for a key in a table of a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    bundle.uiLocalizedString(forKey: key, value: nil, table: tableName)
}

/// Returns the string for a key in a table of a bundle, or `value` if the key isn't there.
public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
    bundle.uiLocalizedString(forKey: key, value: value, table: tableName)
}
