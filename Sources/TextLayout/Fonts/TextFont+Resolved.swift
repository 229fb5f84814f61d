// SPDX-License-Identifier: MIT

extension TextFont {
    /// The families of the system fonts.
    ///
    /// Setting it affects subsequent layouts and metrics. Existing layouts keep their fonts.
    @preconcurrency @MainActor
    public static var systemFamilies: SystemFamilies {
        get { FontLibrary.shared.systemFamilies }
        set { FontLibrary.shared.systemFamilies = newValue }
    }

    /// Whether the system fonts are two steps of weight heavier than requested, for users who prefer bold text.
    ///
    /// The default is `false`. Setting it affects subsequent layouts and metrics. Existing layouts keep their fonts.
    @preconcurrency @MainActor
    public static var usesBoldText: Bool {
        get { FontLibrary.shared.usesBoldText }
        set { FontLibrary.shared.usesBoldText = newValue }
    }

    /// The weight with `usesBoldText`; that of fonts that the application names stays the same.
    var boldTextWeight: Int {
        if case .named = family { weight } else { min(weight + 200, max(weight, 900)) }
    }

    /// The names of all installed families, sorted.
    ///
    /// The first access reads every font's description, which takes between a few and several hundred milliseconds.
    @preconcurrency @MainActor
    public static var families: [String] { FontLibrary.shared.familyNames() }

    /// An installed font of a family.
    public struct Face: Hashable, Sendable {
        /// The name within the family, such as "Bold Italic".
        public var name: String
        /// The weight from 100 to 900.
        public var weight: Int
        public var isItalic: Bool
        public var stretch: Stretch
    }

    /// Returns the installed fonts of a family, from light to heavy; empty if the family isn't installed.
    @preconcurrency @MainActor
    public static func faces(ofFamily name: String) -> [Face] { FontLibrary.shared.faces(ofFamily: name) }

    /// Starts loading the font configuration on a background thread, so that the first text doesn't have to wait for
    /// it.
    ///
    /// Further calls do nothing.
    @preconcurrency @MainActor
    public static func prepare() { _ = FontLibrary.shared }

    /// Makes the fonts in some files available to this process, in addition to those that are installed.
    ///
    /// Reads the font configuration again, which takes some milliseconds. Existing layouts keep their fonts.
    /// - Parameter paths: The paths of files in a format that FreeType reads, such as TrueType and OpenType.
    /// - Returns: The paths of the files that are missing, damaged, or contain no font.
    @preconcurrency @MainActor
    public static func register(files paths: [String]) -> [String] {
        paths.isEmpty ? [] : FontLibrary.shared.add(paths)
    }

    /// Makes the fonts in some files that were registered unavailable again.
    ///
    /// Existing layouts keep their fonts.
    /// - Parameter paths: The paths of the files.
    /// - Returns: The paths of the files that weren't registered.
    @preconcurrency @MainActor
    public static func unregister(files paths: [String]) -> [String] {
        paths.isEmpty ? [] : FontLibrary.shared.remove(paths)
    }

    /// The metrics of the font that matches this request; typical values if no font is installed.
    @preconcurrency @MainActor
    public var metrics: FontMetrics { FontLibrary.shared.face(for: self).metrics }

    /// The family that matches this request, or `nil` if no font is installed.
    @preconcurrency @MainActor
    public var resolvedFamily: String? { FontLibrary.shared.face(for: self).family }
}
