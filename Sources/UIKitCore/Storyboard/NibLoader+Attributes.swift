// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument

extension NibLoader {
    /// Sets the attributes in the file on the properties of the view's own class.
    func setAttributes(of object: InterfaceObject) {
        guard !object.attributes.isEmpty, let view = objects[object.id] as? UIView else { return }
        let table = OutletTables.table(of: type(of: view))
        for attribute in object.attributes {
            guard let setter = table.setter(for: attribute.keyPath) else {
                let known = table.names.sorted().joined(separator: ", ")
                report(
                    "\(type(of: view)).outlets has no attribute \(attribute.keyPath); it has \(known).",
                    line: attribute.line)
                continue
            }
            // The file doesn't distinguish number types, so each is tried.
            if !meanings(of: attribute.value).contains(where: { setter(view, $0) }) {
                report(
                    "The attribute \(attribute.keyPath) of \(type(of: view)) has another type.", line: attribute.line)
            }
        }
    }

    /// Returns the possible interpretations of a value, most likely first.
    private func meanings(of value: InterfaceValue) -> [Any] {
        switch value {
        case .flag(let flag): [flag]
        case .integer(let number): [number, CGFloat(number), Double(number), Float(number)]
        case .number(let number): [CGFloat(number), number, Float(number)]
        case .text(let text): [text]
        case .rect(let rect): [CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)]
        case .point(let x, let y): [CGPoint(x: x, y: y)]
        case .size(let width, let height): [CGSize(width: width, height: height)]
        case .color(let description): color(description).map { [$0, $0.cgColor] } ?? []
        case .options, .insets, .font, .group: []
        }
    }
}
