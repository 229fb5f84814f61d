// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import LayerTree
@testable import UIKitCore

@MainActor
@Suite("Pointer interactions")
struct UIPointerInteractionTests {
    /// A delegate that calls closures and records the calls it receives.
    @MainActor
    private final class Guide: UIPointerInteractionDelegate {
        var log: [String] = []
        var region: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
        var style: (UIPointerRegion) -> UIPointerStyle? = { _ in nil }
        var onEnter: (any UIPointerInteractionAnimating) -> Void = { _ in }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? { region(request, defaultRegion) }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            log.append("style\(name(region))")
            return style(region)
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter\(name(region))")
            onEnter(animator)
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { log.append("exit\(name(region))") }

        private func name(_ region: UIPointerRegion) -> String { region.identifier.map { " \($0)" } ?? "" }
    }

    /// A stage with a view in a window of 400 by 300 points.
    @MainActor
    private struct Scene {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let field = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
        let guide = Guide()
        let interaction: UIPointerInteraction

        init() {
            interaction = UIPointerInteraction(delegate: guide)
            field.addInteraction(interaction)
            stage.show(field)
        }

        func hover(_ x: CGFloat, _ y: CGFloat) { stage.hover(at: CGPoint(x: x, y: y)) }

        var cursor: CursorShape? { stage.system.windows.last?.cursor }

        /// The layers added next to the view's layer.
        var platters: [CAShapeLayer] {
            (field.superview?.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
        }

        var shownScale: CGFloat? { field.layer.presentation()?.affineTransform().a }
    }

    @Test("The pointer enters and exits once, however it moves in between")
    func comingAndGoing() {
        let scene = Scene()
        scene.hover(50, 50)
        #expect(scene.guide.log.isEmpty)
        scene.hover(120, 120)
        scene.hover(150, 130)
        #expect(scene.guide.log == ["style", "enter"])
        scene.hover(50, 50)
        #expect(scene.guide.log == ["style", "enter", "exit"])
    }

    @Test("Regions are distinguished by rectangle and identifier, and locations are in the view's coordinates")
    func regions() {
        let scene = Scene()
        var places: [CGPoint] = []
        scene.guide.region = { request, all in
            if places.last != request.location { places.append(request.location) }
            let isLeft = request.location.x < 50
            return UIPointerRegion(
                rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 60), identifier: isLeft ? "left" : "right")
        }
        scene.hover(110, 120)
        scene.hover(130, 120)
        scene.hover(160, 120)
        scene.hover(10, 10)
        #expect(places == [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 60, y: 20)])
        #expect(
            scene.guide.log == ["style left", "enter left", "exit left", "style right", "enter right", "exit right"])
    }

    @Test("Where the inner view has no region under the pointer, the outer view's region applies")
    func nesting() {
        let scene = Scene()
        let inner = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 60))
        let innerGuide = Guide()
        inner.addInteraction(UIPointerInteraction(delegate: innerGuide))
        scene.field.addSubview(inner)
        innerGuide.region = { request, all in
            if request.location.y < 20 { return nil }
            return request.location.y < 40 ? UIPointerRegion(rect: CGRect(x: 0, y: 50, width: 1, height: 1)) : all
        }
        scene.hover(160, 110)
        #expect(scene.guide.log == ["style", "enter"] && innerGuide.log.isEmpty)
        scene.hover(160, 130)
        #expect(scene.guide.log == ["style", "enter"] && innerGuide.log.isEmpty)
        scene.hover(160, 150)
        #expect(scene.guide.log == ["style", "enter", "exit"] && innerGuide.log == ["style", "enter"])
    }

    @Test("Shapes set the cursor to a beam, an arrow, or none; the rest of the window keeps its own")
    func shapes() {
        let scene = Scene()
        for (style, shape) in [
            (UIPointerStyle(shape: .verticalBeam(length: 20)), CursorShape.text),
            (UIPointerStyle(shape: .horizontalBeam(length: 20)), .verticalText), (.hidden(), .hidden),
            (.system(), .default),
            (UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9))), .default),
        ] {
            scene.guide.style = { _ in style }
            scene.hover(150, 130)
            #expect(scene.cursor == shape)
            scene.hover(50, 50)
            #expect(scene.cursor == .default)
        }
    }

    @Test("An inner view's cursor takes precedence; a style without a cursor uses the enclosing views'")
    func shapesOfOthers() {
        let scene = Scene()
        let text = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        scene.field.addSubview(text)
        scene.guide.style = { _ in .hidden() }
        scene.hover(120, 130)
        #expect(scene.cursor == .text)
        scene.hover(180, 130)
        #expect(scene.cursor == .hidden)
        let inner = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 60))
        inner.addInteraction(UIPointerInteraction())
        scene.field.addSubview(inner)
        scene.hover(120, 130)
        scene.hover(180, 130)
        #expect(scene.cursor == .default, "Only the innermost region has a style.")
    }

    @Test("A highlight is below the hovered view, and is removed some time after the pointer leaves")
    func highlight() throws {
        let scene = Scene()
        scene.field.layer.cornerRadius = 12
        scene.guide.style = { [field = scene.field] _ in
            UIPointerStyle(effect: .highlight(UITargetedPreview(view: field)))
        }
        scene.hover(150, 130)
        scene.stage.advance(by: 0.5)
        let platter = try #require(scene.platters.first)
        let layers = scene.field.superview?.layer.sublayers ?? []
        let (below, own) = (layers.firstIndex { $0 === platter }, layers.firstIndex { $0 === scene.field.layer })
        #expect(try #require(below) < #require(own))
        #expect(platter.frame == scene.field.frame && platter.cornerRadius == 12)
        #expect(scene.platters.count == 1)
        #expect(scene.shownScale == 1)
        scene.hover(50, 50)
        scene.stage.advance(by: 0.5)
        #expect(scene.platters.isEmpty)
    }

    @Test("A lifted view grows and casts a shadow; its own properties don't change")
    func lift() throws {
        let scene = Scene()
        scene.guide.style = { [field = scene.field] _ in
            UIPointerStyle(effect: .lift(UITargetedPreview(view: field)))
        }
        scene.hover(150, 130)
        scene.stage.advance(by: 0.5)
        let scale = try #require(scene.shownScale)
        #expect(scale > 1.01 && scale < 1.1)
        #expect(scene.field.transform.isIdentity && scene.field.frame.width == 100)
        #expect(scene.platters.contains { $0.shadowOpacity > 0 })
        #expect(scene.platters.count == 2)
        scene.hover(50, 50)
        scene.stage.advance(by: 0.5)
        #expect(scene.shownScale == 1)
        #expect(scene.platters.isEmpty)
    }

    @Test("A view with a scale transform grows from there")
    func liftOfTransformed() throws {
        let scene = Scene()
        scene.field.transform = CGAffineTransform(scaleX: 2, y: 2)
        scene.guide.style = { [field = scene.field] _ in
            UIPointerStyle(effect: .lift(UITargetedPreview(view: field)))
        }
        scene.hover(150, 130)
        scene.stage.advance(by: 0.5)
        #expect(try #require(scene.shownScale) > 2.01)
    }

    @Test("The effect covers the style's shape, by default the preview's visible path")
    func outlines() throws {
        let scene = Scene()
        let rect = CGRect(x: 90, y: 95, width: 120, height: 70)
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20))
        let shapes: [(UIPointerShape?, CGRect)] = [
            (.roundedRect(rect, radius: 5), rect), (.path(UIBezierPath(ovalIn: rect)), rect),
            (nil, CGRect(x: 110, y: 110, width: 20, height: 20)),
        ]
        for (shape, frame) in shapes {
            scene.guide.style = { [field = scene.field] _ in
                UIPointerStyle(
                    effect: .highlight(UITargetedPreview(view: field, parameters: parameters)), shape: shape)
            }
            scene.hover(150, 130)
            let platter = try #require(scene.platters.first)
            #expect(abs(platter.frame.minX - frame.minX) < 0.01 && abs(platter.frame.width - frame.width) < 0.01)
            scene.hover(50, 50)
            scene.stage.advance(by: 0.5)
        }
    }

    @Test("Invalid outlines show nothing", arguments: [Double.nan, .infinity, -1e300])
    func hostile(_ number: Double) {
        let scene = Scene()
        scene.guide.style = { [field = scene.field] _ in
            UIPointerStyle(
                effect: .lift(UITargetedPreview(view: field)),
                shape: .roundedRect(CGRect(x: 0, y: 0, width: number, height: 10), radius: 3))
        }
        scene.hover(150, 130)
        #expect(scene.platters.isEmpty)
        scene.guide.region = { _, _ in UIPointerRegion(rect: CGRect(x: number, y: 0, width: 10, height: number)) }
        scene.hover(151, 130)
        #expect(scene.guide.log.last == "exit")
    }

    @Test("Without a delegate or without its answer, the view has the automatic effect")
    func automatic() {
        let scene = Scene()
        scene.field.removeInteraction(scene.interaction)
        scene.field.addInteraction(UIPointerInteraction())
        scene.hover(150, 130)
        #expect(scene.platters.count == 1, "A highlight, for a view without a background.")
        scene.hover(50, 50)
        scene.stage.advance(by: 0.5)
        scene.field.backgroundColor = .red
        scene.hover(150, 130)
        #expect(scene.platters.contains { $0.shadowOpacity > 0 }, "A lift, for a view with one.")
    }

    @Test("Invalidation applies without exiting and entering; a disabled interaction is exited")
    func invalidate() {
        let scene = Scene()
        scene.guide.style = { _ in .hidden() }
        scene.hover(150, 130)
        scene.guide.style = { _ in UIPointerStyle(shape: .verticalBeam(length: 9)) }
        scene.interaction.invalidate()
        #expect(scene.cursor == .text)
        #expect(scene.guide.log == ["style", "enter", "style"])
        scene.interaction.isEnabled = false
        #expect(scene.cursor == .default)
        #expect(scene.guide.log.last == "exit")
        scene.interaction.isEnabled = true
        #expect(scene.cursor == .text)
    }

    @Test("Removing a view or interaction under the pointer exits it")
    func removal() {
        let scene = Scene()
        scene.guide.style = { _ in .hidden() }
        scene.hover(150, 130)
        scene.field.removeInteraction(scene.interaction)
        #expect(scene.guide.log == ["style", "enter", "exit"])
        #expect(scene.cursor == .default)
        scene.field.addInteraction(scene.interaction)
        scene.hover(151, 130)
        #expect(scene.cursor == .hidden)
        scene.field.removeFromSuperview()
        #expect(scene.guide.log == ["style", "enter", "exit", "style", "enter", "exit"])
        #expect(scene.cursor == .default)
    }

    @Test("Animations added to the animator run alongside the effect")
    func animator() {
        let scene = Scene()
        var finished: [Bool] = []
        scene.guide.onEnter = { [field = scene.field] animator in
            animator.addAnimations { field.alpha = 0.5 }
            animator.addCompletion { finished.append($0) }
        }
        scene.hover(150, 130)
        #expect(scene.field.alpha == 0.5)
        #expect(finished.isEmpty)
        scene.stage.advance(by: 0.5)
        #expect(finished == [true])
    }
}
