// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Accent color of the desktop settings")
struct DesktopAccentTests {
    @Test("Invalid colors are ignored")
    func nonsense() {
        #expect(DesktopAccent(red: 0, green: 1, blue: 0.5) != nil)
        for value in [-1, 1.01, Double.nan, .infinity] {
            #expect(DesktopAccent(red: 0.5, green: value, blue: 0) == nil)
        }
    }

    @Test("A color keeps its hue, and is darkened for light appearance and lightened for dark appearance")
    func legibility() throws {
        for (red, green, blue) in [(1, 1, 1), (1, 0.9, 0), (0, 0, 0), (0.1, 0, 0.3), (0.2, 0.5, 0.9)] {
            let accent = try #require(DesktopAccent(red: red, green: green, blue: blue))
            for isDark in [false, true] {
                let parts = try #require(accent.color(isDark: isDark).resolvedColor(with: .standard).cgColor.components)
                let brightness = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]
                #expect(isDark ? brightness > 0.549 : brightness < 0.551)
                #expect(parts.allSatisfy { (0...1).contains($0) })
            }
        }
        let blue = try #require(DesktopAccent(red: 0.1, green: 0.2, blue: 0.8))
        let parts = try #require(blue.color(isDark: false).cgColor.components)
        #expect(abs(parts[0] - 0.1) < 0.01 && abs(parts[1] - 0.2) < 0.01 && abs(parts[2] - 0.8) < 0.01)
    }

    @Test("Tinted content adopts the color at the next frame, and reverts when it is unset")
    func following() throws {
        let stage = Stage(size: CGSize(width: 100, height: 60))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.backgroundColor = .tintColor
        stage.show(view)
        let before = stage.screenshot()[50, 30]
        stage.application.accent = DesktopAccent(red: 0.8, green: 0, blue: 0)
        stage.advance(by: 0)
        #expect(stage.screenshot()[50, 30] == StagePicture.Pixel(red: 204, green: 0, blue: 0))
        stage.application.accent = nil
        stage.advance(by: 0)
        #expect(stage.screenshot()[50, 30] == before)
    }
}
