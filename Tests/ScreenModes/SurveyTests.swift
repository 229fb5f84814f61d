// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Testing
import Windowing

struct SurveyTests {
    private let survey = Survey(desktop: "fake", route: "fake_output_manager", heads: ScreenHead.desk)

    @Test func `Prints a paragraph per output`() {
        #expect(
            survey.table == """
                eDP-1  Maker Model eDP-1 0042
                  size       600 x 340 mm
                  position   0,0
                  points     1280 x 800
                  scale      1.5
                  transform  normal
                  modes      1920x1200@60  current, preferred
                             1920x1200@48
                             1280x800@60

                HDMI-A-1  Maker Model HDMI-A-1 0042
                  size       600 x 340 mm
                  position   1280,0
                  points     1920 x 1080
                  scale      1
                  transform  normal
                  modes      1920x1080@59.94  current, preferred
                             1280x720@60
                             800x600@75

                DP-2  Maker Model DP-2 0042  (off)
                  size       600 x 340 mm
                  modes      1600x1200@60  preferred

                Changes use fake_output_manager.
                """)
    }

    @Test func `Lists the missing interfaces`() {
        let survey = Survey(
            desktop: "wayland",
            missing: [.init(route: "zwlr_output_manager_v1", reason: "the compositor does not offer it")], heads: [])
        #expect(
            survey.table == """
                No outputs.

                The wayland desktop has no interface for changing screens:
                  zwlr_output_manager_v1: the compositor does not offer it
                """)
    }

    @Test func `Removes control characters from monitor names`() {
        var head = ScreenHead.head("DP-1", [.mode(800, 600)])
        head.screen.model = "Evil\u{1b}[2J\nMonitor\u{202e}"
        let table = Survey(desktop: "fake", heads: [head]).table
        #expect(table.hasPrefix("DP-1  Maker Evil\u{fffd}[2J\u{fffd}Monitor\u{fffd} 0042\n"))
    }

    @Test func `Supports NaN and infinite numbers`() throws {
        var head = ScreenHead.head("DP-1", [.mode(Int.max, Int.min, .nan)])
        head.screen.frame = CGRect(x: CGFloat.nan, y: .infinity, width: -.infinity, height: 1e300)
        head.screen.scale = .nan
        head.screen.physicalSize = CGSize(width: 1e300, height: 5)
        let survey = Survey(desktop: "fake", heads: [head])
        #expect(survey.table.contains("scale      ?"))
        let screen = try #require(try screens(survey.json()).first)
        #expect(screen["scale"] == nil)
        #expect(screen["position"] == nil)
    }

    @Test func `Prints JSON with the content of the table`() throws {
        let screens = try screens(survey.json())
        #expect(screens.map { $0["name"] as? String } == ["eDP-1", "HDMI-A-1", "DP-2"])
        #expect(screens.map { $0["isEnabled"] as? Bool } == [true, true, false])
        #expect(screens[0]["scale"] as? Double == 1.5)
        #expect(screens[2]["transform"] as? String == "90")
        #expect(screens[2]["position"] == nil)
        let modes = try #require(screens[0]["modes"] as? [[String: Any]])
        #expect(modes.map { $0["isCurrent"] as? Bool } == [true, false, false])
        #expect(modes.map { $0["refreshRate"] as? Double } == [60, 48, 60])
    }

    @Test func `Shows a current mode that isn't listed`() throws {
        var head = ScreenHead.head("DP-1", [.mode(800, 600)])
        head.screen.currentMode = .mode(1000, 500, 59.97)
        let survey = Survey(desktop: "fake", heads: [head])
        #expect(survey.table.contains("1000x500@59.97  current"))
        let modes = try #require(try screens(survey.json())[0]["modes"] as? [[String: Any]])
        #expect(modes.map { $0["isCurrent"] as? Bool } == [false, true])
    }

    private func screens(_ json: String) throws -> [[String: Any]] {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        return try #require(object?["screens"] as? [[String: Any]])
    }
}
