// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The screens and their positions.
@MainActor
struct Displays {
    struct Change {
        var added: [X11Screen] = []
        var removed: [X11Screen] = []
        var changed: [X11Screen] = []
    }

    private(set) var layout = ScreenLayout()
    private var byName: [String: X11Screen] = [:]
    var reader: ScreenReader?

    /// The main one first.
    var screens: [X11Screen] { layout.shown.compactMap { byName[$0.name] } }

    func isShown(_ output: ScreenLayout.Output, by screen: any PlatformScreen) -> Bool {
        byName[output.name] === screen
    }

    /// The screens' areas of the root window, in the same order.
    var pixelFrames: [PixelRect] { layout.shown.compactMap { $0.picture?.frame } }

    func pixelFrame(of screen: X11Screen) -> PixelRect? {
        layout.outputs.first { byName[$0.name] === screen }?.picture?.frame
    }

    /// Returns the screens that intersect an area of the root window, the one with the largest part first.
    func screens(touching rect: PixelRect, scale: CGFloat) -> [X11Screen] {
        let parts = layout.shown.compactMap { output -> (X11Screen, Int)? in
            guard let frame = output.picture?.frame, let screen = byName[output.name] else { return nil }
            let part = frame.intersection(rect)
            return part.isEmpty ? nil : (screen, part.width * part.height)
        }
        return parts.sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// Returns the requested position of a new window, if a screen shows it.
    func place(for attributes: WindowAttributes, size: PixelSize, scale: CGFloat) -> PixelRect? {
        if let position = attributes.position {
            let rect = PixelRect(
                x: Int(pixels: position.x * scale), y: Int(pixels: position.y * scale), width: size.width,
                height: size.height)
            if pixelFrames.contains(where: { !$0.intersection(rect).isEmpty }) { return rect }
        }
        return attributes.screenName.flatMap { byName[$0] }.flatMap(pixelFrame)?.middle(size)
    }

    /// Returns the bounds of the screen that shows most of a rectangle, in points; the first one's if none does.
    func bounds(around rect: CGRect, scale: CGFloat) -> CGRect? {
        let pixels = PixelRect(
            x: Int(pixels: rect.minX * scale), y: Int(pixels: rect.minY * scale),
            width: max(1, Int(pixels: rect.width * scale)), height: max(1, Int(pixels: rect.height * scale)))
        let screen = screens(touching: pixels, scale: scale).first ?? screens.first
        return screen?.description.frame
    }

    /// Applies the server's state.
    ///
    /// Screens are identified by their output's name.
    mutating func update(_ layout: ScreenLayout, scale: CGFloat) -> Change {
        self.layout = layout
        let shown = layout.shown
        var change = Change()
        let names = Set(shown.map(\.name))
        for (name, screen) in byName where !names.contains(name) {
            byName[name] = nil
            change.removed.append(screen)
        }
        for output in shown {
            let description = output.description(scale: scale)
            if let screen = byName[output.name] {
                if screen.update(description) { change.changed.append(screen) }
            } else {
                let screen = X11Screen(description)
                byName[output.name] = screen
                change.added.append(screen)
            }
        }
        return change
    }

    mutating func update(scale: CGFloat) -> Change { update(layout, scale: scale) }
}

extension PixelRect {
    /// Returns a rectangle of that size centered in this one, or at its corner if it is larger.
    func middle(_ size: PixelSize) -> PixelRect {
        PixelRect(
            x: x + max(0, (width - size.width) / 2), y: y + max(0, (height - size.height) / 2), width: size.width,
            height: size.height)
    }
}
