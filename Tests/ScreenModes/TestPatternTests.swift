// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import ScreenModes

@MainActor
struct TestPatternTests {
    private func picture(width: CGFloat, height: CGFloat, scale: CGFloat) -> StagePicture {
        let stage = Stage(size: CGSize(width: width, height: height), scale: scale)
        stage.show(PatternView(frame: stage.window.bounds))
        return stage.screenshot()
    }

    private func grays(_ picture: StagePicture, _ places: [(Int, Int)]) -> [Int?] {
        places.map { x, y in picture[x, y].map { Int($0.red) + Int($0.green) + Int($0.blue) } }
    }

    @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat])
    func `Draws every pixel exactly at each scale`(scale: CGFloat) throws {
        let picture = picture(width: 800, height: 600, scale: scale)
        let (width, height) = (picture.width, picture.height)
        // Nothing but white along all four edges, and nothing of it one pixel further in.
        for (x, y) in [(0, height / 3), (width - 1, height / 3), (width / 3, 0), (width / 3, height - 1)] {
            #expect(grays(picture, [(x, y)]) == [765], "\(x), \(y)")
        }
        for (x, y) in [(1, 40), (width - 2, 40), (40, 1), (40, height - 2)] {
            #expect(try #require(grays(picture, [(x, y)])[0]) < 300, "\(x), \(y)")
        }
        // The chessboard: black and white in turn, with nothing in between.
        let side = min(width, height) / 8 & ~1
        let top = height / 2 - (3 * side + 2 * (side / 6)) / 2 + 2 * (side + side / 6)
        for y in 0..<side {
            for x in 0..<side {
                let expected = (x + y) % 2 == 0 ? 765 : 0
                try #require(grays(picture, [(width / 8 + x, top + y)]) == [expected], "\(x), \(y)")
            }
        }
    }

    @Test func `Describes the window`() throws {
        let stage = Stage(size: CGSize(width: 640, height: 480), scale: 1.5)
        let view = PatternView(frame: stage.window.bounds)
        view.title = "960x720@60"
        stage.show(view)
        try stage.expect("960x720@60")
        try stage.expect("960 × 720 pixels at 1.5×")
    }

    @Test(arguments: [(1, 1), (40, 30), (239, 4000)] as [(CGFloat, CGFloat)])
    func `Draws at every size`(width: CGFloat, height: CGFloat) {
        let picture = picture(width: width, height: height, scale: 1)
        #expect(grays(picture, [(0, 0)]) == [765])
    }

    @Test func `Marks missed refreshes`() {
        let stage = Stage(size: CGSize(width: 600, height: 100))
        let bar = PacingView(frame: CGRect(x: 0, y: 0, width: 600, height: 20))
        stage.window.addSubview(bar)
        bar.frame(at: 1, interval: 0.01)
        bar.frame(at: 1.01, interval: 0.01)
        bar.frame(at: 1.04, interval: 0.01)
        stage.advance(by: 0.1)
        let picture = stage.screenshot()
        func pixel(_ place: Int) -> (UInt8, UInt8)? { picture[place * 10 + 4, 10].map { ($0.red, $0.green) } }
        // Three frames have been seen and two were missed, so the bar stands on the fifth place.
        #expect(pixel(5).map { $0 == (255, 255) } == true)
        #expect(pixel(3).map { $0.0 > 200 && $0.1 < 100 } == true)
        #expect(pixel(4).map { $0.0 > 200 && $0.1 < 100 } == true)
        #expect(pixel(2).map { $0.0 < 100 } == true)
        bar.frame(at: .nan, interval: 0.01)
        bar.frame(at: 1e300, interval: 0)
    }
}
