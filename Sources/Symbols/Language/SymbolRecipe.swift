// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The text that describes a symbol, read line by line.
///
/// A line is the letter of a `SymbolPart.Kind`, attributes, and a path as `PathReader` reads it. A `-` before the letter
/// restricts the part to the outline variant, a `+` to the `.fill` variant. Attributes are `w0.8` (stroke width
/// relative to the weight's), `g0.5` (the share of a heavier weight's additional width, for details that would close),
/// `h1` (hierarchy), `v0.3` (variable threshold), and the name of a `SymbolColor`.
///
/// `use NAME scale x y` draws another recipe, its middle at a point; `mark NAME scale x y` does so on a body, and
/// `fill NAME scale x y` uses its `.fill` variant. A fifth number is the width factor of its strokes.
enum SymbolRecipe {
    /// Deeper references than in any recipe; ends recipes that refer to themselves.
    private static let maximumDepth = 6

    static func parts(_ text: Substring, in index: SymbolIndex, depth: Int = 0) -> [SymbolPart] {
        text.split(separator: "\n").flatMap { line -> [SymbolPart] in
            var tokens = line.split(separator: " ")[...]
            guard var head = tokens.popFirst() else { return [] }
            var onlyFilled: Bool?
            if let sign = head.first, sign == "-" || sign == "+" {
                onlyFilled = sign == "+"
                head = head.dropFirst()
            }
            let parts = Self.parts(head, tokens, in: index, depth: depth)
            guard let onlyFilled else { return parts }
            return parts.filter { $0.onlyFilled != !onlyFilled }.map { part in
                var part = part
                part.onlyFilled = onlyFilled
                return part
            }
        }
    }

    private static func parts(
        _ head: Substring, _ tokens: ArraySlice<Substring>, in index: SymbolIndex, depth: Int
    ) -> [SymbolPart] {
        if head.count > 1 {
            return depth < maximumDepth ? reference(head, tokens, in: index, depth: depth + 1) : []
        }
        guard let kind = head.first.flatMap(SymbolPart.Kind.init) else { return [] }
        var part = SymbolPart(kind: kind, path: CGPath(elements: []))
        var rest = tokens
        while let token = rest.first, token.count > 1 {
            rest.removeFirst()
            apply(token, to: &part)
        }
        part.path = PathReader.path(rest)
        return part.path.isEmpty ? [] : [part]
    }

    private static func apply(_ attribute: Substring, to part: inout SymbolPart) {
        if let color = SymbolColor(rawValue: String(attribute)) {
            part.color = color
            return
        }
        guard let value = Double(attribute.dropFirst()) else { return }
        switch attribute.first {
        case "w": part.widthFactor = value
        case "g": part.growth = value
        case "h": part.hierarchy = Int(pixel: value)
        case "v": part.threshold = value
        default: break
        }
    }

    private static func reference(
        _ head: Substring, _ tokens: ArraySlice<Substring>, in index: SymbolIndex, depth: Int
    ) -> [SymbolPart] {
        var rest = tokens
        guard let name = rest.popFirst(), let text = index.body(of: String(name)) else { return [] }
        let numbers = rest.compactMap { Double($0) }
        guard numbers.count >= 3 else { return [] }
        let transform = CGAffineTransform.scale(
            numbers[0], around: SymbolGrid.center, to: CGPoint(x: numbers[1], y: numbers[2]))
        let width = numbers.count > 3 ? numbers[3] : 1
        return parts(text, in: index, depth: depth).compactMap { part in
            var part = part
            if head == "fill" {
                guard part.onlyFilled != false else { return nil }
                part.onlyFilled = nil
                part.kind = part.kind.whenFilled
            } else if head == "mark" {
                guard part.onlyFilled != true else { return nil }
                part.onlyFilled = nil
                part.kind = part.kind.asMark
            }
            part.widthFactor *= width
            part.path = CGPath(elements: part.path.elements.transformed(transform))
            return part
        }
    }
}

extension SymbolPart.Kind {
    /// The kind that draws in both variants what this kind draws in the `.fill` variant.
    fileprivate var whenFilled: Self {
        switch self {
        case .body: .fill
        case .inner: .cutStroke
        case .innerFill: .cut
        default: self
        }
    }

    /// The kind that draws the outline variant on a body.
    fileprivate var asMark: Self {
        switch self {
        case .body, .stroke: .inner
        case .fill, .plain: .innerFill
        default: self
        }
    }
}
