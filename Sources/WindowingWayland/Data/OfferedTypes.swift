// SPDX-License-Identifier: MIT

/// MIME types as another application lists them: each once, in its order, without what cannot be a type's name.
struct OfferedTypes: Hashable {
    /// Beyond any number of forms that content has; a list without end would take up memory without end.
    static let capacity = 1000
    /// Bytes of one name; two halves of 127 and parameters make less.
    static let maximumNameLength = 512

    private(set) var names: [String] = []
    private var known: Set<String> = []

    init(_ names: [String] = []) {
        for name in names { add(name) }
    }

    mutating func add(_ name: String) {
        guard names.count < Self.capacity, (1...Self.maximumNameLength).contains(name.utf8.count),
            !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
            known.insert(name).inserted
        else { return }
        names.append(name)
    }
}
