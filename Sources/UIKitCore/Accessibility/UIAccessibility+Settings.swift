// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout

/// The user's accessibility settings, and messages to assistive technology.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// The current settings.
    ///
    /// A change is posted once for each setting, after views have been scheduled to adapt.
    package static var settings = AccessibilitySettings() {
        didSet { if settings != oldValue { settingsDidChange(from: oldValue) } }
    }

    // MARK: - Motion

    /// Whether the user prefers reduced motion, as reported by the desktop environment; `false` if it reports no
    /// preference.
    ///
    /// The framework's own animations, such as flips and curls, are replaced by cross-fades. Animations by applications
    /// aren't affected; applications can check this property.
    public package(set) static var isReduceMotionEnabled: Bool {
        get { settings.reducesMotion }
        set { settings.reducesMotion = newValue }
    }

    /// Whether transitions should fade instead of slide.
    ///
    /// > Note: Differs from UIKit: it equals `isReduceMotionEnabled`, because desktops have one setting for both.
    public static var prefersCrossFadeTransitions: Bool { settings.reducesMotion }

    /// Whether videos may be played without a request of the user; `true` by default.
    public static var isVideoAutoplayEnabled: Bool { settings.playsVideosAutomatically }

    // MARK: - Appearance

    /// Whether the user prefers opaque surfaces instead of blurred ones.
    ///
    /// > Note: Differs from UIKit: no desktop environment has this setting, so it also follows increased contrast, in
    /// > which text must not depend on what is below a surface.
    public static var isReduceTransparencyEnabled: Bool {
        settings.reducesTransparency || isDarkerSystemColorsEnabled
    }

    /// Whether the user prefers increased contrast.
    ///
    /// Views find it in their traits as `accessibilityContrast`, to which the colors of the theme adapt.
    public static var isDarkerSystemColorsEnabled: Bool { UIApplication.running?.increasesContrast ?? false }

    /// Whether the user prefers heavier text.
    ///
    /// The system fonts are then two steps heavier, without a change by the application. The desktop environment
    /// reports the setting by a bold interface font.
    public static var isBoldTextEnabled: Bool { settings.usesBoldText }

    /// Whether the user prefers buttons to be marked by shapes.
    ///
    /// The titles of plain buttons are then underlined, and the items of bars have backgrounds.
    public static var buttonShapesEnabled: Bool { settings.showsButtonShapes }

    /// Whether switches show signs for on and off.
    public static var isOnOffSwitchLabelsEnabled: Bool { settings.showsSwitchLabels }

    /// Whether meanings should be shown by more than a color.
    public static var shouldDifferentiateWithoutColor: Bool { settings.differentiatesWithoutColor }

    /// Whether the screen is shown without colors.
    ///
    /// > Note: Differs from UIKit: always `false`, because the magnifiers of desktops don't report it to applications.
    public static var isGrayscaleEnabled: Bool { false }

    /// Whether the screen is shown inverted.
    ///
    /// > Note: Differs from UIKit: always `false`, because the magnifiers of desktops don't report it to applications.
    public static var isInvertColorsEnabled: Bool { false }

    // MARK: - Hearing

    /// Whether the user prefers captions in videos; `false` by default.
    public static var isClosedCaptioningEnabled: Bool { settings.showsCaptions }

    /// Whether both ears hear the same; `false` by default.
    public static var isMonoAudioEnabled: Bool { settings.usesMonoAudio }

    /// The ears with paired hearing devices.
    ///
    /// > Note: Differs from UIKit: always empty, because the desktop's sound server doesn't tell hearing devices from
    /// > headphones.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// The ears that a hearing device is worn on.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates a set of ears.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    // MARK: - Input and speech

    /// Whether shaking the device offers to undo; `true` by default.
    public static var isShakeToUndoEnabled: Bool { settings.shakesToUndo }

    /// Whether a menu on the screen replaces gestures; always `false`, because no desktop environment has one.
    public static var isAssistiveTouchRunning: Bool { false }

    /// Whether the application is confined to a single task; always `false` on a desktop.
    public static var isGuidedAccessEnabled: Bool { false }

    /// Whether a gesture reads the screen; always `false`, because screen readers are programs of their own.
    public static var isSpeakScreenEnabled: Bool { false }

    /// Whether the edit menu offers to speak the selection; always `false`.
    public static var isSpeakSelectionEnabled: Bool { false }
}

extension UIAccessibility {
    private static func settingsDidChange(from old: AccessibilitySettings) {
        if settings.usesBoldText != old.usesBoldText { TextFont.usesBoldText = settings.usesBoldText }
        if settings.looks != old.looks || settings.usesBoldText != old.usesBoldText {
            UIApplication.running?.desktopTraitsDidChange()
        }
        func post(_ name: Foundation.Notification.Name, if key: KeyPath<AccessibilitySettings, Bool>) {
            guard settings[keyPath: key] != old[keyPath: key] else { return }
            NotificationCenter.default.post(name: name, object: nil)
        }
        post(reduceMotionStatusDidChangeNotification, if: \.reducesMotion)
        post(prefersCrossFadeTransitionsStatusDidChange, if: \.reducesMotion)
        post(videoAutoplayStatusDidChangeNotification, if: \.playsVideosAutomatically)
        if !isDarkerSystemColorsEnabled {
            post(reduceTransparencyStatusDidChangeNotification, if: \.reducesTransparency)
        }
        post(boldTextStatusDidChangeNotification, if: \.usesBoldText)
        post(buttonShapesEnabledStatusDidChangeNotification, if: \.showsButtonShapes)
        post(onOffSwitchLabelsDidChangeNotification, if: \.showsSwitchLabels)
        post(differentiateWithoutColorDidChangeNotification, if: \.differentiatesWithoutColor)
        post(closedCaptioningStatusDidChangeNotification, if: \.showsCaptions)
        post(monoAudioStatusDidChangeNotification, if: \.usesMonoAudio)
        post(shakeToUndoDidChangeNotification, if: \.shakesToUndo)
    }

    /// Posts the notifications of a change of the contrast.
    static func contrastDidChange() {
        NotificationCenter.default.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
        guard !settings.reducesTransparency else { return }
        NotificationCenter.default.post(name: reduceTransparencyStatusDidChangeNotification, object: nil)
    }
}
