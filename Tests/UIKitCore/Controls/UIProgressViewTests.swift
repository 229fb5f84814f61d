// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Progress views")
@MainActor
struct UIProgressViewTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func makeBar(width: CGFloat = 100) -> (Stage, UIProgressView) {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
        bar.progressTintColor = red
        return (Stage.showing(bar), bar)
    }

    /// The filled length of the bar, in points.
    private func filled(_ stage: Stage) -> Int {
        (50..<150).prefix { x in
            (stage.pixel(at: CGPoint(x: CGFloat(x) + 0.5, y: 52)).map { $0.red > 200 && $0.green < 120 }) ?? false
        }.count
    }

    @Test("Values are limited to 0...1, and NaN is ignored")
    func clamping() {
        let bar = UIProgressView(progressViewStyle: .default)
        #expect(bar.progress == 0 && bar.bounds.height == 4)
        bar.progress = 3
        #expect(bar.progress == 1)
        bar.progress = .nan
        #expect(bar.progress == 1)
        bar.setProgress(-1, animated: true)
        #expect(bar.progress == 0)
        bar.progressViewStyle = .bar
        bar.frame.size = CGSize(width: 50, height: 50)
        #expect(bar.bounds.size == CGSize(width: 50, height: 2.5))
    }

    @Test("The bar is filled in proportion, and visibly for any progress above 0")
    func fill() {
        let (stage, bar) = makeBar()
        #expect(filled(stage) == 0)
        bar.progress = 0.5
        #expect(abs(filled(stage) - 50) <= 1)
        bar.progress = 0.001
        #expect(filled(stage) > 4)
    }

    @Test("An animated change has its value at once, and the bar grows")
    func animated() throws {
        let (stage, bar) = makeBar()
        bar.setProgress(1, animated: true)
        #expect(bar.progress == 1)
        stage.advance(by: 0.1)
        #expect((10..<90).contains(filled(stage)))
        try stage.settle()
        #expect(filled(stage) > 97)
    }

    @Test("In right-to-left layout the bar is filled from the right")
    func mirrored() throws {
        let (stage, bar) = makeBar()
        bar.semanticContentAttribute = .forceRightToLeft
        bar.progress = 0.4
        #expect(filled(stage) == 0)
        let right = try #require(stage.pixel(at: CGPoint(x: 140, y: 52)))
        #expect(right.red > 200 && right.green < 50)
    }

    @Test("The observed progress is followed while the view is in a window, until it is finished")
    func observing() throws {
        let (stage, bar) = makeBar()
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 2
        bar.observedProgress = progress
        #expect(abs(bar.progress - 0.2) < 0.001)
        progress.completedUnitCount = 5
        stage.advance(by: 0.2)
        #expect(abs(bar.progress - 0.5) < 0.001)
        progress.completedUnitCount = 10
        stage.advance(by: 0.2)
        #expect(bar.progress == 1)
        try stage.settle()
        bar.observedProgress = nil
        bar.progress = 0.3
        stage.advance(by: 0.5)
        #expect(abs(bar.progress - 0.3) < 0.001)
    }

    @Test("Two thirds of progress are rendered in both styles", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        bar.progress = 0.66
        let stage = Stage.showing(bar, appearance: style)
        try stage.comparePicture(of: bar, "progress_\(style == .dark ? "dark" : "light")")
    }
}
