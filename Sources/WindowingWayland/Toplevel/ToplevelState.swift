// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// The toplevel state received since the last `xdg_surface.configure`, and the current state.
struct ToplevelState {
    private var width: Int32 = 0
    private var height: Int32 = 0
    private var bounds: CGSize?
    private(set) var states: WindowStates = []
    private var capabilities: WindowCapabilities = .all
    var decoration = DecorationSide.client

    /// Whether the compositor determines the size, so that the application's requests are deferred.
    var isSizeDictated: Bool { !states.isDisjoint(with: .anchored) }

    mutating func configure(width: Int32, height: Int32, states words: [UInt32]) {
        self.width = width
        self.height = height
        states = words.reduce(into: []) { states, word in
            if let state = Self.states[XdgToplevel.State(rawValue: word)] { states.insert(state) }
        }
    }

    mutating func setBounds(width: Int32, height: Int32) {
        bounds = width > 0 && height > 0 ? CGSize(width: CGFloat(width), height: CGFloat(height)) : nil
    }

    mutating func setCapabilities(_ words: [UInt32]) {
        capabilities = words.reduce(into: []) { capabilities, word in
            if let capability = Self.capabilities[XdgToplevel.WmCapabilities(rawValue: word)] {
                capabilities.insert(capability)
            }
        }
    }

    func configuration(serial: UInt32?, scale: CGFloat) -> WindowConfiguration {
        WindowConfiguration(
            serial: serial, width: width > 0 ? CGFloat(width) : nil, height: height > 0 ? CGFloat(height) : nil,
            bounds: bounds, states: states, scale: scale, decoration: decoration, capabilities: capabilities)
    }

    private static let states: [XdgToplevel.State: WindowStates] = [
        .activated: .activated, .maximized: .maximized, .fullscreen: .fullScreen, .resizing: .resizing,
        .tiledLeft: .tiledLeft, .tiledRight: .tiledRight, .tiledTop: .tiledTop, .tiledBottom: .tiledBottom,
        .suspended: .suspended,
    ]

    private static let capabilities: [XdgToplevel.WmCapabilities: WindowCapabilities] = [
        .windowMenu: .windowMenu, .maximize: .maximize, .fullscreen: .fullScreen, .minimize: .minimize,
    ]
}
