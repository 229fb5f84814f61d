// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Visual effects")
struct UIVisualEffectViewTests {
    /// A window with a red left and a blue right half, with an effect over its center.
    private func makeStage(
        _ effect: UIVisualEffect?, appearance: UIUserInterfaceStyle = .light
    ) -> (Stage, UIVisualEffectView) {
        let stage = Stage(size: CGSize(width: 200, height: 100), appearance: appearance)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.backgroundColor = .blue
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        left.backgroundColor = .red
        root.addSubview(left)
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 50, y: 0, width: 100, height: 100)
        root.addSubview(view)
        stage.show(root)
        return (stage, view)
    }

    private func color(_ stage: Stage, _ x: CGFloat, _ y: CGFloat = 50) -> [Int] {
        let pixel = stage.pixel(at: CGPoint(x: x, y: y))
        return [Int(pixel?.red ?? 0), Int(pixel?.green ?? 0), Int(pixel?.blue ?? 0)]
    }

    @Test("A blur mixes the content below it, and doesn't affect the content next to it")
    func blur() {
        let (stage, _) = makeStage(UIBlurEffect(style: .systemUltraThinMaterial))
        let (left, middle, right) = (color(stage, 55), color(stage, 100), color(stage, 145))
        #expect(color(stage, 45) == [255, 0, 0])
        #expect(color(stage, 155) == [0, 0, 255])
        #expect(left[0] > middle[0] && middle[0] > right[0])
        #expect(left[2] < middle[2] && middle[2] < right[2])
        // The material is translucent.
        #expect(left[1] > 60)
    }

    @Test("Thicker materials are less transparent, and dark ones are dark in any interface style")
    func materials() {
        func contrast(_ style: UIBlurEffect.Style) -> Int {
            let (stage, _) = makeStage(UIBlurEffect(style: style))
            return color(stage, 55)[0] - color(stage, 145)[0]
        }
        let ultraThin = contrast(.systemUltraThinMaterial)
        let thin = contrast(.systemThinMaterial)
        let regular = contrast(.systemMaterial)
        let thick = contrast(.systemThickMaterial)
        #expect(ultraThin > thin && thin > regular && regular > thick && thick > 0)

        func brightness(_ style: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle) -> Int {
            let (stage, _) = makeStage(UIBlurEffect(style: style), appearance: appearance)
            return color(stage, 100)[1]
        }
        #expect(brightness(.systemMaterial, .light) > 150)
        #expect(brightness(.systemMaterial, .dark) < 80)
        #expect(brightness(.systemMaterialDark, .light) < 80)
        #expect(brightness(.systemMaterialLight, .dark) > 150)
        #expect(brightness(.extraLight, .dark) > 150)
    }

    @Test("The material follows the interface style")
    func adaptation() {
        let (stage, view) = makeStage(UIBlurEffect(style: .systemMaterial))
        let bright = color(stage, 100)[1]
        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0)
        #expect(color(stage, 100)[1] < bright - 50)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("An effect set in an animation block fades in and out")
    func animation() throws {
        let (stage, view) = makeStage(nil)
        #expect(color(stage, 60) == [255, 0, 0])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.effect = UIBlurEffect(style: .systemThickMaterial)
        }
        stage.advance(by: 0.5)
        let half = color(stage, 60)[1]
        try stage.settle()
        let whole = color(stage, 60)[1]
        #expect(half > 40)
        #expect(whole > half + 40)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
        stage.advance(by: 0.5)
        #expect(color(stage, 60)[1] > 40 && color(stage, 60)[1] < whole - 40)
        try stage.settle()
        #expect(color(stage, 60) == [255, 0, 0])
        #expect(view.subviews.filter { !$0.isHidden } == [view.contentView])
    }

    @Test("The content is above the blur, has the view's size, and receives touches")
    func content() {
        let (stage, view) = makeStage(UIBlurEffect(style: .regular))
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        square.backgroundColor = .green
        view.contentView.addSubview(square)
        view.frame.size.width = 120
        stage.advance(by: 0)
        #expect(view.contentView.frame == view.bounds)
        #expect(color(stage, 65, 15) == [0, 255, 0])
        #expect(stage.window.hitTest(CGPoint(x: 65, y: 15), with: nil) === square)
        #expect(stage.window.hitTest(CGPoint(x: 55, y: 5), with: nil) === view.contentView)
    }

    @Test("A rounded effect view that clips has a rounded blur")
    func corners() {
        let (stage, view) = makeStage(UIBlurEffect(style: .systemThickMaterial))
        view.layer.cornerRadius = 30
        view.clipsToBounds = true
        stage.advance(by: 0)
        #expect(color(stage, 51, 1) == [255, 0, 0])
        #expect(color(stage, 80, 50)[1] > 100)
    }

    @Test("Vibrant content has the color of its role, and receives touches")
    func vibrancy() {
        let blur = UIBlurEffect(style: .systemMaterialLight)
        let (stage, view) = makeStage(blur)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        vibrant.frame = view.contentView.bounds
        let square = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        square.backgroundColor = .green
        vibrant.contentView.addSubview(square)
        view.contentView.addSubview(vibrant)
        stage.advance(by: 0)
        let inside = color(stage, 80, 30)
        #expect(inside.max() ?? 255 < 60)
        #expect(color(stage, 60, 10)[1] > 100)
        #expect(stage.window.hitTest(CGPoint(x: 80, y: 30), with: nil) === square)
        vibrant.effect = nil
        stage.advance(by: 0)
        #expect(color(stage, 80, 30) == [0, 255, 0])
        #expect(vibrant.subviews.filter { !$0.isHidden } == [vibrant.contentView])
    }

    @Test("Blurs are compared by style, and vibrancies by their blur")
    func equality() {
        let (thin, thick) = (UIBlurEffect(style: .systemThinMaterial), UIBlurEffect(style: .systemThickMaterial))
        #expect(thin == UIBlurEffect(style: .systemThinMaterial))
        #expect(thin != thick)
        #expect(UIVibrancyEffect(blurEffect: thin) == UIVibrancyEffect(blurEffect: thin, style: .separator))
        #expect(UIVibrancyEffect(blurEffect: thin) != UIVibrancyEffect(blurEffect: thick))
        #expect((UIVibrancyEffect(blurEffect: thin) as UIVisualEffect) != thin)
    }
}
