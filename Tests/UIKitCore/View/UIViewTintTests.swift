// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

private final class TintedView: UIView {
    var changes = 0

    override func tintColorDidChange() { changes += 1 }
}

@MainActor
@Suite("Tint colors")
struct UIViewTintTests {
    @Test("The tint color is that of the nearest ancestor with one, and its change is reported")
    func inheritance() {
        let root = UIView()
        let (child, grandchild) = (TintedView(), TintedView())
        root.addSubview(child)
        child.addSubview(grandchild)
        let standard = child.tintColor
        root.tintColor = .purple
        #expect(grandchild.tintColor == .purple)
        #expect(grandchild.changes == 1)
        root.tintColor = .purple
        #expect(grandchild.changes == 1)
        grandchild.tintColor = .red
        root.tintColor = nil
        #expect(child.tintColor == standard)
        #expect(child.changes == 2)
        #expect(grandchild.tintColor == .red)
        #expect(grandchild.changes == 2)
    }

    @Test("A view added to another hierarchy gets its tint")
    func moving() {
        let (first, second) = (UIView(), UIView())
        let child = TintedView()
        first.addSubview(child)
        #expect(child.changes == 0)
        second.tintColor = .red
        second.addSubview(child)
        #expect(child.tintColor == .red)
        #expect(child.changes == 1)
        child.removeFromSuperview()
        #expect(child.tintColor == first.tintColor)
        #expect(child.changes == 2)
    }

    @Test("Dimmed tints are desaturated; the mode is inherited and never reads automatic")
    func dimming() throws {
        let root = UIView()
        let (child, own) = (TintedView(), TintedView())
        root.tintColor = .red
        own.tintColor = .blue
        root.addSubview(child)
        root.addSubview(own)
        #expect(child.tintAdjustmentMode == .normal)
        let before = (child.changes, own.changes)
        root.tintAdjustmentMode = .dimmed
        #expect(child.tintAdjustmentMode == .dimmed)
        #expect(child.changes == before.0 + 1)
        #expect(own.changes == before.1 + 1)
        for view in [child, own] {
            let color = try #require(view.tintColor)
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            #expect(red == green && green == blue)
            #expect(red > 0 && red < 1)
            #expect(alpha == 1)
        }
        child.tintAdjustmentMode = .normal
        #expect(child.tintColor == .red)
        root.tintAdjustmentMode = .automatic
        #expect(own.tintColor == .blue)
        #expect(own.tintAdjustmentMode == .normal)
    }
}
