// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// Owns the attributes of one Pango layout, whose ranges are bytes of its text.
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

    /// Everything of the run that changes what glyphs are taken or where they stand.
    func setShaping(_ attributes: TextAttributes, in range: Range<Int>) {
        var features: [String] = []
        if attributes.font.hasMonospacedDigits { features.append("tnum=1") }
        if let kern = attributes.kern {
            if kern == 0 { features.append("kern=0") }
            let spacing = PangoUnits.units(attributes.effectiveKern)
            if spacing != 0 { unsafe insert(pango_attr_letter_spacing_new(spacing), range) }
        }
        if !features.isEmpty {
            unsafe insert(pango_attr_font_features_new(features.joined(separator: ",")), range)
        }
        let rise = PangoUnits.units(attributes.baselineOffset)
        if rise != 0 { unsafe insert(pango_attr_rise_new(rise), range) }
    }

    /// Keeps Pango from joining this range with its neighbours into one run of glyphs.
    ///
    /// The colour is never drawn; differing is its purpose.
    func setMarker(_ number: Int, in range: Range<Int>) {
        let number = UInt32(truncatingIfNeeded: number)
        unsafe insert(
            pango_attr_foreground_new(UInt16(number >> 16), UInt16(truncatingIfNeeded: number), 0), range)
    }

    /// Keeps Pango from drawing a hyphen where it breaks a word, except at the soft hyphens in `bytes`, its text.
    func setUnhyphenated(_ bytes: [UInt8]) {
        var start = 0
        func end(at position: Int) {
            if position > start { unsafe insert(pango_attr_insert_hyphens_new(0), start..<position) }
            start = position
        }
        // The attribute spares the position where its range begins, so a range begins behind each soft hyphen.
        for index in bytes.indices.dropFirst() where bytes[index] == 0xAD && bytes[index - 1] == 0xC2 {
            end(at: index + 1)
        }
        end(at: bytes.count)
    }

    /// Sets the range as nothing at all.
    func hide(_ range: Range<Int>) {
        var empty = PangoRectangle()
        unsafe insert(pango_attr_shape_new(&empty, &empty), range)
    }
}

extension TextAttributes {
    /// The extra advance that is set: `kern` limited to what keeps a line's sum countable, 0 where there is none.
    var effectiveKern: CGFloat { min(max(kern.finite, -1000), 1000) }
}
