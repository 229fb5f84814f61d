// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import Windowing
import WindowingHeadless

@MainActor
@Suite("Window positions")
struct WindowPlaceTests {
    @Test("S-V-40 Conversion between windows on a screen uses the windows' positions")
    func convertsBetweenWindows() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        window.makeKeyAndVisible()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        window.addSubview(view)
        stage.advance(by: 0)
        let platform = try #require(stage.system.windows.last)
        platform.move(to: CGPoint(x: 50, y: 60))
        stage.advance(by: 0)
        #expect(window.convert(CGPoint(x: 1, y: 2), to: stage.window) == CGPoint(x: 51, y: 62))
        #expect(window.convert(CGPoint(x: 51, y: 62), from: stage.window) == CGPoint(x: 1, y: 2))
        #expect(view.convert(CGPoint.zero, to: stage.window) == CGPoint(x: 60, y: 80))
        #expect(view.convert(CGPoint(x: 60, y: 80), from: stage.window) == .zero)
        let rect = CGRect(x: 60, y: 80, width: 5, height: 6)
        #expect(stage.window.convert(rect, to: view) == CGRect(x: 0, y: 0, width: 5, height: 6))
    }
}
