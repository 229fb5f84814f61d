// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore
internal import Windowing

/// What the environment says about how to run.
struct ApplicationEnvironment {
    /// `SHOJI_DISPLAY`: the backend asked for; `nil` leaves the choice.
    let display: String?
    /// `SHOJI_HEADLESS`: the screens of the headless backend.
    let headlessScreens: String?
    /// `SHOJI_SCRIPT`: the script to run.
    let script: String?
    let waylandDisplay: String?
    /// `XDG_STATE_HOME`, else the folder that stands for it; a script starts from nothing unless the variable is set.
    let stateHome: URL?
    let x11Display: String?
    /// `SHOJI_RECONNECT`: seconds for which a desktop that was lost is waited for; `nil` leaves the choice.
    let reconnectionPatience: TimeInterval?
    /// `SHOJI_APPEARANCE`: light, unless dark is asked for.
    let userInterfaceStyle: UIUserInterfaceStyle
    /// Whether it is the desktop that says light or dark.
    let followsDesktopStyle: Bool
    /// The language and customs of the user.
    let locale: Locale
    /// Where the desktop's buses are.
    let buses: BusAddresses

    init(_ variables: [String: String]) throws(WindowingError) {
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
        let patience = value("SHOJI_RECONNECT")
        reconnectionPatience = patience.flatMap(TimeInterval.init)
        if let patience, reconnectionPatience.map((0...3600).contains) != true {
            throw .invalidSetting(name: "SHOJI_RECONNECT", value: patience, expected: "seconds from 0 to 3600")
        }
        followsDesktopStyle = value("SHOJI_APPEARANCE") == nil
        locale = UserLocale(variables).locale
        buses = BusAddresses(variables)
        switch value("SHOJI_APPEARANCE") {
        case nil, "light": userInterfaceStyle = .light
        case "dark": userInterfaceStyle = .dark
        case let other?: throw .invalidSetting(name: "SHOJI_APPEARANCE", value: other, expected: "light or dark")
        }
    }

    /// Whether nobody sees the application although nobody asked for that.
    var isUnseen: Bool { display == nil && waylandDisplay == nil && x11Display == nil && script == nil }

    /// Where the application's windows are remembered.
    var stateFolder: URL? {
        stateHome?.appendingPathComponent(identifier.replacingOccurrences(of: "/", with: "-"), isDirectory: true)
    }

    /// The bundle's name where there is one, else the executable's.
    var identifier: String {
        Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    }
}
