// SPDX-License-Identifier: MIT
package import Foundation

/// A coder from which objects get what a UI file says about them.
///
/// Each class of the toolkit applies its own part at the end of its `init(coder:)`, so that a subclass finds the
/// values of the file after its call of `super.init(coder:)`, and can override them.
@MainActor
package protocol InterfaceArchive: NSCoder {
    /// Sets the properties that the class `level` adds to its superclass.
    func decode(_ object: AnyObject, as level: AnyClass)

    /// Creates the objects in the object that is being decoded whose property `key` they are.
    func objects(_ key: String) -> [Any]
}

extension NSCoder {
    /// Sets the properties that the class `level` adds to its superclass, if the coder reads a UI file.
    @MainActor
    package func decodeInterface(_ object: AnyObject, as level: AnyClass) {
        (self as? any InterfaceArchive)?.decode(object, as: level)
    }

    /// Returns the meaning of a keyword in a UI file.
    package func decodeWord<Meaning>(_ key: String, in table: [String: Meaning]) -> Meaning? {
        decodeText(key).flatMap { table[$0] }
    }

    /// Returns an object; `nil` if the coder doesn't have it, or doesn't support keys.
    ///
    /// On Linux, `NSKeyedUnarchiver` ends the process if an object is missing.
    package func decodeObject(ifPresentFor key: String) -> Any? {
        allowsKeyedCoding && containsValue(forKey: key) ? decodeObject(forKey: key) : nil
    }

    /// Returns a text in a UI file; `nil` for other coders.
    package func decodeText(_ key: String) -> String? {
        decodeObject(ifPresentFor: key) as? String
    }
}
