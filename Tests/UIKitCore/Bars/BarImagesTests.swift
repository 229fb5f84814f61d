// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.serialized)
@MainActor
struct BarImagesTests {
    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test("A background image of the bar takes precedence, and an empty one makes the bar and its line vanish")
    func navigationBar() throws {
        let stage = Stage()
        let root = UIView()
        root.backgroundColor = .green
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        root.addSubview(bar)
        stage.show(root)
        root.frame = stage.window.bounds
        bar.setBackgroundImage(image(.red), for: .default)
        try stage.settle()
        let place = CGPoint(x: 150, y: 10)
        #expect(stage.pixel(at: place).map { [$0.red, $0.green, $0.blue] } == [255, 0, 0])
        #expect(bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil)
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        try stage.settle()
        let clear = try #require(stage.pixel(at: place))
        #expect(clear == stage.pixel(at: CGPoint(x: 150, y: 43)))
        #expect(clear == stage.pixel(at: CGPoint(x: 150, y: 100)))
        bar.setBackgroundImage(nil, for: .default)
        try stage.settle()
        #expect(stage.pixel(at: place) != clear)
    }

    @Test("A tab bar and a toolbar show their own images")
    func otherBars() throws {
        let stage = Stage()
        let root = UIView()
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let tools = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
        root.addSubview(tabs)
        root.addSubview(tools)
        stage.show(root)
        root.frame = stage.window.bounds
        tabs.backgroundImage = image(.red)
        tools.setBackgroundImage(image(.blue), forToolbarPosition: .any, barMetrics: .default)
        try stage.settle()
        #expect(stage.pixel(at: CGPoint(x: 150, y: 20)).map { [$0.red, $0.green, $0.blue] } == [255, 0, 0])
        #expect(stage.pixel(at: CGPoint(x: 150, y: 120)).map { [$0.red, $0.green, $0.blue] } == [0, 0, 255])
    }
}
