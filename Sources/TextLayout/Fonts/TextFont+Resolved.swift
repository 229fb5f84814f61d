// SPDX-License-Identifier: MIT

extension TextFont {
    /// The families of the system fonts.
    ///
    /// Setting it affects subsequent layouts and metrics. Existing layouts keep their fonts.
    @MainActor
    public static var systemFamilies: SystemFamilies {
        get { FontLibrary.shared.systemFamilies }
        set { FontLibrary.shared.systemFamilies = newValue }
    }

    /// The names of all installed families, sorted.
    ///
    /// The first access reads every font's description, which takes between a few and several hundred milliseconds.
    @MainActor
    public static var families: [String] { FontLibrary.shared.familyNames() }

    /// Starts loading the font configuration on a background thread, so that the first text doesn't have to wait for
    /// it.
    ///
    /// Further calls do nothing.
    @MainActor
    public static func prepare() { _ = FontLibrary.shared }

    /// The metrics of the font that matches this request; typical values if no font is installed.
    @MainActor
    public var metrics: FontMetrics { FontLibrary.shared.face(for: self).metrics }

    /// The family that matches this request, or `nil` if no font is installed.
    @MainActor
    public var resolvedFamily: String? { FontLibrary.shared.face(for: self).family }
}
