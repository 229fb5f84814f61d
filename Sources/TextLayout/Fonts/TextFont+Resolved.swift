// SPDX-License-Identifier: MIT

extension TextFont {
    /// The families behind the system faces; setting it makes later layouts and measures use them.
    ///
    /// Layouts made before keep their fonts.
    @MainActor
    public static var systemFamilies: SystemFamilies {
        get { FontLibrary.shared.systemFamilies }
        set { FontLibrary.shared.systemFamilies = newValue }
    }

    /// The names of all families installed, sorted.
    ///
    /// The first call reads every font's description, which takes milliseconds to hundreds of them.
    @MainActor
    public static var families: [String] { FontLibrary.shared.familyNames() }

    /// Starts reading the fonts' configuration on a thread of its own, so that the first text need not wait for it.
    ///
    /// Calling it again does nothing.
    @MainActor
    public static func prepare() { _ = FontLibrary.shared }

    /// Measures of the face that answers this request; typical ones where no font is installed.
    @MainActor
    public var metrics: FontMetrics { FontLibrary.shared.face(for: self).metrics }

    /// The family that answers this request, or `nil` where no font is installed.
    @MainActor
    public var resolvedFamily: String? { FontLibrary.shared.face(for: self).family }
}
