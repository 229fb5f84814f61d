// SPDX-License-Identifier: MIT
internal import CPango
public import Foundation

extension TextFont {
    /// A quantity in which the glyphs of a variable font vary.
    public struct Axis: Hashable, Sendable {
        /// The tag of four letters, such as `wght`.
        public var tag: String
        /// The name for users, in the user's language if the font has it.
        public var name: String
        /// The range of values.
        public var range: ClosedRange<Double>
        /// The value of the regular design.
        public var defaultValue: Double
        /// Whether the axis isn't meant for users.
        public var isHidden: Bool
    }

    /// The general form of the glyphs, in the numbers of the OpenType specification.
    public struct FormClass: Hashable, Sendable {
        /// The number of the class, such as 8 for fonts without serifs; 0 if the font doesn't say.
        public var rawValue: Int
        /// Whether all glyphs have the same width.
        public var isMonospaced: Bool
    }

    /// The axes of the font that matches this request; empty if it isn't variable.
    @preconcurrency @MainActor
    public var variationAxes: [Axis] {
        unsafe FontLibrary.shared.face(for: self).withTables { face in
            var count = UInt32(min(unsafe hb_ot_var_get_axis_count(face), 64))
            var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
            unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
            return infos.prefix(Int(count)).compactMap { info in
                let (low, high) = (Double(info.min_value), Double(info.max_value))
                guard low <= high else { return nil }
                let tag = Self.tag(info.tag)
                return Axis(
                    tag: tag, name: unsafe Self.name(info.name_id, of: face) ?? tag, range: low...high,
                    defaultValue: Double(info.default_value),
                    isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
            }
        } ?? []
    }

    /// The general form of the font that matches this request.
    @preconcurrency @MainActor
    public var formClass: FormClass {
        unsafe FontLibrary.shared.face(for: self).withTables { face in
            let style = unsafe Self.bytes(ofTable: "OS/2", of: face, from: 30, count: 1).first ?? 0
            let pitch = unsafe Self.bytes(ofTable: "post", of: face, from: 12, count: 4)
            return FormClass(rawValue: Int(style), isMonospaced: pitch.contains { $0 != 0 })
        } ?? FormClass(rawValue: 0, isMonospaced: false)
    }

    /// The characters for which the font that matches this request has glyphs, without those of other fonts.
    @preconcurrency @MainActor
    public var characters: CharacterSet {
        var characters = CharacterSet()
        unsafe FontLibrary.shared.face(for: self).withTables { face in
            guard let set = unsafe hb_set_create() else { return }
            defer { unsafe hb_set_destroy(set) }
            unsafe hb_face_collect_unicodes(face, set)
            var first: hb_codepoint_t = 0xFFFF_FFFF
            var last: hb_codepoint_t = 0xFFFF_FFFF
            while unsafe hb_set_next_range(set, &first, &last) != 0 {
                // Broken fonts can have surrogates, which aren't scalars.
                for (low, high) in [(first, min(last, 0xD7FF)), (max(first, 0xE000), min(last, 0x10FFFF))] {
                    guard low <= high, let low = Unicode.Scalar(low), let high = Unicode.Scalar(high) else { continue }
                    characters.insert(charactersIn: low...high)
                }
            }
        }
        return characters
    }

    /// Returns whether the font that matches this request has glyphs for a text, without those of other fonts.
    @preconcurrency @MainActor
    public func hasGlyphs(for text: String) -> Bool {
        unsafe FontLibrary.shared.face(for: self).withTables { face in
            guard let font = unsafe hb_font_create(face) else { return false }
            defer { unsafe hb_font_destroy(font) }
            return text.unicodeScalars.allSatisfy { scalar in
                var glyph: hb_codepoint_t = 0
                return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
            }
        } ?? false
    }

    /// The languages whose characters the font that matches this request has, as BCP 47 tags in lowercase letters.
    @preconcurrency @MainActor
    public var languages: [String] { FontLibrary.shared.face(for: self).languages }

    private static func tag(_ tag: hb_tag_t) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }

    private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

    private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
        var length: UInt32 = 256
        var characters = [CChar](repeating: 0, count: 256)
        unsafe hb_ot_name_get_utf8(face, id, hb_language_get_default(), &length, &characters)
        if length == 0 {
            length = 256
            unsafe hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &length, &characters)
        }
        let bytes = characters.prefix(min(Int(length), 255)).map { UInt8(bitPattern: $0) }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// Returns bytes of a table; none if the table is shorter.
    private static func bytes(ofTable name: String, of face: OpaquePointer, from start: Int, count: Int) -> [UInt8] {
        guard let blob = unsafe hb_face_reference_table(face, tag(name)) else { return [] }
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(blob, &length), start + count <= Int(length) else { return [] }
        return (start..<start + count).map { UInt8(bitPattern: unsafe data[$0]) }
    }
}
