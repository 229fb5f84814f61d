// SPDX-License-Identifier: MIT
public import Foundation

extension UIAccessibility {
    /// Whether a screen reader is running.
    public private(set) static var isVoiceOverRunning = false
    /// Whether an assistive technology other than a screen reader is connected, such as one for switches.
    public private(set) static var isSwitchControlRunning = false

    /// Posted when a screen reader was started or ended, at once.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when another assistive technology connected or disconnected.
    nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// Sets whether a screen reader is running, and notifies observers of a change.
    package static func setVoiceOverRunning(_ isRunning: Bool) {
        guard isRunning != isVoiceOverRunning else { return }
        isVoiceOverRunning = isRunning
        NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
        NotificationCenter.default.post(name: .init(UIAccessibilityVoiceOverStatusChanged), object: nil)
    }

    /// Sets whether another assistive technology is connected, and notifies observers of a change.
    package static func setSwitchControlRunning(_ isRunning: Bool) {
        guard isRunning != isSwitchControlRunning else { return }
        isSwitchControlRunning = isRunning
        NotificationCenter.default.post(name: switchControlStatusDidChangeNotification, object: nil)
    }
}

/// The former name of ``UIAccessibility/voiceOverStatusDidChangeNotification``, which is posted as well.
public let UIAccessibilityVoiceOverStatusChanged = "UIAccessibilityVoiceOverStatusChanged"
