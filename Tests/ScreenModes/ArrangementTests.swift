// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Testing
import Windowing

struct ArrangementTests {
    private var pair: Arrangement {
        Arrangement(places: [
            .init(name: "A", frame: CGRect(x: 0, y: 0, width: 1000, height: 800)),
            .init(name: "B", frame: CGRect(x: 1000, y: 0, width: 500, height: 400)),
        ])
    }

    private func moved(to point: CGPoint, reach: CGFloat = 40) -> CGPoint? {
        var arrangement = pair
        arrangement.move("B", to: point, reach: reach)
        return arrangement["B"]?.origin
    }

    @Test func `Brings a dragged screen to the nearest edge`() {
        #expect(moved(to: CGPoint(x: 1300, y: 260)) == CGPoint(x: 1000, y: 260))
        #expect(moved(to: CGPoint(x: 300, y: 1200)) == CGPoint(x: 300, y: 800))
        #expect(moved(to: CGPoint(x: -700, y: 100)) == CGPoint(x: -500, y: 100))
        #expect(moved(to: CGPoint(x: 60, y: -900)) == CGPoint(x: 60, y: -400))
    }

    @Test func `Aligns edges and centers that are close`() {
        #expect(moved(to: CGPoint(x: 1010, y: 25)) == CGPoint(x: 1000, y: 0))
        #expect(moved(to: CGPoint(x: 1010, y: 190)) == CGPoint(x: 1000, y: 200))
        #expect(moved(to: CGPoint(x: 1010, y: 385)) == CGPoint(x: 1000, y: 400))
        #expect(moved(to: CGPoint(x: 520, y: 810)) == CGPoint(x: 500, y: 800))
    }

    @Test func `Never leaves screens overlapping or apart`() {
        for x in stride(from: -2000.0, through: 2000, by: 125) {
            for y in stride(from: -2000.0, through: 2000, by: 125) {
                var arrangement = Arrangement(
                    places: pair.places + [.init(name: "C", frame: CGRect(x: 0, y: 800, width: 640, height: 480))])
                arrangement.move("B", to: CGPoint(x: x, y: y), reach: 30)
                let frames = arrangement.places.map(\.frame)
                #expect(!Self.overlaps(frames), "\(x), \(y): \(frames)")
                #expect(Self.touches(frames[1], [frames[0], frames[2]]), "\(x), \(y): \(frames)")
            }
        }
    }

    @Test func `Ignores NaN and infinite positions`() {
        #expect(moved(to: CGPoint(x: CGFloat.nan, y: .infinity)) == CGPoint(x: 1000, y: 0))
        var alone = Arrangement(places: [.init(name: "A", frame: CGRect(x: 5, y: 5, width: 10, height: 10))])
        alone.move("A", to: .zero, reach: 10)
        alone.move("B", to: .zero, reach: 10)
        #expect(alone["A"]?.origin == CGPoint(x: 5, y: 5))
    }

    @Test func `Closes gaps between neighbors after a resize`() {
        var arrangement = pair
        arrangement.resize("A", to: CGSize(width: 640, height: 480))
        #expect(arrangement["B"]?.origin == CGPoint(x: 640, y: 0))
        arrangement.resize("A", to: CGSize(width: 2000, height: 480))
        #expect(arrangement["B"]?.origin == CGPoint(x: 2000, y: 0))
    }

    @Test func `Has its top-left corner at zero when normalized`() {
        var arrangement = pair
        arrangement.move("B", to: CGPoint(x: -700, y: -100), reach: 10)
        arrangement.normalize()
        #expect(arrangement.bounds.origin == .zero)
        #expect(arrangement["B"]?.origin == .zero)
        #expect(arrangement["A"]?.origin == CGPoint(x: 500, y: 100))
    }

    @Test func `Replaces empty and invalid frames`() {
        let arrangement = Arrangement(places: [
            .init(name: "A", frame: CGRect(x: CGFloat.nan, y: .infinity, width: .nan, height: -5)),
            .init(name: "B", frame: CGRect(x: 1e300, y: 0, width: 1e300, height: 1)),
        ])
        #expect(arrangement["A"] == CGRect(x: 0, y: 0, width: 1280, height: 800))
        #expect(arrangement["B"] == CGRect(x: 1e6, y: 0, width: 1e6, height: 1))
        #expect(Arrangement.size(of: PixelSize(width: 100, height: 50), scale: .nan, transform: .rotated90).width == 50)
    }

    private static func overlaps(_ frames: [CGRect]) -> Bool {
        frames.indices.contains { first in
            frames.indices.contains { second in
                let common = frames[first].intersection(frames[second])
                return first < second && !common.isNull && common.width > 1 && common.height > 1
            }
        }
    }

    private static func touches(_ frame: CGRect, _ others: [CGRect]) -> Bool {
        others.contains { other in
            let common = frame.insetBy(dx: -1, dy: -1).intersection(other)
            return !common.isNull && max(common.width, common.height) > 50
        }
    }
}
