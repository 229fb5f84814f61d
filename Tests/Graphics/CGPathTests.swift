// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Paths")
struct CGPathTests {
    @Test("A new path is empty")
    func newPathIsEmpty() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.currentPoint == .zero)
        #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
        #expect(!path.contains(.zero))
    }

    @Test("The current point follows the elements, and returns to the start on close")
    func currentPointFollowsElementsAndReturnsToStartOnClose() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        #expect(path.currentPoint == CGPoint(x: 5, y: 2))
        path.addCurve(to: CGPoint(x: 7, y: 7), control1: .zero, control2: .zero)
        #expect(path.currentPoint == CGPoint(x: 7, y: 7))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("Elements without a current point are ignored")
    func elementsWithoutCurrentPointAreIgnored() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
    }

    @Test("Elements with non-finite points are ignored", arguments: [CGFloat.nan, .infinity, -.infinity])
    func elementsWithNonFinitePointsAreIgnored(bad: CGFloat) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: bad, y: 1))
        path.addCurve(to: .zero, control1: CGPoint(x: 0, y: bad), control2: .zero)
        path.addRect(CGRect(x: bad, y: 0, width: 1, height: 1))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: bad, height: 1))
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: bad, cornerHeight: 1)
        path.addArc(center: .zero, radius: bad, startAngle: 0, endAngle: 1, clockwise: false)
        path.addArc(center: .zero, radius: 1, startAngle: bad, endAngle: 1, clockwise: false)
        path.addArc(tangent1End: CGPoint(x: bad, y: 0), tangent2End: .zero, radius: 1)
        #expect(path.elements == [.move(to: CGPoint(x: 1, y: 1))])
    }

    @Test("Only the bounding box of all points includes control points")
    func onlyBoundingBoxOfAllPointsIncludesControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        let tight = path.boundingBoxOfPath
        #expect(tight.minX == 0 && tight.maxX == 10 && tight.minY == 0 && abs(tight.maxY - 5) < 1e-9)
    }

    @Test("Ellipses have the size of their rectangle")
    func ellipsesHaveSizeOfTheirRectangle() {
        let box = CGPath(ellipseIn: CGRect(x: 2, y: 3, width: 10, height: 20)).boundingBoxOfPath
        #expect(abs(box.minX - 2) < 1e-9 && abs(box.maxX - 12) < 1e-9)
        #expect(abs(box.minY - 3) < 1e-9 && abs(box.maxY - 23) < 1e-9)
    }

    @Test("Rectangles contain only their top and left edges")
    func rectanglesContainOnlyTheirTopAndLeftEdges() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.contains(.zero))
        #expect(path.contains(CGPoint(x: 9.99, y: 9.99)))
        #expect(!path.contains(CGPoint(x: 10, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 10)))
        #expect(!path.contains(CGPoint(x: -0.01, y: 5)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
    }

    @Test("The fill rule determines holes")
    func fillRuleDeterminesHoles() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        let middle = CGPoint(x: 5, y: 5)
        #expect(path.contains(middle, using: .winding))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    }

    @Test("Open subpaths are closed for containment")
    func openSubpathsAreClosedForContainment() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)))
        path.move(to: CGPoint(x: 50, y: 50))
        #expect(path.contains(CGPoint(x: 2, y: 2)))
    }

    @Test("Containment applies the transform")
    func containmentAppliesTransform() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        let transform = CGAffineTransform(translationX: 10, y: 0)
        #expect(path.contains(CGPoint(x: 10.5, y: 0.5), transform: transform))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5), transform: transform))
    }

    @Test("Curves bound their inside")
    func curvesBoundTheirInside() {
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
        for step in 0..<64 {
            let angle = CGFloat(step) * .pi / 32 + 0.01
            #expect(circle.contains(CGPoint(x: 99.5 * cos(angle), y: 99.5 * sin(angle))))
            #expect(!circle.contains(CGPoint(x: 100.5 * cos(angle), y: 100.5 * sin(angle))))
        }
    }

    @Test("Huge curves are processed quickly")
    func hugeCurvesAreProcessedQuickly() {
        let path = CGPath(ellipseIn: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
        #expect(path.contains(.zero))
    }

    @Test("Angles of arcs increase unless clockwise")
    func anglesOfArcsIncreaseUnlessClockwise() {
        func middle(_ clockwise: Bool) -> CGRect {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: clockwise)
            return path.boundingBoxOfPath
        }
        #expect(abs(middle(false).maxY - 1) < 1e-3 && abs(middle(false).minY) < 1e-9)
        #expect(abs(middle(true).minY + 1) < 1e-3 && abs(middle(true).maxY) < 1e-9)
    }

    @Test("More than a full circle is reduced to one")
    func moreThanFullCircleIsReducedToOne() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1e18, clockwise: false)
        #expect(path.elements.count == 5)
        let relative = CGMutablePath()
        relative.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -1e18)
        #expect(relative.elements.count == 5)
    }

    @Test("Arcs are connected by a line")
    func arcsAreConnectedByLine() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -5, y: 0))
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
        #expect(path.elements.dropFirst().first == .line(to: CGPoint(x: 1, y: 0)))
    }

    @Test("Tangent arcs touch both lines")
    func tangentArcsTouchBothLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        guard case .line(let touch)? = path.elements.dropFirst().first else {
            Issue.record("no line to the arc")
            return
        }
        #expect(abs(touch.x - 6) < 1e-9 && abs(touch.y) < 1e-9)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        // The arc bulges toward the corner.
        #expect(path.contains(CGPoint(x: 8.5, y: 1)))
    }

    @Test("Tangent arcs without a corner are lines")
    func tangentArcsWithoutCornerAreLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 9), radius: 4)
        path.addArc(tangent1End: CGPoint(x: 10, y: 5), tangent2End: CGPoint(x: 20, y: 9), radius: 0)
        let points = [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)]
        #expect(Array(path.elements.dropFirst()) == points.map { .line(to: $0) })
    }

    @Test("Copies are independent and equal")
    func copiesAreIndependentAndEqual() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        let copy = try #require(path.copy())
        #expect(copy == path && copy.hashValue == path.hashValue)
        path.addLine(to: .zero)
        #expect(copy != path)
        var double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(copy.copy(using: &double)?.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test("Elements are passed as pointers")
    func elementsArePassedAsPointers() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addCurve(
            to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
        path.closeSubpath()
        var seen: [String] = []
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: seen.append("move \(element.pointee.points[0].x)")
            case .addCurveToPoint: seen.append("curve \(element.pointee.points[1].x) \(element.pointee.points[2].x)")
            case .closeSubpath: seen.append("close")
            default: seen.append("?")
            }
        }
        #expect(seen == ["move 1.0", "curve 3.0 9.0", "close"])
    }

    // MARK: - Rounded corners

    @Test("Rounded rectangles exclude their corners")
    func roundedRectanglesExcludeTheirCorners() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 5, cornerHeight: 5)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 10)) && path.contains(CGPoint(x: 10, y: 1)))
        #expect(path.contains(CGPoint(x: 1.6, y: 1.6)))
    }

    @Test("Radii that don't fit are limited")
    func radiiThatDoNotFitAreLimited() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
        let path = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99)
        #expect(path.boundingBoxOfPath == CGPath(ellipseIn: rect).boundingBoxOfPath)
        #expect(CGPath(RoundedRect(rect, radii: CornerRadii(-3))) == CGPath(rect: rect))
        #expect(CGPath(RoundedRect(rect, radii: CornerRadii(.nan))) == CGPath(rect: rect))
    }

    @Test("Each corner has its own radius")
    func eachCornerHasItsOwnRadius() {
        let radii = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 10, bottomLeft: 0)
        let path = CGPath(RoundedRect(CGRect(x: 0, y: 0, width: 40, height: 40), radii: radii))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(!path.contains(CGPoint(x: 39, y: 39)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
    }

    @Test("Continuous corners start before circular ones")
    func continuousCornersStartBeforeCircularOnes() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let continuous = CGPath(continuousRoundedRect: rect, cornerRadius: 20)
        let circular = CGPath(RoundedRect(rect, radii: CornerRadii(20)))
        // Just inside the top edge, a tenth of a radius before the circle begins.
        #expect(circular.contains(CGPoint(x: 22, y: 0.05)))
        #expect(!continuous.contains(CGPoint(x: 22, y: 0.05)))
        #expect(continuous.contains(CGPoint(x: 32, y: 0.05)))
        #expect(continuous.boundingBoxOfPath == rect)
    }

    @Test("Continuous corners on short sides form a capsule")
    func continuousCornersOnShortSidesFormCapsule() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
        let capsule = CGPath(continuousRoundedRect: rect, cornerRadius: 10)
        for step in 0...16 {
            let angle = CGFloat.pi / 2 + CGFloat(step) * .pi / 16
            #expect(capsule.contains(CGPoint(x: 10 + 9.97 * cos(angle), y: 10 + 9.97 * sin(angle))))
            #expect(!capsule.contains(CGPoint(x: 10 + 10.03 * cos(angle), y: 10 + 10.03 * sin(angle))))
        }
    }
}
