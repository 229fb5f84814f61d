// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Image views")
@MainActor
struct UIImageViewTests {
    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func color(_ stage: Stage) -> String {
        guard let pixel = stage.pixel(at: CGPoint(x: 60, y: 60)) else { return "none" }
        if pixel.red > 200, pixel.green > 200 { return "none" }
        return pixel.red > 200 ? "red" : pixel.green > 200 ? "green" : pixel.blue > 200 ? "blue" : "none"
    }

    private func makeView() -> (Stage, UIImageView) {
        let view = UIImageView(image: image(red))
        view.animationImages = [image(green), image(blue)]
        view.animationDuration = 1
        return (Stage.showing(view), view)
    }

    @Test("Images are shown in sequence repeatedly until the animation is stopped")
    func animation() {
        let (stage, view) = makeView()
        #expect(color(stage) == "red" && !view.isAnimating)
        view.startAnimating()
        stage.advance(by: 0.2)
        #expect(color(stage) == "green" && view.isAnimating)
        stage.advance(by: 0.5)
        #expect(color(stage) == "blue")
        stage.advance(by: 0.5)
        #expect(color(stage) == "green")
        view.stopAnimating()
        stage.advance(by: 0)
        #expect(color(stage) == "red" && !view.isAnimating)
    }

    @Test("The alpha of a tint color is applied to a symbol once, and no longer after another tint color")
    func translucentTint() throws {
        let view = UIImageView(
            image: UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60)))
        view.contentMode = .center
        view.tintColor = UIColor(white: 0, alpha: 0.5)
        let stage = Stage.showing(view)
        func gray() throws -> Int { Int(try #require(stage.pixel(at: view.center)).red) }
        #expect(abs(try gray() - 128) <= 2)
        view.tintColor = UIColor(white: 0, alpha: 1)
        stage.advance(by: 0)
        #expect(try gray() == 0)
    }

    @Test("A limited number of repetitions ends automatically")
    func rounds() throws {
        let (stage, view) = makeView()
        view.animationRepeatCount = 2
        view.startAnimating()
        stage.advance(by: 1.7)
        #expect(color(stage) == "blue")
        stage.advance(by: 0.5)
        #expect(color(stage) == "red" && !view.isAnimating)
        try stage.settle()
    }

    @Test("A highlighted view shows the highlighted image and animation")
    func highlighted() {
        let (stage, view) = makeView()
        view.highlightedImage = image(blue)
        view.isHighlighted = true
        stage.advance(by: 0)
        #expect(color(stage) == "blue")
        view.isHighlighted = false
        view.highlightedAnimationImages = [image(red), image(green)]
        view.startAnimating()
        stage.advance(by: 0.2)
        #expect(color(stage) == "green")
        view.isHighlighted = true
        stage.advance(by: 0.1)
        #expect(color(stage) == "red")
    }

    @Test("Without images no animation starts, and setting other images stops it")
    func without() {
        let (stage, view) = makeView()
        view.startAnimating()
        view.animationImages = []
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [image(green)]
        view.animationDuration = .nan
        view.startAnimating()
        stage.advance(by: 0.5)
        #expect(color(stage) == "green")
    }

    @Test("The animation resumes at its position after the view returns to a window")
    func leaves() throws {
        let (stage, view) = makeView()
        let parent = try #require(view.superview)
        view.startAnimating()
        view.removeFromSuperview()
        stage.advance(by: 0.6)
        parent.addSubview(view)
        stage.advance(by: 0.1)
        #expect(color(stage) == "blue")
    }
}
