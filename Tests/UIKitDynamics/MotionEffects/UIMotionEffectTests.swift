// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitDynamics
import UIKitTesting

@MainActor
@Suite("Motion effects", .serialized)
struct UIMotionEffectTests {
    private let stage = Stage(size: CGSize(width: 400, height: 200), scale: 1)
    private let view = UIView(frame: CGRect(x: 180, y: 80, width: 40, height: 40))

    init() {
        let root = UIView()
        root.addSubview(view)
        stage.show(root)
    }

    private var shown: CGPoint { view.layer.presentation()?.position ?? .zero }

    private func effect(
        _ path: String, _ type: UIInterpolatingMotionEffect.EffectType, _ minimum: Any?, _ maximum: Any?
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
        effect.minimumRelativeValue = minimum
        effect.maximumRelativeValue = maximum
        return effect
    }

    @Test("A view follows the pointer between the extremes, keeps its center, and returns when the pointer leaves")
    func follows() throws {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
        view.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis, NSNumber(value: 10), -10.0))
        stage.hover(at: CGPoint(x: 300, y: 0))
        #expect(shown.x < 205, "It doesn't leap.")
        try stage.settle()
        #expect(abs(shown.x - 210) < 0.5 && abs(shown.y - 110) < 0.5)
        #expect(view.center == CGPoint(x: 200, y: 100))
        stage.hover(at: CGPoint(x: 100, y: 100))
        try stage.settle()
        #expect(abs(shown.x - 190) < 0.5 && abs(shown.y - 100) < 0.5)
        stage.leave()
        try stage.settle()
        #expect(shown == view.center && view.layer.animationKeys() == nil)
    }

    @Test("Nothing moves while the user prefers reduced motion")
    func reducedMotion() throws {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
        stage.hover(at: CGPoint(x: 300, y: 0))
        try stage.settle()
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        try stage.settle()
        #expect(shown == view.center)
        stage.hover(at: CGPoint(x: 0, y: 0))
        try stage.settle()
        #expect(shown == view.center)
    }

    @Test("The pointer turns around without a leap")
    func retargets() throws {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -100, 100))
        stage.hover(at: CGPoint(x: 399, y: 100))
        stage.advance(by: 0.2)
        let before = shown.x
        #expect(before > 220 && before < 290)
        stage.hover(at: CGPoint(x: 1, y: 100))
        #expect(abs(shown.x - before) < 15)
    }

    @Test("The values of a group and of several effects are added; a removed effect has none")
    func sums() throws {
        let group = UIMotionEffectGroup()
        let first = effect("center", .tiltAlongHorizontalAxis, CGPoint(x: 0, y: -8), CGPoint(x: 0, y: 8))
        group.motionEffects = [first, effect("center", .tiltAlongVerticalAxis, nil, CGPoint(x: 6, y: 0))]
        let other = effect("center.y", .tiltAlongHorizontalAxis, 0, 2)
        view.motionEffects = [group, other]
        stage.hover(at: CGPoint(x: 400, y: 200))
        try stage.settle()
        #expect(abs(shown.x - 206) < 0.5 && abs(shown.y - 110) < 0.5)
        view.removeMotionEffect(other)
        #expect(view.motionEffects == [group])
        try stage.settle()
        #expect(abs(shown.y - 108) < 0.5)
        first.maximumRelativeValue = CGPoint(x: 0, y: 20)
        try stage.settle()
        #expect(abs(shown.y - 120) < 0.5)
        view.motionEffects = []
        #expect(shown == view.center)
    }

    @Test("Transforms, shadows, and the values of subclasses are shown")
    func kinds() throws {
        final class Turn: UIMotionEffect {
            override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
                ["layer.transform": CATransform3DMakeTranslation(viewerOffset.horizontal * 30, 0, 0)]
            }
        }
        view.addMotionEffect(Turn())
        view.addMotionEffect(effect("layer.shadowOffset.width", .tiltAlongHorizontalAxis, 5, -5))
        view.addMotionEffect(effect("nonsense", .tiltAlongHorizontalAxis, "left", "right"))
        view.addMotionEffect(effect("alpha", .tiltAlongVerticalAxis, CGFloat.nan, -0.5))
        stage.hover(at: CGPoint(x: 400, y: 200))
        try stage.settle()
        let layer = try #require(view.layer.presentation())
        #expect(abs(layer.transform.m41 - 30) < 0.5)
        #expect(abs(layer.shadowOffset.width - -5) < 0.5 && layer.shadowOffset.height == view.layer.shadowOffset.height)
        #expect(abs(layer.opacity - 0.5) < 0.02)
    }

    @Test("Copies are equal and independent")
    func copies() throws {
        let effect = effect("center.x", .tiltAlongHorizontalAxis, 0, 4)
        let copy = try #require(effect.copy() as? UIInterpolatingMotionEffect)
        effect.maximumRelativeValue = 9
        let values = copy.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0))
        #expect(values?["center.x"] as? CGFloat == 4)
    }

    @Test("Views that are gone, and views in no window, do no harm")
    func gone() throws {
        do {
            let gone = UIView()
            gone.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
        }
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
        view.removeFromSuperview()
        stage.hover(at: CGPoint(x: 400, y: 200))
        try stage.settle()
        #expect(view.layer.animationKeys() == nil)
    }
}
