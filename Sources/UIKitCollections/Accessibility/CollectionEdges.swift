// SPDX-License-Identifier: MIT

/// The kinds of the supplementary views that are read before and after the items of each section.
struct CollectionEdges {
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
}
