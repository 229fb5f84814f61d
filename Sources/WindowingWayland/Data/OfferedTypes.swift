// SPDX-License-Identifier: MIT

/// The MIME types of an offer, in order, without duplicates and invalid names.
struct OfferedTypes: Hashable {
    /// The maximum number of types, which limits memory; far more than real content has.
    static let capacity = 1000
    /// The maximum length of a name in bytes; two parts of 127 characters and parameters are shorter.
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
