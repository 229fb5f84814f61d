// SPDX-License-Identifier: MIT
public import Foundation

/// The notifications of changed settings, posted on the main actor without an object.
///
/// Those of settings with a constant value are never posted.
extension UIAccessibility {
    /// Posted when `isReduceMotionEnabled` changes.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Posted when `prefersCrossFadeTransitions` changes.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    /// Posted when `isVideoAutoplayEnabled` changes.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

    /// Posted when `isReduceTransparencyEnabled` changes.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    /// Posted when `isDarkerSystemColorsEnabled` changes.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Posted when `isBoldTextEnabled` changes.
    public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// Posted when `buttonShapesEnabled` changes.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

    /// Posted when `isOnOffSwitchLabelsEnabled` changes.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

    /// Posted when `shouldDifferentiateWithoutColor` changes.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")

    /// Posted when `isGrayscaleEnabled` changes.
    public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")

    /// Posted when `isInvertColorsEnabled` changes.
    public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")

    /// Posted when `isClosedCaptioningEnabled` changes.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

    /// Posted when `isMonoAudioEnabled` changes.
    public nonisolated static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")

    /// Posted when `hearingDevicePairedEar` changes.
    public nonisolated static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

    /// Posted when `isShakeToUndoEnabled` changes.
    public nonisolated static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")

    /// Posted when `isAssistiveTouchRunning` changes.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

    /// Posted when `isGuidedAccessEnabled` changes.
    public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")

    /// Posted when `isSpeakScreenEnabled` changes.
    public nonisolated static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")

    /// Posted when `isSpeakSelectionEnabled` changes.
    public nonisolated static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
}
