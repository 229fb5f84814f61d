// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import StoryboardDocument
internal import UIKitCore

/// A type of properties that UI files set.
@MainActor
protocol InterfaceDecodable {
    /// Returns the value; `nil` if the file contains something else.
    static func decoded(_ value: InterfaceValue) -> Self?
}

extension Optional: InterfaceDecodable where Wrapped: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Wrapped?? {
        if value.isNil { return .some(nil) }
        return Wrapped.decoded(value).map { .some($0) }
    }
}

extension Bool: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Bool? { value.flag }
}

extension String: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> String? { value.text }
}

extension Int: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Int? {
        guard case .attribute(let text) = value.source else { return nil }
        return InterfaceNumbers.integer(text)
    }
}

extension Double: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Double? { value.number }
}

extension Float: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Float? { value.number.map { Float($0) } }
}

extension CGFloat: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> CGFloat? {
        value.number.flatMap { $0.magnitude <= InterfaceNumbers.limit ? CGFloat($0) : nil }
    }
}

extension CGRect: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> CGRect? {
        guard let x = value.length("x"), let y = value.length("y"), let width = value.length("width"),
            let height = value.length("height"), width >= 0, height >= 0
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}

extension CGSize: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> CGSize? {
        guard let width = value.length("width"), let height = value.length("height") else { return nil }
        return CGSize(width: width, height: height)
    }
}

extension CGPoint: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> CGPoint? {
        guard let x = value.length("x"), let y = value.length("y") else { return nil }
        return CGPoint(x: x, y: y)
    }
}

extension UIEdgeInsets: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> UIEdgeInsets? {
        guard case .element(let element) = value.source else { return nil }
        // Older properties name the edges by their coordinates.
        let names = element["minX"] == nil ? ["top", "left", "bottom", "right"] : ["minY", "minX", "maxY", "maxX"]
        let edges = names.map { value.length($0) ?? 0 }
        return UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
}

extension NSDirectionalEdgeInsets: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> NSDirectionalEdgeInsets? {
        guard case .element = value.source else { return nil }
        return NSDirectionalEdgeInsets(
            top: value.length("top") ?? 0, leading: value.length("leading") ?? 0,
            bottom: value.length("bottom") ?? 0, trailing: value.length("trailing") ?? 0)
    }
}

extension UIColor: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Self? {
        guard case .element(let element) = value.source, element.name == "color" else { return nil }
        return value.context.color(element) as? Self
    }
}

extension UIImage: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Self? {
        switch value.source {
        case .attribute(let name):
            return value.context.image(name, at: value.owner) as? Self
        case .element(let element):
            guard let name = element["name"] ?? element["image"],
                let image = value.context.image(name, at: element)
            else { return nil }
            return InterfaceSymbols.image(image, configuredBy: element, value.context) as? Self
        }
    }
}

extension UIFont: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Self? {
        guard case .element(let element) = value.source, element.name == "fontDescription" else { return nil }
        return InterfaceFonts.font(element, context: value.context) as? Self
    }
}

extension Locale: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Locale? {
        guard case .element(let element) = value.source else { return value.text.map { Locale(identifier: $0) } }
        return element["localeIdentifier"].map { Locale(identifier: $0) }
    }
}

extension Date: InterfaceDecodable {
    static func decoded(_ value: InterfaceValue) -> Date? {
        // Counted from the beginning of 2001.
        value.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}

extension InterfaceValue {
    /// Returns a length or a coordinate in an attribute of a child element.
    fileprivate func length(_ name: String) -> CGFloat? {
        number(name).flatMap { abs($0) <= InterfaceNumbers.limit ? CGFloat($0) : nil }
    }
}
