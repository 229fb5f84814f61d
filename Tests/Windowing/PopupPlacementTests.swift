// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

@Suite("Popup placement")
struct PopupPlacementTests {
    private let parent = CGRect(x: 100, y: 50, width: 200, height: 100)
    private let screen = CGRect(x: 0, y: 0, width: 400, height: 300)

    private func placement(
        at rect: CGRect = CGRect(x: 20, y: 30, width: 40, height: 10), _ anchor: PopupPlacement.Point = .bottomLeft,
        _ gravity: PopupPlacement.Point = .bottomRight, offset: CGPoint = .zero,
        size: CGSize = CGSize(width: 60, height: 80), by adjustments: PopupPlacement.Adjustments = []
    ) -> PopupPlacement {
        PopupPlacement(
            anchorRect: rect, anchor: anchor, gravity: gravity, offset: offset, size: size, adjustments: adjustments)
    }

    @Test(
        "The popup extends from the anchor point in the direction of its gravity",
        arguments: [
            (.bottomLeft, .bottomRight, CGPoint(x: 20, y: 40)), (.bottom, .bottom, CGPoint(x: 10, y: 40)),
            (.topRight, .bottomRight, CGPoint(x: 60, y: 30)), (.left, .left, CGPoint(x: -40, y: -5)),
            (.top, .topLeft, CGPoint(x: -20, y: -50)), (.center, .center, CGPoint(x: 10, y: -5)),
        ] as [(PopupPlacement.Point, PopupPlacement.Point, CGPoint)])
    func anchors(anchor: PopupPlacement.Point, gravity: PopupPlacement.Point, origin: CGPoint) {
        let frame = placement(anchor, gravity).frame(parentGeometry: parent, bounds: screen)
        #expect(frame == CGRect(origin: origin, size: CGSize(width: 60, height: 80)))
    }

    @Test("An offset moves the popup in the same direction, flipped or not")
    func offset() {
        let offset = CGPoint(x: 3, y: -4)
        let free = placement(offset: offset).frame(parentGeometry: parent, bounds: screen)
        #expect(free.origin == CGPoint(x: 23, y: 36))
        let low = CGRect(x: 20, y: 90, width: 40, height: 10)
        let flipped = placement(at: low, offset: offset, size: CGSize(width: 60, height: 160), by: [.flipY])
            .frame(parentGeometry: parent.offsetBy(dx: 0, dy: 70), bounds: screen)
        #expect(flipped.origin == CGPoint(x: 23, y: -74))
    }

    @Test("The popup flips if it then fits, and otherwise keeps its side")
    func flip() {
        let high = CGRect(x: 0, y: 200, width: 200, height: 100)
        let menu = placement(at: CGRect(x: 0, y: 20, width: 40, height: 10), by: [.flipY])
        #expect(menu.frame(parentGeometry: high, bounds: screen).minY == -60)
        var tall = menu
        tall.size.height = 250
        #expect(tall.frame(parentGeometry: high, bounds: screen).minY == 30)
    }

    @Test("Axes without adjustments are not adjusted")
    func unconstrained() {
        let all = placement(by: [.flipX, .flipY, .slideX, .slideY, .resizeX, .resizeY])
        #expect(all.frame(parentGeometry: parent, bounds: screen) == CGRect(x: 20, y: 40, width: 60, height: 80))
        var menu = all
        menu.size = CGSize(width: 280, height: 210)
        #expect(
            menu.frame(parentGeometry: parent, bounds: screen).size == menu.size,
            "touching the edges is not beyond them")
    }

    @Test("The popup slides until its edge is inside, separately on each axis")
    func slide() {
        let wide = placement(size: CGSize(width: 300, height: 250), by: [.slideX])
        #expect(
            wide.frame(parentGeometry: parent, bounds: screen) == CGRect(x: 0, y: 40, width: 300, height: 250))
        let left = placement(.left, .left, size: CGSize(width: 150, height: 20), by: [.slideX])
        #expect(left.frame(parentGeometry: parent, bounds: screen).minX == -100)
    }

    @Test("A popup longer than the screen shows the edge opposite its gravity")
    func tooLong() {
        let size = CGSize(width: 500, height: 20)
        #expect(
            placement(size: size, by: [.slideX]).frame(parentGeometry: parent, bounds: screen).minX == -100)
        #expect(
            placement(.left, .left, size: size, by: [.slideX]).frame(parentGeometry: parent, bounds: screen).maxX == 300
        )
        #expect(
            placement(.top, .center, size: size, by: [.slideX]).frame(parentGeometry: parent, bounds: screen).minX
                == -100)
    }

    @Test("Flipping precedes sliding, and resizing is last")
    func order() {
        let low = CGRect(x: 0, y: 200, width: 200, height: 100)
        let menu = placement(size: CGSize(width: 60, height: 80), by: [.flipY, .slideY, .resizeY])
        #expect(
            menu.frame(parentGeometry: low, bounds: screen) == CGRect(x: 20, y: -50, width: 60, height: 80))
        var tall = menu
        tall.size.height = 290
        #expect(
            tall.frame(parentGeometry: low, bounds: screen) == CGRect(x: 20, y: -190, width: 60, height: 290))
        tall.size.height = 1000
        #expect(
            tall.frame(parentGeometry: low, bounds: screen) == CGRect(x: 20, y: -200, width: 60, height: 300))
        tall.adjustments = [.resizeY]
        #expect(
            tall.frame(parentGeometry: low, bounds: screen) == CGRect(x: 20, y: 40, width: 60, height: 60))
    }

    @Test("A popup completely outside keeps its size")
    func outside() {
        let far = parent.offsetBy(dx: 0, dy: 1000)
        #expect(
            placement(by: [.resizeX, .resizeY]).frame(parentGeometry: far, bounds: screen)
                == CGRect(x: 20, y: 40, width: 60, height: 80))
    }

    @Test("The bounds' origin is respected, as on a second screen")
    func secondScreen() {
        let second = CGRect(x: 1000, y: -200, width: 400, height: 300)
        let window = CGRect(x: 1000, y: -200, width: 200, height: 100)
        let menu = placement(.topLeft, .topLeft, by: [.slideX, .slideY])
        #expect(menu.frame(parentGeometry: window, bounds: second).origin == .zero)
        #expect(menu.frame(parentGeometry: window, bounds: nil).origin == CGPoint(x: -40, y: -50))
    }

    @Test(
        "The anchor rectangle is moved inside the parent, with at least a point of width and height",
        arguments: [
            (CGRect(x: -50, y: 20, width: 20, height: 10), CGRect(x: 0, y: 20, width: 1, height: 10)),
            (CGRect(x: 190, y: 95, width: 30, height: 0), CGRect(x: 190, y: 95, width: 10, height: 1)),
            (CGRect(x: 500, y: 500, width: 10, height: 10), CGRect(x: 199, y: 99, width: 1, height: 1)),
            (CGRect(x: -10, y: -10, width: 1000, height: 1000), CGRect(x: 0, y: 0, width: 200, height: 100)),
            (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: 1)),
            (.infinite, CGRect(x: 0, y: 0, width: 1, height: 1)), (.null, CGRect(x: 0, y: 0, width: 1, height: 1)),
        ])
    func anchorRect(given: CGRect, clamped: CGRect) {
        #expect(placement(at: given).anchorRect(inside: parent.size) == clamped)
    }

    @Test("Non-finite values give a valid placement")
    func hostile() {
        let nan = CGFloat.nan
        let menu = placement(
            at: .null, offset: CGPoint(x: nan, y: CGFloat.infinity), size: CGSize(width: nan, height: -4),
            by: [.flipX, .slideX, .resizeX, .flipY, .slideY, .resizeY])
        let bounds = [screen, CGRect.null, CGRect(x: nan, y: 0, width: 0, height: 0), .infinite, .zero]
        for limits in bounds {
            let frame = menu.frame(parentGeometry: CGRect(x: nan, y: 0, width: 5, height: 5), bounds: limits)
            #expect(frame == CGRect(x: 0, y: 1, width: 1, height: 1), "\(limits)")
        }
    }
}
