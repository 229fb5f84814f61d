// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import TextEditing
internal import TextLayout
@_spi(Toolkit) internal import UIKitCore

/// A text on the screen, with offsets in Unicode scalars.
@MainActor
final class ViewText: AccessibilityText {
    private let backing: any TextBacking
    /// The text when it was asked for; later calls see later changes.
    private var buffer: TextBuffer { backing.buffer }
    /// The origin of the text's window in the coordinates of the window below the popups.
    private let origin: CGPoint
    /// The largest number of runs in which links are searched for.
    private static let maximumRuns = 10_000

    init(_ backing: any TextBacking, origin: CGPoint) {
        self.backing = backing
        self.origin = origin
    }

    // MARK: - Offsets

    private func units(_ range: Range<Int>, in buffer: TextBuffer) -> Range<Int> {
        let start = buffer.offset(ofScalar: range.lowerBound)
        return start..<max(start, buffer.offset(ofScalar: range.upperBound))
    }

    private func scalars(_ range: Range<Int>, in buffer: TextBuffer) -> Range<Int> {
        let start = buffer.scalars(before: range.lowerBound)
        return start..<max(start, buffer.scalars(before: range.upperBound))
    }

    // MARK: - Content

    var count: Int { buffer.scalarCount }

    func string(in range: Range<Int>) -> String {
        let buffer = buffer
        return buffer.substring(units(range, in: buffer))
    }

    func range(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
        let buffer = buffer
        guard !buffer.isEmpty else { return 0..<0 }
        let place = min(buffer.offset(ofScalar: offset), max(buffer.length - 1, 0))
        let boundaries = TextBoundaries(buffer, breaking: PangoTextBreaking())
        let found: Range<Int> =
            switch unit {
            case .character:
                boundaries.character(at: place)..<boundaries.character(after: boundaries.character(at: place))
            case .word: boundaries.run(at: place)
            case .sentence: boundaries.sentence(at: place)
            case .paragraph: boundaries.paragraph(at: place)
            case .line: backing.line(at: place) ?? boundaries.paragraph(at: place)
            }
        return scalars(found, in: buffer)
    }

    func attributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>) {
        let buffer = buffer
        let (attributes, range) = backing.attributes(at: buffer.offset(ofScalar: offset))
        return (TextAttributeNames(attributes).names, scalars(range.clamped(to: 0..<buffer.length), in: buffer))
    }

    var defaultAttributes: [String: String] { TextAttributeNames(backing.defaultAttributes).names }

    var links: [AccessibilityTextLink] {
        let buffer = buffer
        var links: [AccessibilityTextLink] = []
        var offset = 0
        for _ in 0..<Self.maximumRuns where offset < buffer.length {
            let (attributes, range) = backing.attributes(at: offset)
            if let address = attributes[.link] as? URL {
                links.append(AccessibilityTextLink(range: scalars(range, in: buffer), address: address.absoluteString))
            } else if let address = attributes[.link] as? String {
                links.append(AccessibilityTextLink(range: scalars(range, in: buffer), address: address))
            }
            offset = max(range.upperBound, offset + 1)
        }
        return links
    }

    // MARK: - Selection

    var caret: Int { buffer.scalars(before: backing.selection.caret) }

    func setCaret(_ offset: Int) -> Bool {
        let place = buffer.offset(ofScalar: offset)
        return backing.select(place..<place)
    }

    var selections: [Range<Int>] {
        let range = backing.selection.range
        return range.isEmpty ? [] : [scalars(range, in: buffer)]
    }

    func setSelection(_ range: Range<Int>) -> Bool { backing.select(units(range, in: buffer)) }

    // MARK: - Geometry

    func frame(of range: Range<Int>) -> AccessibilityFrame {
        let frame = backing.frame(of: units(range, in: buffer)).offsetBy(dx: origin.x, dy: origin.y)
        guard !frame.isNull else { return AccessibilityFrame() }
        return AccessibilityFrame(
            x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    }

    func offset(atX x: Double, y: Double) -> Int? {
        backing.offset(at: CGPoint(x: x - Double(origin.x), y: y - Double(origin.y))).map { buffer.scalars(before: $0) }
    }

    func reveal(_ range: Range<Int>) -> Bool { backing.reveal(units(range, in: buffer)) }

    // MARK: - Editing

    func replace(_ range: Range<Int>, with text: String) -> Bool {
        backing.replace(units(range, in: buffer), with: text)
    }

    func copy(_ range: Range<Int>) -> Bool {
        guard backing.isReadable else { return false }
        UIPasteboard.general.string = string(in: range)
        return true
    }

    func paste(at offset: Int) -> Bool {
        guard let text = UIPasteboard.general.string else { return false }
        let place = buffer.offset(ofScalar: offset)
        return backing.replace(place..<place, with: text)
    }
}
