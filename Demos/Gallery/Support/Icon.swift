// SPDX-License-Identifier: MIT
import UIKit

/// The gallery's icons, drawn with thin lines in 20 by 20 points.
enum Icon: Hashable {
    case labels, buttons, images, layers, animation, events, properties, springs, constraints, paths, animators, effects
    case gestures, scrolling, controls, menus, pickers, progress
    case sun, moon, star, starFilled, next, leaf, plus
    case attributedText, textLayout, textFields, focus, pointer, presentation, sharing, containers, bars, tables,
        dragDrop
    case grids, compositional, lists, interfaceFiles, dynamics, inputViews

    private static let side: CGFloat = 20
    @MainActor private static var cache: [Key: UIImage] = [:]

    private struct Key: Hashable {
        var icon: Icon
        var scale: CGFloat
    }

    /// A template image, rendered at the screen's scale so that lines align with its pixels.
    @MainActor
    func image(scale: CGFloat) -> UIImage? {
        let key = Key(icon: self, scale: scale)
        if let image = Self.cache[key] { return image }
        let image = UIImage.drawn(size: CGSize(width: Self.side, height: Self.side), scale: scale, draw)?
            .withRenderingMode(.alwaysTemplate)
        Self.cache[key] = image
        return image
    }

    private func draw(in context: CGContext) {
        context.setLineWidth(1.5)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        switch self {
        case .labels: drawLabels(context)
        case .attributedText:
            context.strokeLines((4, 14), (8.5, 3), (13, 14))
            context.strokeLines((5.75, 10), (11.25, 10))
            context.strokeLines((3, 17.5), (17, 17.5))
        case .textLayout:
            for y in [4, 8, 12, 16] as [CGFloat] {
                context.strokeLines((2.5, y), (8.5, y))
                context.strokeLines((11.5, y), (y == 16 ? 14.5 : 17.5, y))
            }
        case .buttons: drawButtons(context)
        case .images: drawImages(context)
        case .layers: drawLayers(context)
        case .animation: drawAnimation(context)
        case .events: drawEvents(context)
        case .gestures: drawGestures(context)
        case .dragDrop: drawDragDrop(context)
        case .scrolling: drawScrolling(context)
        case .controls: drawControls(context)
        case .menus: drawMenus(context)
        case .presentation: drawPresentation(context)
        case .sharing:
            context.strokeLines((6.5, 8.5), (4.5, 8.5), (4.5, 17), (15.5, 17), (15.5, 8.5), (13.5, 8.5))
            context.strokeLines((10, 12.5), (10, 2.5))
            context.strokeLines((7, 5.5), (10, 2.5), (13, 5.5))
        case .pickers: drawPickers(context)
        case .progress: drawProgress(context)
        case .properties: drawProperties(context)
        case .springs: drawSprings(context)
        case .constraints: drawConstraints(context)
        case .paths: drawPaths(context)
        case .effects: drawEffects(context)
        case .textFields: drawTextFields(context)
        case .focus: drawFocus(context)
        case .inputViews:
            context.stroke(CGRect(x: 2.25, y: 5.25, width: 15.5, height: 9.5))
            for x in [5.5, 8.5, 11.5, 14.5] { context.strokeLines((x, 8.5), (x, 8.6)) }
            context.strokeLines((6.5, 11.5), (13.5, 11.5))
        case .interfaceFiles: drawInterfaceFiles(context)
        case .pointer:
            context.strokeLines((6.5, 3), (10, 4.5), (13.5, 3))
            context.strokeLines((10, 4.5), (10, 15.5))
            context.strokeLines((6.5, 17), (10, 15.5), (13.5, 17))
        case .animators: drawAnimators(context)
        case .dynamics:
            context.strokeLines((2.5, 17), (17.5, 17))
            context.stroke(CGRect(x: 4, y: 11, width: 6, height: 6))
            context.strokeEllipse(in: CGRect(x: 10.5, y: 3, width: 5.5, height: 5.5))
        case .containers:
            context.stroke(CGRect(x: 2.75, y: 4.75, width: 14.5, height: 10.5))
            context.strokeLines((8, 5), (8, 15))
        case .bars:
            context.stroke(CGRect(x: 2.75, y: 2.75, width: 14.5, height: 14.5))
            context.strokeLines((3, 6.5), (17, 6.5))
            context.strokeLines((3, 13.5), (17, 13.5))
        case .tables:
            for y in [4.5, 10, 15.5] {
                context.strokeEllipse(in: CGRect(x: 2.75, y: y - 1, width: 2, height: 2))
                context.strokeLines((8, y), (17, y))
            }
        case .grids:
            for x in [2.75, 11.25] {
                for y in [2.75, 11.25] { context.stroke(CGRect(x: x, y: y, width: 6, height: 6)) }
            }
        case .compositional:
            context.stroke(CGRect(x: 2.75, y: 2.75, width: 8.5, height: 14.5))
            for y in [2.75, 11.25] { context.stroke(CGRect(x: 14, y: y, width: 3.25, height: 6)) }
        case .lists:
            context.stroke(CGRect(x: 2.75, y: 2.75, width: 14.5, height: 14.5))
            for y in [7.5, 12.5] { context.strokeLines((6, y), (14, y)) }
        case .sun: drawSun(context)
        case .moon: drawMoon(context)
        case .star, .starFilled: drawStar(context)
        case .next: context.strokeLines((7.5, 4.5), (13, 10), (7.5, 15.5))
        case .leaf: drawLeaf(context)
        case .plus:
            context.strokeLines((10, 4), (10, 16))
            context.strokeLines((4, 10), (16, 10))
        }
    }

    // MARK: - Pages

    private func drawLabels(_ context: CGContext) {
        context.strokeLines((3.5, 6), (3.5, 4), (16.5, 4), (16.5, 6))
        context.strokeLines((10, 4), (10, 16))
        context.strokeLines((7.5, 16), (12.5, 16))
    }

    private func drawGestures(_ context: CGContext) {
        context.strokeLines((8, 15.5), (8, 5.5), (11, 5.5), (11, 10))
        context.strokeLines((11, 9), (16, 10.5), (15, 16.5), (8.5, 16.5), (4.5, 11.5), (8, 12.5))
    }

    private func drawDragDrop(_ context: CGContext) {
        context.stroke(CGRect(x: 3, y: 3, width: 8, height: 8))
        context.strokeLines((14, 6.5), (16.5, 6.5), (16.5, 16.5), (6.5, 16.5), (6.5, 14))
        context.strokeLines((12, 16), (9, 9), (16, 12), (13, 13), (12, 16))
    }

    private func drawMenus(_ context: CGContext) {
        context.stroke(CGRect(x: 3.5, y: 3, width: 13, height: 14))
        for y in [7.0, 10, 13] { context.strokeLines((6.5, y), (13.5, y)) }
    }

    private func drawPresentation(_ context: CGContext) {
        context.stroke(CGRect(x: 2.5, y: 3.5, width: 15, height: 13))
        context.stroke(CGRect(x: 6, y: 7.5, width: 8, height: 5))
    }

    private func drawControls(_ context: CGContext) {
        for (y, x) in [(6.0, 12.5), (14.0, 7.0)] {
            context.strokeLines((3, y), (x - 2.5, y))
            context.strokeLines((x + 2.5, y), (17, y))
            context.strokeEllipse(in: CGRect(x: x - 2.5, y: y - 2.5, width: 5, height: 5))
        }
    }

    private func drawPickers(_ context: CGContext) {
        let frame = CGRect(x: 2.75, y: 4.25, width: 14.5, height: 12.5)
        context.addPath(CGPath(RoundedRect(frame, radii: CornerRadii(2.5), curve: .circular)))
        context.strokePath()
        context.strokeLines((2.75, 8.25), (17.25, 8.25))
        context.strokeLines((6.5, 2.5), (6.5, 5.5))
        context.strokeLines((13.5, 2.5), (13.5, 5.5))
    }

    private func drawProgress(_ context: CGContext) {
        for index in 0..<8 {
            let angle = CGFloat(index) * .pi / 4
            context.strokeLines(
                (10 + 4 * cos(angle), 10 + 4 * sin(angle)), (10 + 7.5 * cos(angle), 10 + 7.5 * sin(angle)))
        }
    }

    private func drawScrolling(_ context: CGContext) {
        let frame = CGRect(x: 3.75, y: 2.75, width: 12.5, height: 14.5)
        context.addPath(CGPath(RoundedRect(frame, radii: CornerRadii(2.5), curve: .circular)))
        context.strokePath()
        context.strokeLines((13, 5.5), (13, 10))
        context.strokeLines((6.5, 6.5), (10, 6.5))
        context.strokeLines((6.5, 10), (10, 10))
        context.strokeLines((6.5, 13.5), (10, 13.5))
    }

    private func drawButtons(_ context: CGContext) {
        let capsule = CGRect(x: 2, y: 5.5, width: 16, height: 9)
        context.addPath(CGPath(RoundedRect(capsule, radii: CornerRadii(4.5), curve: .circular)))
        context.strokePath()
        context.strokeLines((7, 10), (13, 10))
    }

    private func drawImages(_ context: CGContext) {
        let frame = CGRect(x: 2.75, y: 3.75, width: 14.5, height: 12.5)
        context.addPath(CGPath(RoundedRect(frame, radii: CornerRadii(2.5), curve: .circular)))
        context.strokePath()
        context.strokeLines((3.5, 14), (7.5, 9.5), (10.5, 12.5), (12.5, 10.5), (16.5, 14))
        context.fillEllipse(in: CGRect(x: 11.5, y: 5.75, width: 3, height: 3))
    }

    private func drawLayers(_ context: CGContext) {
        context.beginPath()
        context.addLines(between: [(10, 3), (17.5, 7), (10, 11), (2.5, 7)].map { CGPoint(x: $0.0, y: $0.1) })
        context.closePath()
        context.strokePath()
        context.strokeLines((2.5, 10.25), (10, 14.25), (17.5, 10.25))
        context.strokeLines((2.5, 13.25), (10, 17.25), (17.5, 13.25))
    }

    private func drawAnimation(_ context: CGContext) {
        context.beginPath()
        context.move(to: CGPoint(x: 2.5, y: 16))
        context.addCurve(
            to: CGPoint(x: 15, y: 4.5), control1: CGPoint(x: 10, y: 16), control2: CGPoint(x: 7, y: 4.5))
        context.strokePath()
        context.fillEllipse(in: CGRect(x: 13, y: 2.25, width: 4.5, height: 4.5))
    }

    private func drawEvents(_ context: CGContext) {
        context.beginPath()
        context.addLines(
            between: [(5, 3), (16, 9.5), (10.8, 11), (8.2, 16)].map { CGPoint(x: $0.0, y: $0.1) })
        context.closePath()
        context.strokePath()
    }

    private func drawProperties(_ context: CGContext) {
        for (y, x) in [(5, 13), (10, 7), (15, 11)] as [(CGFloat, CGFloat)] {
            context.strokeLines((3, y), (x - 2, y))
            context.strokeLines((x + 2, y), (17, y))
            context.strokeEllipse(in: CGRect(x: x - 2, y: y - 2, width: 4, height: 4))
        }
    }

    private func drawTextFields(_ context: CGContext) {
        let frame = CGRect(x: 2, y: 5, width: 16, height: 10)
        context.addPath(CGPath(RoundedRect(frame, radii: CornerRadii(2.5), curve: .circular)))
        context.strokePath()
        context.strokeLines((6, 7.5), (6, 12.5))
    }

    private func drawFocus(_ context: CGContext) {
        let ring = CGRect(x: 2.75, y: 2.75, width: 14.5, height: 14.5)
        let inside = CGRect(x: 7, y: 7, width: 6, height: 6)
        context.addPath(CGPath(RoundedRect(ring, radii: CornerRadii(4), curve: .circular)))
        context.strokePath()
        context.addPath(CGPath(RoundedRect(inside, radii: CornerRadii(1.5), curve: .circular)))
        context.fillPath()
    }

    private func drawSprings(_ context: CGContext) {
        context.strokeLines((2.5, 4), (2.5, 16))
        context.strokeLines((17.5, 4), (17.5, 16))
        context.strokeLines(
            (2.5, 10), (5, 10), (6.25, 6.5), (8.75, 13.5), (11.25, 6.5), (13.75, 13.5), (15, 10), (17.5, 10))
    }

    private func drawConstraints(_ context: CGContext) {
        context.stroke(CGRect(x: 2.75, y: 6.25, width: 4.5, height: 7.5))
        context.stroke(CGRect(x: 12.75, y: 6.25, width: 4.5, height: 7.5))
        context.strokeLines((7.5, 10), (12.5, 10))
        context.strokeLines((10, 2.5), (10, 5))
        context.strokeLines((10, 15), (10, 17.5))
    }

    private func drawPaths(_ context: CGContext) {
        context.beginPath()
        context.move(to: CGPoint(x: 4.5, y: 13))
        context.addCurve(
            to: CGPoint(x: 15.5, y: 13), control1: CGPoint(x: 4.5, y: 3), control2: CGPoint(x: 15.5, y: 3))
        context.strokePath()
        for x in [4.5, 15.5] as [CGFloat] { context.stroke(CGRect(x: x - 2, y: 13, width: 4, height: 4)) }
    }

    private func drawInterfaceFiles(_ context: CGContext) {
        // A page with a folded corner, and a view on it.
        context.strokeLines((11.5, 2.5), (4.5, 2.5), (4.5, 17.5), (15.5, 17.5), (15.5, 6.5), (11.5, 2.5))
        context.strokeLines((11.5, 2.5), (11.5, 6.5), (15.5, 6.5))
        context.stroke(CGRect(x: 7.5, y: 10, width: 5, height: 4))
    }

    private func drawEffects(_ context: CGContext) {
        // A cube.
        context.strokeLines((10, 2.5), (16.5, 6.25), (16.5, 13.75), (10, 17.5), (3.5, 13.75), (3.5, 6.25), (10, 2.5))
        context.strokeLines((3.5, 6.25), (10, 10), (16.5, 6.25))
        context.strokeLines((10, 10), (10, 17.5))
    }

    private func drawAnimators(_ context: CGContext) {
        context.strokeLines((2.5, 15), (17.5, 15))
        context.fillEllipse(in: CGRect(x: 10, y: 12.5, width: 5, height: 5))
        context.beginPath()
        context.addLines(between: [(4, 3.5), (10.5, 6.75), (4, 10)].map { CGPoint(x: $0.0, y: $0.1) })
        context.closePath()
        context.strokePath()
    }

    // MARK: - Others

    private func drawSun(_ context: CGContext) {
        context.strokeEllipse(in: CGRect(x: 6.5, y: 6.5, width: 7, height: 7))
        for step in 0..<8 {
            let angle = CGFloat(step) * .pi / 4
            context.strokeLines(
                (10 + 6 * cos(angle), 10 + 6 * sin(angle)), (10 + 7.5 * cos(angle), 10 + 7.5 * sin(angle)))
        }
    }

    private func drawMoon(_ context: CGContext) {
        context.beginPath()
        context.addArc(
            center: CGPoint(x: 10, y: 10), radius: 7, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
        context.addCurve(
            to: CGPoint(x: 10, y: 3), control1: CGPoint(x: 12.5, y: 13), control2: CGPoint(x: 6.5, y: 8.5))
        context.closePath()
        context.strokePath()
    }

    private func drawStar(_ context: CGContext) {
        context.beginPath()
        context.addLines(
            between: (0..<10).map { point in
                let angle = CGFloat(point) * .pi / 5 - .pi / 2
                let radius: CGFloat = point % 2 == 0 ? 7.5 : 3.4
                return CGPoint(x: 10 + radius * cos(angle), y: 10.5 + radius * sin(angle))
            })
        context.closePath()
        context.drawPath(using: self == .starFilled ? .fillStroke : .stroke)
    }

    private func drawLeaf(_ context: CGContext) {
        context.beginPath()
        context.move(to: CGPoint(x: 4, y: 16))
        context.addCurve(
            to: CGPoint(x: 16, y: 4), control1: CGPoint(x: 2, y: 8), control2: CGPoint(x: 8, y: 3.5))
        context.addCurve(
            to: CGPoint(x: 4, y: 16), control1: CGPoint(x: 16.5, y: 12), control2: CGPoint(x: 12, y: 18))
        context.closePath()
        context.strokePath()
        context.strokeLines((4, 16), (11, 9))
    }
}

extension CGContext {
    /// Strokes a line through points given as coordinate pairs.
    fileprivate func strokeLines(_ points: (CGFloat, CGFloat)...) {
        beginPath()
        addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        strokePath()
    }
}
