// SPDX-License-Identifier: MIT

/// The names that the Objective-C runtime gives to Swift methods and properties.
enum ObjectiveCName {
    /// Returns the selector of a method, such as `saveWithSender:` for `save(sender:)`.
    ///
    /// An argument without a label has the label `_`.
    static func selector(
        method base: String, labels: [String], isThrowing: Bool = false, isAsynchronous: Bool = false
    ) -> String {
        var pieces: [String] = []
        for (index, label) in labels.enumerated() {
            if index == 0 {
                pieces.append(base + (label == "_" ? "" : first(label: label, after: base)))
            } else {
                pieces.append(label == "_" ? "" : label)
            }
        }
        if isAsynchronous {
            pieces.append(pieces.isEmpty ? base + "WithCompletionHandler" : "completionHandler")
        } else if isThrowing {
            pieces.append(pieces.isEmpty ? base + "AndReturnError" : "error")
        }
        return pieces.isEmpty ? base : pieces.map { $0 + ":" }.joined()
    }

    /// Returns the selector of the setter of a property.
    static func setter(of property: String) -> String { "set\(capitalized(property)):" }

    /// The first label is preceded by "With" unless it or the base name already joins the two with a preposition.
    private static func first(label: String, after base: String) -> String {
        let joined = prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: base))
        return (joined ? "" : "With") + capitalized(label)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(of name: String) -> String {
        String(name.prefix(1).lowercased() + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
