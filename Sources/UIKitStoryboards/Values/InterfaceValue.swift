// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// The value of a property in a UI file: an attribute of an element, or a child element with its key.
@MainActor
struct InterfaceValue {
    enum Source {
        case attribute(String)
        case element(InterfaceElement)
    }

    let source: Source
    /// The element whose property it is.
    let owner: InterfaceElement
    /// The name of the property.
    let name: String
    let context: InterfaceContext

    /// The element that contains the value, for messages.
    var element: InterfaceElement {
        if case .element(let element) = source { element } else { owner }
    }

    /// Whether the property is set to `nil`.
    var isNil: Bool { if case .element(let element) = source { element.name == "nil" } else { false } }

    /// The text in the user's language if there is one, otherwise that of the file.
    var text: String? { context.localizedText(of: name, owner) ?? writtenText }

    private var writtenText: String? {
        switch source {
        case .attribute(let text): return text
        case .element(let element):
            guard ["string", "mutableString"].contains(element.name) else { return nil }
            guard element["base64-UTF8"] == "YES" else { return element.text }
            let bytes = Data(base64Encoded: element.text, options: .ignoreUnknownCharacters)
            return bytes.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    var flag: Bool? {
        guard case .attribute(let text) = source else { return nil }
        switch text {
        case "YES": return true
        case "NO": return false
        default: return nil
        }
    }

    var number: Double? {
        guard case .attribute(let text) = source else { return nil }
        return InterfaceNumbers.number(text)
    }

    /// Returns the number in an attribute of a child element.
    func number(_ name: String) -> Double? {
        guard case .element(let element) = source else { return nil }
        return element[name].flatMap(InterfaceNumbers.number)
    }

    /// Returns the meaning of a keyword.
    func word<Meaning>(in table: [String: Meaning]) -> Meaning? { writtenText.flatMap { table[$0] } }

    /// The attributes of a child element whose value is `YES`.
    var options: [String]? {
        guard case .element(let element) = source else { return nil }
        return element.attributes.filter { $0.value == "YES" }.map(\.name)
    }
}

/// The notation of numbers in UI files.
enum InterfaceNumbers {
    /// The largest absolute value: larger than any desktop, and still exact to a fraction of a pixel.
    static let limit = 1e9

    /// Parses a decimal number.
    ///
    /// Other notations that `Double` accepts (`nan`, `inf`, `0x1p4`) are rejected.
    static func number(_ text: String) -> Double? {
        guard text.utf8.count <= 64, text.utf8.allSatisfy(isPart), let number = Double(text), number.isFinite else {
            return nil
        }
        return number
    }

    static func integer(_ text: String) -> Int? {
        if let integer = Int(text) { return integer }
        return number(text).flatMap { Int(exactly: $0) }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
        default: false
        }
    }
}
