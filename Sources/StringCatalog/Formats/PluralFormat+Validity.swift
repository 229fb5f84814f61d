// SPDX-License-Identifier: MIT

extension PluralFormat {
    /// The maximum depth to which variables refer to other variables.
    static let maximumDepth = 16

    /// Whether no variable refers to itself, directly or through others, or is nested deeper than `maximumDepth`.
    var isAcyclic: Bool {
        var depths: [String: Int] = [:]
        return depth(of: format, around: [], &depths) != nil
    }

    /// The number of variables inside one another below a format; `nil` for a circle.
    private func depth(of format: String, around names: [String], _ depths: inout [String: Int]) -> Int? {
        var deepest = 0
        for case .variable(_, let name) in FormatPiece.pieces(of: format) {
            guard let variable = variables[name] else { continue }
            guard !names.contains(name), names.count < Self.maximumDepth else { return nil }
            if depths[name] == nil {
                var below = 0
                for form in variable.forms.values {
                    guard let depth = depth(of: form, around: names + [name], &depths) else { return nil }
                    below = max(below, depth)
                }
                depths[name] = below + 1
            }
            deepest = max(deepest, depths[name] ?? 0)
        }
        return names.count + deepest <= Self.maximumDepth ? deepest : nil
    }
}
