// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// The screens as somebody would like them, beside the screens as they are.
package struct Draft: Hashable, Sendable {
    /// One screen's settings.
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

        /// Points; `nil` without a mode.
        var size: CGSize? {
            mode.map { Arrangement.size(of: $0.size, scale: scale, transform: transform) }
        }
    }

    /// As the desktop has them.
    package private(set) var heads: [ScreenHead]
    /// Where the screens that are on shall stand.
    package private(set) var arrangement: Arrangement
    private var wishes: [String: Settings] = [:]

    package init(_ heads: [ScreenHead]) {
        self.heads = heads
        arrangement = Arrangement(heads)
    }

    /// Takes over what the desktop tells; wishes for screens that are still there stay.
    package mutating func update(_ new: [ScreenHead]) {
        guard new != heads else { return }
        let kept = wishes.filter { name, _ in new.contains { $0.screen.name == name } }
        self = Draft(new)
        for (name, wish) in kept { set(wish, for: name) }
    }

    /// What is wished for a screen, else what it has; `nil` for a screen that is not there.
    package subscript(name: String) -> Settings? {
        get { wishes[name] ?? heads.first { $0.screen.name == name }.map(Settings.init) }
        set { if let newValue { set(newValue, for: name) } }
    }

    /// Drags a screen; see `Arrangement.move(_:to:reach:)`.
    package mutating func move(_ name: String, to origin: CGPoint, reach: CGFloat) {
        arrangement.move(name, to: origin, reach: reach)
    }

    /// Forgets every wish.
    package mutating func reset() {
        self = Draft(heads)
    }

    /// The changes that bring the desktop there; empty if it is there already.
    package var changes: [ScreenChange] {
        var target = arrangement
        // Where nothing was moved the corner stays where the desktop has it.
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
