// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// Owns the attributes of one Pango layout.
///
/// Ranges are in bytes of its text.
@MainActor
@safe
final class AttributeList {
    @unsafe let pointer: OpaquePointer

    init() {
        unsafe pointer = pango_attr_list_new()
    }

    isolated deinit {
        unsafe pango_attr_list_unref(pointer)
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        guard let attribute = unsafe attribute else { return }
        let end = UInt32(clamping: range.upperBound)
        unsafe cpango_insert(pointer, attribute, UInt32(clamping: range.lowerBound), end)
    }

    func setFont(_ description: FontDescription, in range: Range<Int>) {
        unsafe insert(pango_attr_font_desc_new(description.pointer), range)
    }

    /// Adds the attributes of a run that affect the choice or position of glyphs.
    func setShaping(_ attributes: TextAttributes, in range: Range<Int>) {
        // A comma separates features.
        var features = attributes.font.features.filter { !$0.contains(",") && !$0.contains("\0") }
        if attributes.font.hasMonospacedDigits { features.append("tnum=1") }
        if let kern = attributes.kern {
            if kern == 0 { features.append("kern=0") }
            let spacing = PangoUnits.units(attributes.effectiveKern)
            if spacing != 0 { unsafe insert(pango_attr_letter_spacing_new(spacing), range) }
        }
        if let styling = attributes.styling {
            switch styling.ligatures {
            case .standard: break
            case .none: features += ["liga=0", "clig=0", "dlig=0", "hlig=0"]
            case .all: features += ["dlig=1", "hlig=1"]
            }
            if let language = styling.language, !language.contains("\0") {
                unsafe insert(pango_attr_language_new(pango_language_from_string(language)), range)
            }
        }
        if !features.isEmpty {
            unsafe insert(pango_attr_font_features_new(features.joined(separator: ",")), range)
        }
        let rise = PangoUnits.units(attributes.baselineOffset)
        if rise != 0 { unsafe insert(pango_attr_rise_new(rise), range) }
    }

    /// Prevents Pango from merging this range with adjacent ones into one run of glyphs.
    ///
    /// The color is never drawn; it only has to differ.
    func setMarker(_ number: Int, in range: Range<Int>) {
        let number = UInt32(truncatingIfNeeded: number)
        unsafe insert(
            pango_attr_foreground_new(UInt16(number >> 16), UInt16(truncatingIfNeeded: number), 0), range)
    }

    /// Prevents Pango from drawing a hyphen where it breaks a word, except at the soft hyphens in `bytes`, its text.
    func setUnhyphenated(_ bytes: [UInt8]) {
        var start = 0
        func end(at position: Int) {
            if position > start { unsafe insert(pango_attr_insert_hyphens_new(0), start..<position) }
            start = position
        }
        // The attribute doesn't affect the position at which its range begins, so a range begins after each soft
        // hyphen.
        for index in bytes.indices.dropFirst() where bytes[index] == 0xAD && bytes[index - 1] == 0xC2 {
            end(at: index + 1)
        }
        end(at: bytes.count)
    }

    /// Gives each object replacement character in a range of `bytes`, the text, the size of an attachment.
    func setAttachment(_ attachment: TextAttachment, in range: Range<Int>, of bytes: [UInt8]) {
        let bounds = attachment.usableBounds
        var box = PangoRectangle(
            x: 0, y: PangoUnits.units(-bounds.maxY), width: PangoUnits.units(attachment.advance),
            height: PangoUnits.units(bounds.height))
        for index in range where TextSource.isAttachment(bytes, at: index) {
            unsafe insert(pango_attr_shape_new(&box, &box), index..<index + 3)
        }
    }

    /// Gives each character in a range a width and a height instead of a glyph.
    func setShape(width: CGFloat, metrics: FontMetrics, in range: Range<Int>) {
        var box = PangoRectangle(
            x: 0, y: PangoUnits.units(-metrics.ascender), width: PangoUnits.units(width),
            height: PangoUnits.units(metrics.ascender - metrics.descender))
        unsafe insert(pango_attr_shape_new(&box, &box), range)
    }

    /// Prevents lines from being broken inside a range.
    func setUnbroken(_ range: Range<Int>) {
        unsafe insert(pango_attr_allow_breaks_new(0), range)
    }

    /// Makes the range invisible and zero-width.
    func hide(_ range: Range<Int>) {
        var empty = PangoRectangle()
        unsafe insert(pango_attr_shape_new(&empty, &empty), range)
    }
}

extension TextAttributes {
    /// The effective additional advance: `kern`, limited so that a line's sum can't overflow; 0 if there is none.
    var effectiveKern: CGFloat { min(max(kern.finite, -1000), 1000) }
}
