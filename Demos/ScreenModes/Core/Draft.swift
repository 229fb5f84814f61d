// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// The requested settings of the screens, in addition to their current ones.
package struct Draft: Hashable, Sendable {
    /// The settings of a screen.
    package struct Settings: Hashable, Sendable {
        package var isEnabled: Bool
        package var mode: ScreenMode?
        package var scale: CGFloat
        package var transform: ScreenTransform

        init(_ head: ScreenHead) {
            isEnabled = head.isEnabled
            mode = head.screen.currentMode ?? head.screen.modes.first(where: \.isPreferred) ?? head.screen.modes.first
            scale = head.screen.scale.isFinite && head.screen.scale > 0 ? head.screen.scale : 1
            transform = head.screen.transform
        }

        /// The size in points; `nil` without a mode.
        var size: CGSize? {
            mode.map { Arrangement.size(of: $0.size, scale: scale, transform: transform) }
        }
    }

    /// The current state of the screens.
    package private(set) var heads: [ScreenHead]
    /// The requested arrangement of the screens that are on.
    package private(set) var arrangement: Arrangement
    private var wishes: [String: Settings] = [:]

    package init(_ heads: [ScreenHead]) {
        self.heads = heads
        arrangement = Arrangement(heads)
    }

    /// Updates the current state.
    ///
    /// Requests for connected screens are kept.
    package mutating func update(_ new: [ScreenHead]) {
        guard new != heads else { return }
        let kept = wishes.filter { name, _ in new.contains { $0.screen.name == name } }
        self = Draft(new)
        for (name, wish) in kept { set(wish, for: name) }
    }

    /// The requested or else current settings of a screen; `nil` for an unknown screen.
    package subscript(name: String) -> Settings? {
        get { wishes[name] ?? heads.first { $0.screen.name == name }.map(Settings.init) }
        set { if let newValue { set(newValue, for: name) } }
    }

    /// Moves a screen; see `Arrangement.move(_:to:reach:)`.
    package mutating func move(_ name: String, to origin: CGPoint, reach: CGFloat) {
        arrangement.move(name, to: origin, reach: reach)
    }

    /// Discards all requests.
    package mutating func reset() {
        self = Draft(heads)
    }

    /// The changes from the current state to the draft.
    package var changes: [ScreenChange] {
        var target = arrangement
        // An unchanged arrangement keeps its origin.
        if target != Arrangement(heads) { target.normalize() }
        return heads.compactMap { head in
            let name = head.screen.name
            guard let wish = self[name] else { return nil }
            let now = Settings(head)
            var change = ScreenChange(name: name)
            if wish.isEnabled != now.isEnabled { change.isEnabled = wish.isEnabled }
            if wish.isEnabled {
                let isNew = !now.isEnabled
                if let mode = wish.mode, isNew || now.mode.map(mode.isSame) != true { change.mode = mode }
                if isNew || wish.scale != now.scale { change.scale = wish.scale }
                if isNew || wish.transform != now.transform { change.transform = wish.transform }
                if let origin = target[name]?.origin, isNew || origin != head.screen.frame.origin {
                    change.position = origin
                }
            }
            return change == ScreenChange(name: name) ? nil : change
        }
    }

    private mutating func set(_ wish: Settings, for name: String) {
        guard let head = heads.first(where: { $0.screen.name == name }) else { return }
        let old = self[name] ?? Settings(head)
        wishes[name] = wish == Settings(head) ? nil : wish
        if wish.isEnabled != old.isEnabled || arrangement[name] == nil, wish.isEnabled {
            arrangement.add(name, size: wish.size ?? head.screen.frame.size)
        } else if !wish.isEnabled {
            arrangement.remove(name)
        } else if let size = wish.size, wish.size != old.size {
            arrangement.resize(name, to: size)
        }
    }
}
