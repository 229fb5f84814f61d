// SPDX-License-Identifier: MIT

/// The user's accessibility settings, as the desktop environment and the environment of the process report them.
///
/// Contrast and text size are properties of the application.
package struct AccessibilitySettings: Hashable, Sendable {
    /// Whether the user prefers reduced motion.
    package var reducesMotion = false
    /// Whether the user prefers opaque surfaces.
    package var reducesTransparency = false
    /// Whether the user prefers heavier text.
    package var usesBoldText = false
    /// Whether the user prefers buttons to be marked by shapes.
    package var showsButtonShapes = false
    /// Whether the user prefers signs in switches.
    package var showsSwitchLabels = false
    /// Whether the user prefers meanings that don't depend on colors.
    package var differentiatesWithoutColor = false
    /// Whether videos may be played without a request.
    package var playsVideosAutomatically = true
    /// Whether the user prefers captions in videos.
    package var showsCaptions = false
    /// Whether both ears hear the same.
    package var usesMonoAudio = false
    /// Whether shaking the device undoes.
    package var shakesToUndo = true

    /// Creates the settings of a user who has chosen none.
    package init() {}

    /// The settings that views adapt to.
    var looks: AccessibilityLooks {
        AccessibilityLooks(
            reducesTransparency: reducesTransparency, showsButtonShapes: showsButtonShapes,
            showsSwitchLabels: showsSwitchLabels, differentiatesWithoutColor: differentiatesWithoutColor)
    }
}

/// The settings that views adapt to, in addition to contrast, text size, and weight.
struct AccessibilityLooks: Hashable, Sendable {
    var reducesTransparency = false
    var showsButtonShapes = false
    var showsSwitchLabels = false
    var differentiatesWithoutColor = false
}

/// The trait with the settings that views adapt to, so that they are laid out and drawn again when one changes.
enum AccessibilityLooksTrait: UITraitDefinition {
    static let defaultValue = AccessibilityLooks()
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    /// The accessibility settings that a view adapts to.
    var accessibilityLooks: AccessibilityLooks { self[AccessibilityLooksTrait.self] }

    /// Whether the user prefers increased contrast.
    package var increasesContrast: Bool { accessibilityContrast == .high }
}
