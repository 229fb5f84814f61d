// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore

@MainActor
@Suite("View geometry")
struct UIViewGeometryTests {
    private func isClose(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) < 0.001 && abs(left.y - right.y) < 0.001
    }

    @Test("Frame, bounds, and center are consistent")
    func relations() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
        view.bounds.size = CGSize(width: 50, height: 60)
        #expect(view.frame == CGRect(x: 75, y: 70, width: 50, height: 60))
        view.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(view.frame == CGRect(x: 75, y: 70, width: 50, height: 60))
    }

    @Test("S-V-23 A transform doesn't change bounds and center")
    func transformLeavesGeometry() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.transform = CGAffineTransform(rotationAngle: 1)
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.center = CGPoint(x: 50, y: 60)
        view.bounds.size = CGSize(width: 10, height: 10)
        view.transform = .identity
        #expect(view.frame == CGRect(x: 45, y: 55, width: 10, height: 10))
    }

    @Test("S-V-36 A rotation by π/4 is clockwise about the center")
    func rotation() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        parent.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        // The center of the right edge moves down and to the left: clockwise, as y points down.
        let right = view.convert(CGPoint(x: 100, y: 50), to: parent)
        let reach = 50 * (0.5 as CGFloat).squareRoot()
        #expect(isClose(right, CGPoint(x: 100 + reach, y: 100 + reach)))
        #expect(view.center == CGPoint(x: 100, y: 100))
    }

    @Test("S-V-37 The order of composing transforms matters; scaling keeps the center")
    func transformOrder() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        parent.addSubview(view)
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        let move = CGAffineTransform(translationX: 100, y: 0)
        view.transform = turn.concatenating(move)
        #expect(isClose(view.convert(CGPoint(x: 5, y: 5), to: parent), CGPoint(x: 105, y: 5)))
        view.transform = move.concatenating(turn)
        #expect(isClose(view.convert(CGPoint(x: 5, y: 5), to: parent), CGPoint(x: 5, y: 105)))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.center == CGPoint(x: 5, y: 5))
        #expect(view.convert(view.bounds, to: parent) == CGRect(x: -5, y: -5, width: 20, height: 20))
    }

    @Test("S-V-38 Points convert to and from the window through a scrolled superview")
    func conversion() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let parent = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
        let child = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
        window.addSubview(parent)
        parent.addSubview(child)
        #expect(child.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 45, y: 65))
        #expect(child.convert(CGPoint(x: 45, y: 65), from: nil) == CGPoint(x: 5, y: 5))
        parent.bounds.origin = CGPoint(x: 0, y: 100)
        #expect(child.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 45, y: -35))
    }

    @Test("S-V-39 The rectangle of a view rotated by 45° converts to its bounding box")
    func rotatedRectangle() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        outer.addSubview(inner)
        inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let box = inner.convert(CGRect(x: 0, y: 0, width: 100, height: 50), to: outer)
        let side = 150 / (2 as CGFloat).squareRoot()
        #expect(abs(box.width - side) < 0.001)
        #expect(abs(box.height - side) < 0.001)
    }

    @Test("Conversion between two views of a hierarchy goes through their common ancestor")
    func siblings() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let left = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        let right = UIView(frame: CGRect(x: 50, y: 30, width: 10, height: 10))
        root.addSubview(left)
        root.addSubview(right)
        #expect(left.convert(CGPoint.zero, to: right) == CGPoint(x: -40, y: -30))
    }

    @Test(
        "Non-finite geometry is rejected without crashing",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -50, 0])
    func badNumbers(_ number: CGFloat) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: number, y: number, width: number, height: number))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
        parent.addSubview(view)
        view.bounds = CGRect(x: 0, y: number, width: number, height: 5)
        view.center = CGPoint(x: number, y: 0)
        view.transform = CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: number, ty: 0)
        view.alpha = number
        parent.frame = CGRect(x: 0, y: 0, width: number, height: 10)
        parent.layoutIfNeeded()
        #expect(view.frame.origin.x.isFinite && view.bounds.width.isFinite && view.center.x.isFinite)
        #expect(view.bounds.width >= 0)
        view.transform = .identity
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Lengths that are rounded to pixels are never negative zero")
    func signOfZero() {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        for view in stack.arrangedSubviews { view.isHidden = true }
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == .zero && size.width.sign == .plus && size.height.sign == .plus)
    }
}
