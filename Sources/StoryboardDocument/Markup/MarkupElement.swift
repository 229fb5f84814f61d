// SPDX-License-Identifier: MIT

/// An element of an XML document, with what is in it.
struct MarkupElement: Equatable {
    let name: String
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []
    /// The text in the element itself, in pieces put together; none of that between child elements.
    var text = ""
    /// Where it begins, counted from 1.
    let line: Int

    var key: String? { attributes["key"] }

    /// Elements of design tools that say how to draw the canvas, not what to make.
    var isAboutTheCanvas: Bool {
        name == "point" || name.hasPrefix("simulated") || name.hasPrefix("freeformSimulated")
    }
}
