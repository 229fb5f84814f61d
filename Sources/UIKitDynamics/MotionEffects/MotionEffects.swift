// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The views with motion effects, which follow the pointer.
@MainActor
final class MotionEffects {
    static let shared = MotionEffects()

    private var views: [ObjectIdentifier: ViewMotion] = [:]
    private var reduceMotionObserver: (any NSObjectProtocol)?

    private init() {}

    func effects(of view: UIView) -> [UIMotionEffect] { motion(of: view)?.effects ?? [] }

    func set(_ effects: [UIMotionEffect], of view: UIView) {
        views = views.filter { $0.value.view != nil }
        let motion = motion(of: view) ?? ViewMotion(view)
        motion.effects = effects
        views[ObjectIdentifier(view)] = effects.isEmpty ? nil : motion
        if !effects.isEmpty { observe() }
    }

    /// Applies the effects again to the views that have one that changed.
    func update(after effect: UIMotionEffect) {
        for motion in views.values where motion.uses(effect) { motion.apply() }
    }

    /// An earlier view with the same address may have been forgotten.
    private func motion(of view: UIView) -> ViewMotion? {
        views[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
    }

    private func observe() {
        guard reduceMotionObserver == nil else { return }
        UIWindow.pointerObserver = { [weak self] window, location in self?.move(to: location, in: window) }
        reduceMotionObserver = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.stop() }
        }
    }

    private func move(to location: CGPoint?, in window: UIWindow) {
        let offset = location.map { Self.offset(of: $0, in: window.bounds) } ?? .zero
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        for motion in views.values where motion.view?.window === window { motion.move(to: offset) }
    }

    private func stop() {
        guard UIAccessibility.isReduceMotionEnabled else { return }
        for motion in views.values { motion.move(to: .zero) }
    }

    private static func offset(of point: CGPoint, in bounds: CGRect) -> UIOffset {
        func fraction(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? min(max((value - start) / length * 2 - 1, -1), 1) : 0
        }
        return UIOffset(
            horizontal: fraction(point.x, bounds.minX, bounds.width),
            vertical: fraction(point.y, bounds.minY, bounds.height))
    }
}
