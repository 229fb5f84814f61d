// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Standard transition animations")
struct TransitionLookTests {
    private nonisolated static let styles: [UIModalTransitionStyle] = [.coverVertical, .crossDissolve, .flipHorizontal]

    @Test("S-VC-74 Each transition has its appearance halfway, and none without animation", arguments: styles)
    func transitions(style: UIModalTransitionStyle) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let (below, above) = (UIViewController(nibName: nil, bundle: nil), UIViewController(nibName: nil, bundle: nil))
        #expect(above.modalTransitionStyle == .coverVertical)
        below.view.backgroundColor = .red
        above.view.backgroundColor = .blue
        above.modalPresentationStyle = .fullScreen
        above.modalTransitionStyle = style
        stage.show(below)
        func blues(_ points: [(CGFloat, CGFloat)]) throws -> [Int] {
            try points.map { Int(try #require(stage.pixel(at: CGPoint(x: $0.0, y: $0.1))).blue) }
        }
        below.present(above, animated: false)
        stage.advance(by: 0)
        #expect(try blues([(50, 2), (50, 98)]) == [255, 255])
        below.dismiss(animated: false)
        stage.advance(by: 0)
        #expect(try blues([(50, 2), (50, 98)]) == [0, 0])
        below.present(above, animated: true)
        stage.advance(by: 0)
        stage.advance(by: 0.12)
        switch style {
        case .coverVertical:
            #expect(try blues([(50, 2), (50, 98)]) == [0, 255])
        case .crossDissolve:
            let mixture = try blues([(50, 2), (50, 98)])
            #expect(mixture[0] == mixture[1] && (20...235).contains(mixture[0]))
        default:
            // In the middle of a flip, the sides show the window's background.
            let side = try #require(stage.pixel(at: CGPoint(x: 2, y: 50)))
            #expect(side.red == side.blue)
        }
        try stage.settle()
        #expect(try blues([(50, 2), (50, 98)]) == [255, 255])
    }
}
