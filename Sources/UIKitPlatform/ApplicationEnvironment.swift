// SPDX-License-Identifier: MIT
internal import Foundation
internal import InputMethods
internal import Localization
internal import UIKitCore
internal import Windowing

/// The settings from environment variables.
struct ApplicationEnvironment {
    /// `SHOJI_DISPLAY`: the requested backend; `nil` for automatic selection.
    let display: String?
    /// `SHOJI_HEADLESS`: the screens of the headless backend.
    let headlessScreens: String?
    /// `SHOJI_SCRIPT`: the automation script to run.
    let script: String?
    let waylandDisplay: String?
    /// `XDG_STATE_HOME` or its default.
    ///
    /// A script runs without saved state unless the variable is set.
    let stateHome: URL?
    let x11Display: String?
    /// `SHOJI_RECONNECT`: the timeout, in seconds, for reconnecting to a lost display server; `nil` for the default.
    let reconnectionTimeLimit: TimeInterval?
    /// `SHOJI_APPEARANCE`: the interface style; light unless dark is requested.
    let userInterfaceStyle: UIUserInterfaceStyle
    /// Whether the interface style follows the desktop settings.
    let followsDesktopStyle: Bool
    /// `SHOJI_ACCESSIBILITY`: accessibility settings in addition to those of the desktop.
    let accessibility: AccessibilityOverrides
    /// The user's locale.
    let locale: Locale
    /// The languages that the user reads, the preferred one first.
    let languages: [String]
    /// The addresses of the D-Bus message buses.
    let buses: BusAddresses
    /// The selection of an input method.
    let inputMethods: InputMethodSettings

    init(_ variables: [String: String]) throws(SettingError) {
        func value(_ name: String) -> String? {
            guard let value = variables[name], !value.isEmpty else { return nil }
            return value
        }
        display = value("SHOJI_DISPLAY")
        headlessScreens = value("SHOJI_HEADLESS")
        script = value("SHOJI_SCRIPT")
        waylandDisplay = value("WAYLAND_DISPLAY")
        if let home = value("XDG_STATE_HOME"), home.hasPrefix("/") {
            stateHome = URL(fileURLWithPath: home, isDirectory: true)
        } else if script == nil, let home = value("HOME"), home.hasPrefix("/") {
            stateHome = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".local/state")
        } else {
            stateHome = nil
        }
        x11Display = value("DISPLAY")
        let timeLimit = value("SHOJI_RECONNECT")
        reconnectionTimeLimit = timeLimit.flatMap(TimeInterval.init)
        if let timeLimit, reconnectionTimeLimit.map((0...3600).contains) != true {
            throw SettingError(name: "SHOJI_RECONNECT", value: timeLimit, expected: "seconds from 0 to 3600")
        }
        accessibility =
            try value("SHOJI_ACCESSIBILITY").map { words throws(SettingError) in
                try AccessibilityOverrides(words)
            } ?? AccessibilityOverrides()
        followsDesktopStyle = value("SHOJI_APPEARANCE") == nil
        let user = UserLocale(variables)
        (locale, languages) = (user.locale, user.languages)
        buses = BusAddresses(variables)
        inputMethods = InputMethodSettings(variables)
        switch value("SHOJI_APPEARANCE") {
        case nil, "light": userInterfaceStyle = .light
        case "dark": userInterfaceStyle = .dark
        case let other?: throw SettingError(name: "SHOJI_APPEARANCE", value: other, expected: "light or dark")
        }
    }

    /// Whether the application is invisible without having been requested to be.
    var isUnseen: Bool { display == nil && waylandDisplay == nil && x11Display == nil && script == nil }

    /// Whether the application runs without a desktop.
    var isHeadless: Bool { display == "headless" || display == nil && waylandDisplay == nil && x11Display == nil }

    /// The folder in which the application's scenes are saved.
    var stateFolder: URL? {
        stateHome?.appendingPathComponent(identifier.replacingOccurrences(of: "/", with: "-"), isDirectory: true)
    }

    /// The bundle identifier or, without one, the name of the executable.
    var identifier: String {
        Bundle.main.applicationInfo["CFBundleIdentifier"] as? String ?? ProcessInfo.processInfo.processName
    }
}
