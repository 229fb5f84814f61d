// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
    private func resized(
        _ mask: UIView.AutoresizingMask, child: CGRect, from old: CGSize, to new: CGSize
    ) -> CGRect {
        let parent = UIView(frame: CGRect(origin: .zero, size: old))
        let view = UIView(frame: child)
        view.autoresizingMask = mask
        parent.addSubview(view)
        parent.frame.size = new
        return view.frame
    }

    nonisolated private static let masks: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 20, y: 30, width: 100, height: 80)),
        (.flexibleWidth, CGRect(x: 20, y: 30, width: 200, height: 80)),
        (.flexibleHeight, CGRect(x: 20, y: 30, width: 100, height: 140)),
        (.flexibleLeftMargin, CGRect(x: 120, y: 30, width: 100, height: 80)),
        (.flexibleRightMargin, CGRect(x: 20, y: 30, width: 100, height: 80)),
        (.flexibleTopMargin, CGRect(x: 20, y: 90, width: 100, height: 80)),
        (.flexibleBottomMargin, CGRect(x: 20, y: 30, width: 100, height: 80)),
    ]

    @Test("S-V-42 Each mask flag makes its own part flexible", arguments: Self.masks)
    func masks(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
        let frame = resized(
            mask, child: CGRect(x: 20, y: 30, width: 100, height: 80), from: CGSize(width: 200, height: 200),
            to: CGSize(width: 300, height: 260))
        #expect(frame == expected)
    }

    @Test("S-V-43 Flexible parts of equal size share the change equally")
    func equalParts() {
        let child = CGRect(x: 100, y: 0, width: 100, height: 10)
        let (old, new) = (CGSize(width: 300, height: 10), CGSize(width: 420, height: 10))
        let margins = resized([.flexibleLeftMargin, .flexibleRightMargin], child: child, from: old, to: new)
        #expect(margins == CGRect(x: 160, y: 0, width: 100, height: 10))
        let all = resized(
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], child: child, from: old, to: new)
        #expect(all == CGRect(x: 140, y: 0, width: 140, height: 10))
    }

    @Test("S-V-44 Flexible parts of different sizes share the change in proportion")
    func unequalParts() {
        let frame = resized(
            [.flexibleLeftMargin, .flexibleRightMargin], child: CGRect(x: 20, y: 0, width: 100, height: 10),
            from: CGSize(width: 200, height: 10), to: CGSize(width: 300, height: 10))
        #expect(frame == CGRect(x: 40, y: 0, width: 100, height: 10))
    }

    @Test("S-V-45 autoresizesSubviews disables autoresizing; a grandchild follows through its parent")
    func switchedOff() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let grandchild = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        for view in [child, grandchild] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        parent.addSubview(child)
        child.addSubview(grandchild)
        parent.frame.size = CGSize(width: 200, height: 100)
        #expect(child.frame.width == 200)
        #expect(grandchild.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
        parent.autoresizesSubviews = false
        parent.frame.size = CGSize(width: 400, height: 400)
        #expect(child.frame.width == 200)
    }

    @Test("S-V-33 A hidden view isn't hit, and is still autoresized")
    func hiddenView() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.autoresizingMask = .flexibleWidth
        parent.addSubview(view)
        view.isHidden = true
        #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
        parent.frame.size.width = 150
        view.isHidden = false
        #expect(view.frame.width == 150)
        #expect(parent.hitTest(CGPoint(x: 140, y: 5), with: nil) === view)
    }

    @Test("A superview that shrinks to nothing and grows again doesn't give subviews negative sizes")
    func shrink() {
        let frame = resized(
            [.flexibleWidth, .flexibleHeight], child: CGRect(x: 10, y: 10, width: 80, height: 80),
            from: CGSize(width: 100, height: 100), to: .zero)
        #expect(frame.width == 0)
        #expect(frame.height == 0)
    }
}
