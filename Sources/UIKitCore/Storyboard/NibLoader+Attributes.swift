// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument

extension NibLoader {
    /// Sets what the file says about properties of the view's own class.
    func setAttributes(of object: InterfaceObject) {
        guard !object.attributes.isEmpty, let view = objects[object.id] as? UIView else { return }
        let table = type(of: view).outlets
        for attribute in object.attributes {
            guard let setter = table.setter(for: attribute.keyPath) else {
                let known = table.names.sorted().joined(separator: ", ")
                report(
                    "\(type(of: view)).outlets has no attribute \(attribute.keyPath); it has \(known).",
                    line: attribute.line)
                continue
            }
            // A file has one kind of number; the property's own is found by trying.
            if !meanings(of: attribute.value).contains(where: { setter(view, $0) }) {
                report(
                    "The attribute \(attribute.keyPath) of \(type(of: view)) has another type.", line: attribute.line)
            }
        }
    }

    /// What a value may be taken for, the likeliest first.
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
