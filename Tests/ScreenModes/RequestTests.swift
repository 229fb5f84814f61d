// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Testing
import Windowing

struct RequestTests {
    @Test(
        arguments: [
            ("1920x1080", 1920, 1080, nil), ("1920X1080@60", 1920, 1080, 60), ("1280×720@59.94Hz", 1280, 720, 59.94),
            ("1x1@1", 1, 1, 1), ("65535x65535@1000hz", 65_535, 65_535, 1000),
        ] as [(String, Int, Int, Double?)])
    func `Reads sizes with and without rates`(text: String, width: Int, height: Int, rate: Double?) throws {
        let request = try ModeRequest(text)
        #expect(request.size == PixelSize(width: width, height: height))
        #expect(request.refreshRate == rate)
    }

    @Test(arguments: [
        "", "x", "@", "1920", "1920x", "x1080", "0x0", "-1x5", "1920x1080@", "1920x1080@0", "1920x1080@nan",
        "1920x1080@inf", "1920x1080@0x10", "1920x1080@1e2", "1920x1080@60@60", "1920x1080x3", " 1920x1080", "65536x1",
        "99999999999999999999x1", "1920x1080@1000.1", "１９２０x1080", "1920x1080@.", "1920x1080@60\u{1b}[31m",
    ])
    func `Describes the expected form of a mode`(text: String) {
        let error = #expect(throws: ScreenModesError.self) { try ModeRequest(text) }
        let sentence = error?.description ?? ""
        #expect(sentence.contains("expected a "))
        #expect(!sentence.contains("\u{1b}"))
    }

    @Test func `Chooses the preferred mode, the fastest, or the nearest rate`() throws {
        let modes: [ScreenMode] = [
            .mode(1920, 1080, 50), .mode(1920, 1080, 59.94, preferred: true), .mode(1920, 1080, 144),
            .mode(1280, 720, 50), .mode(1280, 720, 60), .mode(1280, 720, 59.94),
        ]
        #expect(try ModeRequest("1920x1080").choose(from: modes)?.refreshRate == 59.94)
        #expect(try ModeRequest("1280x720").choose(from: modes)?.refreshRate == 60)
        #expect(try ModeRequest("1280x720@59.9").choose(from: modes)?.refreshRate == 59.94)
        #expect(try ModeRequest("1920x1080@60").choose(from: modes)?.refreshRate == 59.94)
        #expect(try ModeRequest("1920x1080@61").choose(from: modes) == nil)
        #expect(try ModeRequest("640x480").choose(from: modes) == nil)
    }

    @Test func `Reads scales, transforms and positions`() throws {
        #expect(try OutputRequest.scale("1.5") == 1.5)
        #expect(try OutputRequest.transform("flipped-90") == .flipped90)
        #expect(try OutputRequest.position("-1280,100") == CGPoint(x: -1280, y: 100))
        for text in ["0", "nan", "inf", "-1", "9", "1,5", "", "0x2"] {
            #expect(throws: ScreenModesError.self, "\(text)") { try OutputRequest.scale(text) }
        }
        for text in ["45", "left", "", "Normal"] {
            #expect(throws: ScreenModesError.self, "\(text)") { try OutputRequest.transform(text) }
        }
        for text in ["", "1", "1,", ",1", "1,2,3", "--1,0", "nan,0", "1.5,0", "10000000,0"] {
            #expect(throws: ScreenModesError.self, "\(text)") { try OutputRequest.position(text) }
        }
    }

    @Test func `Turns a request into a minimal change`() throws {
        var request = OutputRequest(output: "HDMI-A-1")
        request.mode = try ModeRequest("1280x720")
        let change = try request.change(for: ScreenHead.desk)
        #expect(change == ScreenChange(name: "HDMI-A-1", mode: .mode(1280, 720)))
    }

    @Test func `Turns on the output that is changed`() throws {
        var request = OutputRequest(output: "DP-2")
        request.scale = 2
        #expect(try request.change(for: ScreenHead.desk) == ScreenChange(name: "DP-2", isEnabled: true, scale: 2))
        request.isEnabled = false
        #expect(try request.change(for: ScreenHead.desk).isEnabled == false)
    }

    @Test func `Tries unknown modes only on request`() throws {
        var request = OutputRequest(output: "HDMI-A-1")
        request.mode = try ModeRequest("1000x500")
        let error = #expect(throws: ScreenModesError.self) { try request.change(for: ScreenHead.desk) }
        #expect(error?.description.contains("1280x720@60") == true)
        request.allowsCustomMode = true
        #expect(try request.change(for: ScreenHead.desk).mode == .mode(1000, 500, 60))
    }

    @Test func `Lists the known outputs, and requires a change`() throws {
        let unknown = #expect(throws: ScreenModesError.self) {
            try OutputRequest(output: "VGA-1").change(for: ScreenHead.desk)
        }
        #expect(
            unknown?.description == "There is no output called \"VGA-1\"; there is eDP-1, HDMI-A-1, DP-2.")
        #expect(throws: ScreenModesError.nothingAsked(output: "eDP-1")) {
            try OutputRequest(output: "eDP-1").change(for: ScreenHead.desk)
        }
    }
}
