// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Focus: the ring")
struct FocusRingTests {
    @MainActor
    private struct Scene {
        let stage: Stage
        let root: UIView

        init(scale: CGFloat = 1) {
            stage = Stage(size: CGSize(width: 400, height: 300), scale: scale)
            root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            root.backgroundColor = .white
            stage.show(root)
        }

        /// Adds a button with square corners.
        @MainActor
        @discardableResult
        func add(_ frame: CGRect, to holder: UIView) -> UIButton {
            let button = UIButton(frame: frame)
            holder.addSubview(button)
            return button
        }

        /// Whether the pixel at a point has a color of the ring instead of a gray.
        @MainActor
        func isRing(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
            let pixel = try #require(stage.pixel(at: CGPoint(x: x, y: y)))
            return Int(pixel.blue) - Int(pixel.red) > 60
        }

        /// Whether all four sides of the ring are visible at a distance outside the edges of a rectangle; a negative one
        /// is inside.
        @MainActor
        func hasRing(around rect: CGRect, at distance: CGFloat) throws -> [Bool] {
            [
                try isRing(rect.minX - distance, rect.midY), try isRing(rect.maxX + distance - 1, rect.midY),
                try isRing(rect.midX, rect.minY - distance), try isRing(rect.midX, rect.maxY + distance - 1),
            ]
        }
    }

    @Test("The ring is outside of a view with space around it", arguments: [1, 1.5, 2])
    func outside(scale: CGFloat) throws {
        let scene = Scene(scale: scale)
        let button = scene.add(CGRect(x: 100, y: 100, width: 80, height: 40), to: scene.root)
        try scene.stage.key("tab")
        #expect(try scene.hasRing(around: button.frame, at: 3) == [true, true, true, true])
        #expect(try scene.hasRing(around: button.frame, at: -2) == [false, false, false, false])
    }

    @Test("The ring is inside where an ancestor or the window would cut it off")
    func clipped() throws {
        for (frame, clips) in [
            (CGRect(x: 0, y: 20, width: 80, height: 40), true), (CGRect(x: 10, y: 0, width: 80, height: 40), true),
            (CGRect(x: 0, y: 0, width: 200, height: 120), true), (CGRect(x: -100, y: 20, width: 80, height: 40), false),
        ] {
            let scene = Scene()
            let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 120))
            card.clipsToBounds = clips
            scene.root.addSubview(card)
            // The view that clips isn't the direct superview.
            let content = UIView(frame: card.bounds)
            card.addSubview(content)
            let button = scene.add(frame, to: content)
            try scene.stage.key("tab")
            let shown = button.convert(button.bounds, to: nil)
            #expect(try scene.hasRing(around: shown, at: -2) == [true, true, true, true])
        }
    }

    @Test("Along a rounded corner that clips it, the ring follows the corner")
    func corners() throws {
        let scene = Scene()
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 120))
        card.clipsToBounds = true
        card.layer.cornerRadius = 20
        scene.root.addSubview(card)
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 60), to: card)
        try scene.stage.key("tab")
        // On the arc at 45 degrees, 1.5 points inside; the corners that the card doesn't round stay square.
        let arc = 20 - (20 - 1.5) * CGFloat(2).squareRoot() / 2
        #expect(try scene.isRing(100 + arc, 100 + arc))
        #expect(try scene.isRing(198, 158))
    }

    @Test("The ring is inside next to a neighbor that would cover it, whatever is drawn first", arguments: [0, 1, 2])
    func neighbors(focused: Int) throws {
        let scene = Scene()
        let buttons = (0..<3).map { index in
            let button = scene.add(CGRect(x: 40 + 80 * index, y: 100, width: 80, height: 40), to: scene.root)
            button.backgroundColor = .white
            return button
        }
        for _ in 0...focused { try scene.stage.key("tab") }
        #expect(buttons[focused].isFocused)
        #expect(try scene.hasRing(around: buttons[focused].frame, at: -2) == [true, true, true, true])
    }

    @Test("A background behind the view doesn't move the ring inside")
    func background() throws {
        let scene = Scene()
        let plate = UIView(frame: CGRect(x: 60, y: 60, width: 200, height: 140))
        plate.backgroundColor = .white
        scene.root.addSubview(plate)
        let button = scene.add(CGRect(x: 100, y: 100, width: 80, height: 40), to: scene.root)
        try scene.stage.key("tab")
        #expect(try scene.hasRing(around: button.frame, at: 3) == [true, true, true, true])
    }

    @Test("Scrolling doesn't move the ring inside, because the view can be scrolled away from the edge")
    func scrolling() throws {
        let scene = Scene()
        let list = UIScrollView(frame: CGRect(x: 50, y: 50, width: 300, height: 200))
        list.contentSize = CGSize(width: 300, height: 600)
        list.backgroundColor = .white
        scene.root.addSubview(list)
        let button = scene.add(CGRect(x: 20, y: 40, width: 80, height: 40), to: list)
        try scene.stage.key("tab")
        list.contentOffset.y = 38
        button.setNeedsLayout()
        scene.stage.advance(by: 0.1)
        // 2 points of the ring's upper side are scrolled out of sight.
        #expect(try scene.isRing(50 + 20 - 3, 72) && scene.isRing(110, 50 + 2 + 40 + 2))
        #expect(try !scene.isRing(110, 50 + 2 + 2))
    }

    @Test(
        "Each button of an alert and of an action sheet has a whole ring",
        arguments: [
            UIAlertController.Style.alert, .actionSheet,
        ])
    func alerts(style: UIAlertController.Style) throws {
        let scene = Scene()
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: style)
        for (title, role) in [("Keep", UIAlertAction.Style.default), ("Discard", .destructive), ("Cancel", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: role))
        }
        scene.stage.window.rootViewController?.present(alert, animated: false)
        try scene.stage.settle()
        for _ in 0..<3 {
            try scene.stage.key("tab")
            let focused = try #require(scene.stage.window.focusSystem.focusedItem as? UIView)
            let frame = focused.convert(focused.bounds, to: nil)
            #expect(try scene.hasRing(around: frame, at: -2) == [true, true, true, true])
        }
    }

    @Test("A field with a caret has no ring, with or without a border; one that lost its caret has")
    func fields() throws {
        for border in [UITextField.BorderStyle.none, .roundedRect] {
            let scene = Scene()
            let field = UITextField(frame: CGRect(x: 100, y: 100, width: 120, height: 40))
            field.borderStyle = border
            scene.root.addSubview(field)
            try scene.stage.key("tab")
            #expect(field.isEditing)
            #expect(try scene.hasRing(around: field.frame, at: 3) == [false, false, false, false])
            field.resignFirstResponder()
            scene.stage.advance(by: 0.1)
            #expect(try scene.hasRing(around: field.frame, at: 3).contains(false) != field.isFocused)
            // An effect that the application has chosen is shown.
            field.focusEffect = UIFocusHaloEffect()
            field.becomeFirstResponder()
            scene.stage.advance(by: 0.1)
            #expect(try scene.hasRing(around: field.frame, at: 3) == [true, true, true, true])
        }
    }
}
