// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Windowing

/// A text with attributes, as IBus serializes it.
struct IBusText: Hashable {
    struct Attribute: Hashable {
        enum Kind: Int {
            case underline = 1
            case foreground = 2
            case background = 3
        }

        var kind: Kind
        var value: Int
        /// The attributed part, in Unicode scalars; it can exceed the text.
        var range: Range<Int>
    }

    let text: String
    let attributes: [Attribute]

    /// The maximum number of attributes that are considered.
    private static let attributeLimit = 200

    /// Reads a received text; `nil` if the value is none.
    init?(_ value: BusValue) {
        // The name of the type, attachments, the text, and the list of attributes.
        guard let members = value.list, members.count >= 3, members[0].text == "IBusText", let text = members[2].text
        else { return nil }
        self.text = text
        guard members.count > 3, let list = members[3].list, list.count > 2, let attributes = list[2].list else {
            attributes = []
            return
        }
        self.attributes = attributes.prefix(Self.attributeLimit).compactMap { attribute in
            guard let members = attribute.list, members.count >= 6,
                let kind = members[2].integer.flatMap(Attribute.Kind.init(rawValue:)), let value = members[3].integer,
                let start = members[4].integer, let end = members[5].integer, start >= 0, start < end
            else { return nil }
            return Attribute(kind: kind, value: value, range: start..<end)
        }
    }

    /// Returns a text without attributes for sending.
    static func argument(_ text: String) -> BusArgument {
        let attributes = BusArgument.structure([.text("IBusAttrList"), .properties([:]), .variants([])])
        return .structure([.text("IBusText"), .properties([:]), .text(text), .variant(attributes)])
    }

    /// Returns the composition with the caret at an offset in Unicode scalars, which is clamped to the text.
    func composition(caret: Int) -> Composition {
        let offsets = ScalarOffsets(text)
        let ranges = attributes.map { offsets.utf8($0.range.lowerBound)..<offsets.utf8($0.range.upperBound) }
        let bounds = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).union([0, text.utf8.count]).sorted()
        let segments = zip(bounds, bounds.dropFirst()).map { start, end in
            var segment = TextInputEdit.Segment(range: start..<end, underline: .none)
            var isUnderlined = false
            for (attribute, range) in zip(attributes, ranges) where range.contains(start) {
                switch attribute.kind {
                case .underline:
                    segment.underline = Self.underline(attribute.value)
                    isUnderlined = true
                case .background: segment.isHighlighted = true
                case .foreground: break
                }
            }
            // Text without any mark would look like text of the document.
            if !isUnderlined, !segment.isHighlighted { segment.underline = .single }
            return segment
        }
        return Composition(text: text, caret: offsets.utf8(caret), segments: segments)
    }

    private static func underline(_ value: Int) -> TextInputEdit.Segment.Underline {
        switch value {
        case 0: .none
        case 2: .double
        case 4: .wavy
        default: .single
        }
    }
}
