// SPDX-License-Identifier: MIT
package import Foundation
internal import StoryboardDocument

/// Provides the description of an object in an interface file to its `init(coder:)`, by the names used in the file.
///
/// Classes of the application can decode additional values by key, such as `decodeBool(forKey: "opaque")`.
final class InterfaceCoder: NSCoder {
    let object: InterfaceObject
    let loader: NibLoader
    let values: InterfaceValues

    init(_ object: InterfaceObject, loader: NibLoader) {
        self.object = object
        self.loader = loader
        values = InterfaceValues(object.values)
        super.init()
    }

    @available(*, unavailable)
    override init() { preconditionFailure("An interface coder needs an object.") }

    // MARK: - NSCoder

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool {
        object.values[key] != nil
    }

    override func decodeBool(forKey key: String) -> Bool {
        values.flag(key) ?? false
    }

    override func decodeInteger(forKey key: String) -> Int {
        values.integer(key) ?? values.truncatedNumber(key) ?? 0
    }

    override func decodeDouble(forKey key: String) -> Double {
        values.number(key) ?? values.integer(key).map { Double($0) } ?? 0
    }

    override func decodeFloat(forKey key: String) -> Float {
        Float(decodeDouble(forKey: key))
    }

    override func decodeObject(forKey key: String) -> Any? {
        values.text(key)
    }
}

/// Values by name, converted to the requested types.
package struct InterfaceValues {
    private let values: [String: InterfaceValue]

    init(_ values: [String: InterfaceValue]) {
        self.values = values
    }

    package func flag(_ key: String) -> Bool? {
        if case .flag(let value)? = values[key] { value } else { nil }
    }

    package func integer(_ key: String) -> Int? {
        if case .integer(let value)? = values[key] { value } else { nil }
    }

    func number(_ key: String) -> Double? {
        if case .number(let value)? = values[key] { value } else { nil }
    }

    /// Returns a number without its fraction; `nil` if no integer represents it.
    func truncatedNumber(_ key: String) -> Int? {
        number(key).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    package func points(_ key: String) -> CGFloat? {
        number(key).map { CGFloat($0) }
    }

    package func text(_ key: String) -> String? {
        if case .text(let value)? = values[key] { value } else { nil }
    }

    /// Returns the meaning of a keyword.
    package func word<Meaning>(_ key: String, in table: [String: Meaning]) -> Meaning? {
        text(key).flatMap { table[$0] }
    }

    func rect(_ key: String) -> CGRect? {
        guard case .rect(let rect)? = values[key] else { return nil }
        return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    func insets(_ key: String) -> UIEdgeInsets? {
        guard case .insets(let insets)? = values[key] else { return nil }
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        guard case .insets(let insets)? = values[key] else { return nil }
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    func options(_ key: String) -> Set<String>? {
        if case .options(let value)? = values[key] { value } else { nil }
    }

    func color(_ key: String) -> InterfaceColor? {
        if case .color(let value)? = values[key] { value } else { nil }
    }

    func font(_ key: String) -> InterfaceFont? {
        if case .font(let value)? = values[key] { value } else { nil }
    }

    func group(_ key: String) -> InterfaceValues? {
        if case .group(let value)? = values[key] { InterfaceValues(value) } else { nil }
    }
}

extension NSCoder {
    /// The values of the decoded object if the coder reads an interface file; otherwise `nil`.
    package var interfaceValues: InterfaceValues? { (self as? InterfaceCoder)?.values }
}
