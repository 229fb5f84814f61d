// SPDX-License-Identifier: MIT

/// An element of an XML document, with its content.
struct MarkupElement: Equatable {
    let name: String
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []
    /// The concatenated text of the element, without the text between child elements.
    var text = ""
    /// The line of the start tag, counted from 1.
    let line: Int

    var key: String? { attributes["key"] }

    /// Whether the element only describes the canvas of a design tool.
    var isAboutTheCanvas: Bool {
        name == "point" || name.hasPrefix("simulated") || name.hasPrefix("freeformSimulated")
    }
}
