// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

extension RequestAnswers {
    /// The maximum number of ranges in one reply.
    private static let maximumRangeCount = 1000

    /// Returns the text of an object that has one.
    func text(of object: ServedObject) throws(Refusal) -> any AccessibilityText {
        guard let text = provider.text(of: object.id) else {
            throw .unknownInterface(Interface.text.busName)
        }
        return text
    }

    func text(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        let text = try text(of: object)
        let units = TextUnits(text)
        let offset = arguments.int(0)
        switch member {
        case "GetText":
            return [WireText.text(text.string(in: units.clamped(max(offset, 0), arguments.int(1))))]
        case "GetStringAtOffset":
            guard let range = units.range(granularity: arguments.int(1), at: offset) else {
                throw .invalidArguments("There is no such granularity.")
            }
            return string(range, of: text)
        case "GetTextAtOffset":
            return string(units.range(try boundary(arguments), at: offset), of: text)
        case "GetTextBeforeOffset":
            return string(units.rangeBefore(try boundary(arguments), at: offset), of: text)
        case "GetTextAfterOffset":
            return string(units.rangeAfter(try boundary(arguments), at: offset), of: text)
        case "GetCharacterAtOffset":
            guard (0..<units.count).contains(offset),
                let scalar = text.string(in: offset..<offset + 1).unicodeScalars.first
            else { return [.int(0)] }
            return [.int(Int(scalar.value))]
        case "SetCaretOffset":
            return [.boolean(text.setCaret(units.clamped(offset < 0 ? units.count : offset)))]
        case "GetAttributes", "GetAttributeRun":
            let includesDefaults = member == "GetAttributes" || arguments.boolean(1)
            let (attributes, range) = text.attributes(at: units.clamped(offset))
            let all = includesDefaults ? text.defaultAttributes.merging(attributes) { $1 } : attributes
            return [.dictionary(all.mapValues(Self.attribute)), .int(range.lowerBound), .int(range.upperBound)]
        case "GetAttributeValue":
            let name = arguments.text(1)
            let value = text.attributes(at: units.clamped(offset)).attributes[name] ?? text.defaultAttributes[name]
            return [WireText.name(value ?? "")]
        case "GetDefaultAttributes", "GetDefaultAttributeSet":
            return [.dictionary(text.defaultAttributes.mapValues(Self.attribute))]
        default: break
        }
        if let extents = try textGeometry(member, arguments, object, text, units) { return extents }
        return try textSelection(member, arguments, text, units)
    }

    func textProperty(_ name: String, _ object: ServedObject) throws(Refusal) -> BusArgument {
        let text = try text(of: object)
        switch name {
        case "CharacterCount": return .int(text.count)
        case "CaretOffset": return .int(text.caret)
        default: throw .unknownProperty(name)
        }
    }

    private func boundary(_ arguments: Arguments) throws(Refusal) -> TextUnits.Boundary {
        guard let boundary = TextUnits.Boundary(rawValue: arguments.int(1)) else {
            throw .invalidArguments("There is no such boundary.")
        }
        return boundary
    }

    private func string(_ range: Range<Int>, of text: any AccessibilityText) -> [BusArgument] {
        [WireText.text(text.string(in: range)), .int(range.lowerBound), .int(range.upperBound)]
    }

    // MARK: - Selections

    private func textSelection(
        _ member: String, _ arguments: Arguments, _ text: any AccessibilityText, _ units: TextUnits
    ) throws(Refusal) -> [BusArgument] {
        let selections = text.selections
        let index = arguments.int(0)
        switch member {
        case "GetNSelections": return [.int(selections.count)]
        case "GetSelection":
            guard selections.indices.contains(index) else { return [.int(text.caret), .int(text.caret)] }
            return [.int(selections[index].lowerBound), .int(selections[index].upperBound)]
        case "AddSelection":
            // A text has one selection at most.
            guard selections.isEmpty else { return [.boolean(false)] }
            return [.boolean(text.setSelection(units.clamped(arguments.int(0), arguments.int(1))))]
        case "RemoveSelection":
            guard selections.indices.contains(index) else { return [.boolean(false)] }
            return [.boolean(text.setCaret(units.clamped(text.caret)))]
        case "SetSelection":
            guard selections.indices.contains(index) || index == 0 else { return [.boolean(false)] }
            return [.boolean(text.setSelection(units.clamped(arguments.int(1), arguments.int(2))))]
        default: throw .unknownMethod(member)
        }
    }

    // MARK: - Geometry

    private func textGeometry(
        _ member: String, _ arguments: Arguments, _ object: ServedObject, _ text: any AccessibilityText,
        _ units: TextUnits
    ) throws(Refusal) -> [BusArgument]? {
        func extents(_ range: Range<Int>, origin: Int) throws(Refusal) -> [BusArgument] {
            Self.members(try moved(text.frame(of: range), of: object.element, by: 1, origin: origin))
        }
        switch member {
        case "GetCharacterExtents":
            return try extents(units.range(.character, at: arguments.int(0)), origin: arguments.int(1))
        case "GetRangeExtents":
            return try extents(units.clamped(arguments.int(0), arguments.int(1)), origin: arguments.int(2))
        case "GetOffsetAtPoint":
            let point = try moved(
                AccessibilityFrame(x: Double(arguments.int(0)), y: Double(arguments.int(1))), of: object.element,
                by: -1, origin: arguments.int(2))
            return [.int(text.offset(atX: point.x, y: point.y) ?? -1)]
        case "GetBoundedRanges":
            let rectangle = try moved(
                AccessibilityFrame(
                    x: Double(arguments.int(0)), y: Double(arguments.int(1)), width: Double(arguments.int(2)),
                    height: Double(arguments.int(3))), of: object.element, by: -1, origin: arguments.int(4))
            return [.array(of: "(iisv)", boundedRanges(rectangle, text, units))]
        case "ScrollSubstringTo", "ScrollSubstringToPoint":
            return [.boolean(text.reveal(units.clamped(arguments.int(0), arguments.int(1))))]
        default: return nil
        }
    }

    /// The lines that intersect a rectangle.
    private func boundedRanges(
        _ rectangle: AccessibilityFrame, _ text: any AccessibilityText, _ units: TextUnits
    ) -> [BusArgument] {
        guard rectangle.width > 0, rectangle.height > 0 else { return [] }
        var ranges: [BusArgument] = []
        var offset = text.offset(atX: rectangle.x, y: rectangle.y) ?? 0
        for _ in 0..<Self.maximumRangeCount where offset < units.count {
            guard let line = units.range(granularity: 3, at: offset), line.upperBound > offset else { break }
            let frame = text.frame(of: line)
            guard frame.y < rectangle.y + rectangle.height else { break }
            if frame.y + frame.height > rectangle.y, frame.x < rectangle.x + rectangle.width,
                frame.x + frame.width > rectangle.x
            {
                ranges.append(
                    .structure([
                        .int(line.lowerBound), .int(line.upperBound), WireText.name(text.string(in: line)),
                        .variant(.text("")),
                    ]))
            }
            offset = line.upperBound
        }
        return ranges
    }

    // MARK: - Editing

    func editableText(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        let text = try text(of: object)
        let units = TextUnits(text)
        let range = units.clamped(arguments.int(0), arguments.int(1))
        switch member {
        case "SetTextContents": return [.boolean(text.replace(0..<units.count, with: arguments.text(0)))]
        case "InsertText":
            let length = arguments.int(2)
            let string = arguments.text(1)
            var scalars = String.UnicodeScalarView()
            scalars.append(contentsOf: string.unicodeScalars.prefix(max(length, 0)))
            let position = units.clamped(arguments.int(0))
            return [.boolean(text.replace(position..<position, with: length < 0 ? string : String(scalars)))]
        case "CopyText":
            _ = text.copy(range)
            return []
        case "CutText": return [.boolean(text.copy(range) && text.replace(range, with: ""))]
        case "DeleteText": return [.boolean(text.replace(range, with: ""))]
        case "PasteText": return [.boolean(text.paste(at: units.clamped(arguments.int(0))))]
        default: throw .unknownMethod(member)
        }
    }
}
