// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Activity indicators")
@MainActor
struct UIActivityIndicatorViewTests {
    @Test("The indicator is hidden while it isn't animating unless hidesWhenStopped is false")
    func hiding() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.bounds.size == CGSize(width: 20, height: 20))
        #expect(indicator.hidesWhenStopped && indicator.isHidden && !indicator.isAnimating)
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        indicator.startAnimating()
        indicator.hidesWhenStopped = true
        #expect(!indicator.isHidden)
        indicator.style = .large
        #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test("The animation runs without the main actor: a step every eighth of a second, one turn per second")
    func turning() {
        let indicator = UIActivityIndicatorView(style: .large)
        let stage = Stage.showing(indicator)
        indicator.startAnimating()
        stage.advance(by: 0.02)
        let first = stage.screenshot(of: indicator)
        stage.advance(by: 0.2)
        #expect(stage.screenshot(of: indicator) != first)
        stage.advance(by: 0.8)
        #expect(stage.screenshot(of: indicator) == first)
    }

    @Test("The animation resumes when the view returns to a window, and ends when it is stopped")
    func comesBack() throws {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.hidesWhenStopped = false
        let stage = Stage.showing(indicator)
        indicator.startAnimating()
        let parent = try #require(indicator.superview)
        indicator.removeFromSuperview()
        stage.advance(by: 0.1)
        parent.addSubview(indicator)
        stage.advance(by: 0.02)
        let first = stage.screenshot(of: indicator)
        stage.advance(by: 0.3)
        #expect(stage.screenshot(of: indicator) != first)
        indicator.stopAnimating()
        try stage.settle()
    }

    @Test("A stopped indicator is rendered in light and dark style", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let name = style == .dark ? "dark" : "light"
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.hidesWhenStopped = false
        let stage = Stage.showing(indicator, scale: 2, appearance: style)
        try stage.comparePicture(of: indicator, "activity_\(name)")
    }
}
