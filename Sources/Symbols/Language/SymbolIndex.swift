// SPDX-License-Identifier: MIT
internal import Foundation

/// The recipes and the names composed from them.
///
/// A line that isn't indented is a heading: a recipe's name, then the variants that exist of it, each after a `+`;
/// `+circle*` means `circle` and `circle.fill`. `rtl` marks a symbol that is mirrored in right-to-left layout, `thin`
/// one that stays an outline in enclosures; `= NAME` gives another recipe a second name. Names that begin with `_` are
/// parts of other symbols only, and lead to variants without the `_`. The indented lines that follow are the recipe.
struct SymbolIndex: Sendable {
    /// The drawing that a name stands for.
    struct Entry: Sendable {
        /// The name of the recipe.
        var recipe: String
        /// The parts of the name after the recipe's, as `SymbolVariant` reads them.
        var variant: Substring
        var isDirectional: Bool
        /// Whether enclosures contain the outline variant, not the `.fill` variant.
        var isThin = false
    }

    static let shared = SymbolIndex(SymbolSheets.all)

    let entries: [String: Entry]
    /// The names of the symbols in order.
    let names: [String]
    private let bodies: [String: Substring]

    init(_ sheets: [String]) {
        var entries: [String: Entry] = [:]
        var bodies: [String: Substring] = [:]
        for sheet in sheets {
            for section in Self.sections(sheet) {
                let name = String(section.heading[0])
                var recipe = name
                if let sign = section.heading.firstIndex(of: "="), sign + 1 < section.heading.count {
                    recipe = String(section.heading[sign + 1])
                } else {
                    bodies[name] = section.body
                }
                let isDirectional = section.heading.contains("rtl")
                let isPart = name.hasPrefix("_")
                if !isPart {
                    entries[name] = Entry(recipe: recipe, variant: "", isDirectional: isDirectional)
                }
                for variant in section.heading.filter({ $0.hasPrefix("+") }).flatMap(Self.variants) {
                    entries["\(isPart ? name.dropFirst() : name[...]).\(variant)"] = Entry(
                        recipe: recipe, variant: variant, isDirectional: isDirectional,
                        isThin: section.heading.contains("thin"))
                }
            }
        }
        for number in 0...50 {
            for variant in ["circle", "circle.fill", "square", "square.fill"] as [Substring] {
                entries["\(number).\(variant)"] = Entry(recipe: "_\(number)", variant: variant, isDirectional: false)
            }
        }
        self.entries = entries
        self.bodies = bodies
        names = entries.keys.sorted()
    }

    /// Returns the text of a recipe; numbers with two digits are composed from their digits.
    func body(of recipe: String) -> Substring? {
        if let body = bodies[recipe] { return body }
        let digits = recipe.dropFirst()
        guard recipe.first == "_", digits.count == 2, let tens = digits.first, let ones = digits.last else {
            return nil
        }
        return "use _\(tens) 0.9 6.6 12\nuse _\(ones) 0.9 17.4 12"
    }

    private static func sections(_ sheet: String) -> [(heading: [Substring], body: Substring)] {
        var result: [(heading: [Substring], body: Substring)] = []
        for line in sheet.split(separator: "\n") {
            if line.first == " " {
                guard !result.isEmpty else { continue }
                let start =
                    result[result.count - 1].body.isEmpty
                    ? line.startIndex : result[result.count - 1].body.startIndex
                result[result.count - 1].body = sheet[start..<line.endIndex]
            } else {
                let heading = line.split(separator: " ")
                if !heading.isEmpty { result.append((heading, "")) }
            }
        }
        return result
    }

    private static func variants(_ token: Substring) -> [Substring] {
        let variant = token.dropFirst()
        guard variant.last == "*" else { return [variant] }
        return [variant.dropLast(), "\(variant.dropLast()).fill"]
    }
}
