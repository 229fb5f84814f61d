// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// The fonts of this process: Pango's font map, the contexts for layouts, and the font faces resolved so far.
///
/// There is a single instance on the main actor, because a font map and its objects must be used by one thread at a
/// time.
@MainActor
final class FontLibrary {
    static let shared = FontLibrary()

    private let map: GObjectReference?
    private let leftToRight: GObjectReference?
    private lazy var rightToLeft: GObjectReference? = makeContext(PANGO_DIRECTION_RTL)
    private var faces: [TextFont: FontFace] = [:]

    var systemFamilies = SystemFamilies.initial {
        didSet {
            guard systemFamilies != oldValue else { return }
            faces = [:]
            TextLayout.forgetSizes()
        }
    }

    /// Whether the user interface fonts are heavier than requested.
    var usesBoldText = false {
        didSet {
            guard usesBoldText != oldValue else { return }
            faces = [:]
            TextLayout.forgetSizes()
        }
    }

    private init() {
        // From here on a Pango thread reads fontconfig's files.
        map = unsafe pango_cairo_font_map_new().map { unsafe GObjectReference(adopting: $0) }
        if let map { unsafe cpango_enable_matrices(map.pointer(to: PangoFontMap.self)) }
        leftToRight = Self.makeContext(map, PANGO_DIRECTION_LTR)
    }

    /// Returns the context for paragraphs with a base direction, or for those that detect their own.
    func context(for direction: TextParagraph.WritingDirection) -> GObjectReference? {
        direction == .rightToLeft ? rightToLeft : leftToRight
    }

    func face(for font: TextFont) -> FontFace {
        if let face = faces[font] { return face }
        // An animated size requests a new font for each frame; a few hundred are more than any screen shows at once.
        if faces.count >= 256 { faces = [:] }
        let face = FontFace(font, library: self)
        faces[font] = face
        return face
    }

    func load(_ description: FontDescription) -> GObjectReference? {
        guard let map, let leftToRight else { return nil }
        let font = unsafe pango_font_map_load_font(
            map.pointer(to: PangoFontMap.self), leftToRight.opaque, description.pointer)
        return unsafe font.map { unsafe GObjectReference(adopting: $0) }
    }

    /// The files of the application's own fonts.
    private var files: [String] = []

    /// Adds font files to the fonts of the system, and returns those that contain no font.
    func add(_ paths: [String]) -> [String] {
        let added = load(files + paths).filter(paths.contains)
        files += added.filter { !files.contains($0) }
        return paths.filter { !added.contains($0) }
    }

    /// Removes font files that were added, and returns those that weren't.
    func remove(_ paths: [String]) -> [String] {
        let unknown = paths.filter { !files.contains($0) }
        guard unknown.count < paths.count else { return unknown }
        files.removeAll(where: paths.contains)
        _ = load(files)
        return unknown
    }

    /// Uses the fonts of the system and of some files, and returns the files that contain fonts.
    ///
    /// If none does, and some were given, nothing changes.
    private func load(_ paths: [String]) -> [String] {
        // A new configuration, because Pango's threads may be reading the present one.
        guard let map, let config = unsafe FcInitLoadConfigAndFonts() else { return [] }
        defer { unsafe FcConfigDestroy(config) }
        let loaded = paths.filter { unsafe FcConfigAppFontAddFile(config, $0) != 0 }
        guard paths.isEmpty || !loaded.isEmpty,
            unsafe cpango_set_config(map.pointer(to: PangoFontMap.self), config) != 0
        else { return [] }
        faces = [:]
        TextLayout.forgetSizes()
        return loaded
    }

    func familyNames() -> [String] {
        guard let map else { return [] }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        unsafe pango_font_map_list_families(map.pointer(to: PangoFontMap.self), &list, &count)
        defer { unsafe g_free(list) }
        let families = unsafe UnsafeBufferPointer(start: list, count: Int(max(count, 0)))
        return unsafe families.compactMap { family in
            unsafe family.flatMap { unsafe pango_font_family_get_name($0) }.map { unsafe String(cString: $0) }
        }.sorted()
    }

    func faces(ofFamily name: String) -> [TextFont.Face] {
        guard let map, let family = unsafe pango_font_map_get_family(map.pointer(to: PangoFontMap.self), name) else {
            return []
        }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
        var count: Int32 = 0
        unsafe pango_font_family_list_faces(family, &list, &count)
        defer { unsafe g_free(list) }
        let faces = unsafe UnsafeBufferPointer(start: list, count: Int(max(count, 0)))
        return unsafe faces.compactMap { face in
            guard let face = unsafe face, let title = unsafe pango_font_face_get_face_name(face),
                let found = unsafe pango_font_face_describe(face)
            else { return nil }
            defer { unsafe pango_font_description_free(found) }
            let stretch = unsafe pango_font_description_get_stretch(found).rawValue
            return unsafe TextFont.Face(
                name: String(cString: title), weight: Int(pango_font_description_get_weight(found).rawValue),
                isItalic: pango_font_description_get_style(found) != PANGO_STYLE_NORMAL,
                stretch: TextFont.Stretch(pango: stretch))
        }.sorted { ($0.weight, $0.isItalic ? 1 : 0, $0.name) < ($1.weight, $1.isItalic ? 1 : 0, $1.name) }
    }

    private func makeContext(_ direction: PangoDirection) -> GObjectReference? {
        Self.makeContext(map, direction)
    }

    private static func makeContext(_ map: GObjectReference?, _ direction: PangoDirection) -> GObjectReference? {
        guard let map, let context = unsafe cpango_create_context(map.pointer(to: PangoFontMap.self)) else {
            return nil
        }
        unsafe pango_context_set_base_dir(context, direction)
        // Positions and advances are not rounded, so that a layout is the same at every scale.
        unsafe pango_context_set_round_glyph_positions(context, 0)
        unsafe pango_context_set_language(context, pango_language_from_string(userLanguage))
        let options = unsafe cairo_font_options_create()
        defer { unsafe cairo_font_options_destroy(options) }
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        // Slight hinting adjusts outlines only vertically: horizontal strokes become sharper and the spacing stays
        // even.
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe pango_cairo_context_set_font_options(context, options)
        return unsafe GObjectReference(adopting: context)
    }

    /// The user's language, which selects among glyph variants of a shared script (Chinese and Japanese, for example).
    ///
    /// Read from the environment, since Pango queries the C locale, which a Swift process leaves at "C"; and not from
    /// `Locale`, which loads megabytes of tables.
    static var userLanguage: String {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let name = locale.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX" ? "en" : String(name)
    }
}

extension TextFont.Stretch {
    fileprivate init(pango stretch: PangoStretch.RawValue) {
        switch stretch {
        case ..<PANGO_STRETCH_CONDENSED.rawValue: self = .compressed
        case ..<PANGO_STRETCH_NORMAL.rawValue: self = .condensed
        case PANGO_STRETCH_NORMAL.rawValue: self = .normal
        default: self = .expanded
        }
    }
}
