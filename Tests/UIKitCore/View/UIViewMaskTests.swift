// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

/// Fills with one translucent color.
private final class Veil: UIView {
    override func draw(_ rect: CGRect) {
        UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
        UIRectFill(rect)
    }
}

@MainActor
@Suite("Masks and clearing of contexts")
struct UIViewMaskTests {
    private func red(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) -> Int? {
        stage.pixel(at: CGPoint(x: x, y: y)).map { Int($0.red) }
    }

    @Test("The alpha of the mask applies to a view and its subviews; the mask isn't in the hierarchy")
    func mask() {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.backgroundColor = .black
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        view.backgroundColor = .red
        let child = UIView(frame: CGRect(x: 30, y: 30, width: 30, height: 30))
        child.backgroundColor = .white
        view.addSubview(child)
        let mask = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        mask.backgroundColor = .black
        root.addSubview(mask)
        view.mask = mask
        root.addSubview(view)
        stage.show(root)
        #expect(mask.superview == nil)
        #expect(view.subviews == [child])
        #expect(red(stage, 25, 25) == 0)
        #expect(red(stage, 35, 35) == 255)
        #expect(stage.pixel(at: CGPoint(x: 55, y: 55))?.green == 255)
        #expect(red(stage, 65, 65) == 0)
        // The mask doesn't affect touches.
        #expect(stage.window.hitTest(CGPoint(x: 25, y: 25), with: nil) === view)
        mask.alpha = 0.5
        stage.advance(by: 0)
        #expect((120...135).contains(red(stage, 35, 35) ?? 0))
        view.mask = nil
        view.backgroundColor = .green
        stage.advance(by: 0)
        #expect(stage.pixel(at: CGPoint(x: 25, y: 25))?.green == 255)
    }

    @Test("A mask has the traits of the masked view, and masks one view at a time")
    func maskTraits() {
        let stage = Stage(scale: 2)
        let (first, second) = (UIView(), UIView())
        let root = UIView()
        root.addSubview(first)
        root.addSubview(second)
        let mask = UIView()
        first.mask = mask
        stage.show(root)
        #expect(mask.contentScaleFactor == 2)
        root.overrideUserInterfaceStyle = .dark
        #expect(mask.traitCollection.userInterfaceStyle == .dark)
        second.mask = mask
        #expect(first.mask == nil)
        #expect(second.mask === mask)
    }

    @Test("S-V-56 Translucent drawing repeated three times is unchanged if the context is cleared, else accumulates")
    func clearing() {
        func drawThrice(clears: Bool) -> (first: Int?, last: Int?) {
            let stage = Stage(size: CGSize(width: 50, height: 50))
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            root.backgroundColor = .black
            let view = Veil(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            view.clearsContextBeforeDrawing = clears
            root.addSubview(view)
            stage.show(root)
            let first = red(stage, 25, 25)
            for _ in 0..<2 {
                view.setNeedsDisplay()
                stage.advance(by: 0)
            }
            return (first, red(stage, 25, 25))
        }
        #expect(UIView().clearsContextBeforeDrawing)
        let cleared = drawThrice(clears: true)
        #expect(cleared.first == cleared.last)
        #expect((126...129).contains(cleared.last ?? 0))
        let kept = drawThrice(clears: false)
        #expect(kept.first == cleared.first)
        #expect((220...226).contains(kept.last ?? 0))
    }
}
