// SPDX-License-Identifier: MIT
import Foundation
import TestClients
import TestDesktops
import Testing
import Windowing

@testable import WindowingX11

@Suite("Decoding")
struct DecodingTests {
    @Test("Reading is bounds-checked")
    func bounds() {
        let bytes = WireBytes([1, 2, 3, 4, 5])
        #expect(bytes.load(UInt32.self) == 0x0403_0201)
        #expect(bytes.load(UInt32.self, at: 1) == 0x0504_0302)
        #expect(bytes.load(UInt32.self, at: 2) == nil)
        #expect(bytes.load(UInt32.self, at: -1) == nil)
        #expect(bytes.load(UInt32.self, at: .max) == nil)
        #expect(bytes.values(UInt16.self, at: 1, count: .max) == [0x0302, 0x0504])
        #expect(bytes.slice(at: 3, count: .max) == [4, 5])
        #expect(bytes.slice(at: 9, count: 1).isEmpty)
    }

    @Test("Lists of devices end with the data, and never loop", arguments: 0..<200)
    func devices(seed: UInt64) {
        var state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
        let bytes = (0..<160).map { index -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            // Zeros make short lengths and known types likely.
            return index % 3 == 0 ? UInt8(truncatingIfNeeded: state >> 56) : UInt8(truncatingIfNeeded: state >> 61)
        }
        let (classes, end) = DeviceClasses.read(WireBytes(bytes), at: 0, count: .max)
        #expect(end >= 0 && classes.count <= 160)
    }

    @Test(
        "The scale is the text resolution in quarters of the default",
        arguments: [
            ("", 1), ("Xft.dpi:\t96\n", 1), ("Xcursor.size: 24\nXft.dpi: 144\n", 1.5), ("Xft.dpi: 192", 2),
            ("Xft.dpi: 100", 1), ("Xft.dpi: 120", 1.25), ("Xft.dpi: nan", 1), ("Xft.dpi: -5", 1),
            ("Xft.dpi: 1e300", 16), ("Xft.dpi: much", 1),
        ] as [(String, CGFloat)])
    func scale(resources: String, scale: CGFloat) {
        #expect(DisplayScale.scale(resources: resources) == scale)
    }

    /// A property with one number and one string.
    private func settings(isBigEndian: Bool) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] {
            let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
            return isBigEndian ? bytes.reversed() : bytes
        }
        func short(_ number: UInt16) -> [UInt8] {
            let bytes = [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
            return isBigEndian ? bytes.reversed() : bytes
        }
        var property: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + bytes(7) + bytes(3)
        property += [2, 0] + short(2) + Array("Ab".utf8) + [0, 0] + bytes(1) + [1, 1, 2, 2, 3, 3, 4, 4]
        property += [0, 0] + short(7) + Array("Xft/DPI".utf8) + [0] + bytes(1) + bytes(196_608)
        property += [1, 0] + short(13) + Array("Net/ThemeName".utf8) + [0, 0, 0] + bytes(1) + bytes(6)
        return property + Array("Adwait".utf8) + [0, 0]
    }

    @Test("Settings are read in both byte orders", arguments: [false, true])
    func settings(order: Bool) {
        let settings = XSettings(settings(isBigEndian: order))
        #expect(settings.text("Net/ThemeName") == "Adwait")
        #expect(DisplayScale.scale(settings: settings) == 2)
    }

    @Test("Truncated settings, or those with wrong lengths, are read as far as they are valid")
    func brokenSettings() {
        let whole = settings(isBigEndian: false)
        for count in 0..<whole.count {
            #expect(XSettings(Array(whole.prefix(count))).values.count <= 2)
            var damaged = whole
            damaged[count] = 0xff
            _ = XSettings(damaged)
        }
        #expect(XSettings(Array(whole.prefix(60))).number("Xft/DPI") == 196_608)
    }

    @Test("Points and pixels are converted without loss", arguments: [1, 1.25, 1.5, 1.75, 2, 3] as [CGFloat])
    func sizes(scale: CGFloat) {
        for points in [1.0, 3, 101, 640, 1279] {
            let size = CGSize(width: points, height: points)
            #expect(CGSize(PixelSize(points: size, scale: scale), scale: scale) == size)
        }
        #expect(PixelSize(points: CGSize(width: CGFloat.nan, height: .infinity), scale: scale).width == 1)
    }

    @Test("A monitor's EDID is read if its checksum is correct")
    func identity() {
        var bytes = [UInt8](repeating: 0, count: 128)
        bytes.replaceSubrange(0..<8, with: [0, 255, 255, 255, 255, 255, 255, 0])
        // "DEL" in groups of five bits; number 258.
        bytes.replaceSubrange(8..<16, with: [0x10, 0xac, 0x01, 0x40, 2, 1, 0, 0])
        bytes.replaceSubrange(54..<59, with: [0, 0, 0, 0xfc, 0])
        bytes.replaceSubrange(59..<72, with: Array("U2720Q\n      ".utf8))
        #expect(MonitorIdentity(edid: bytes) == MonitorIdentity(), "the sum is wrong")
        bytes[127] = 0 &- bytes.reduce(0, &+)
        #expect(MonitorIdentity(edid: bytes) == MonitorIdentity(make: "DEL", model: "U2720Q", serialNumber: "258"))
        #expect(MonitorIdentity(edid: Array(bytes.prefix(100))) == MonitorIdentity())
    }

    @Test("All rotations and reflections are converted without loss", arguments: 0..<8)
    func rotation(number: Int) throws {
        let transform = try #require(ScreenTransform(rawValue: number))
        #expect(ScreenTransform(rotation: transform.rotation) == transform)
    }
}

@Suite("Pixel transports", .enabled(if: XServer.isInstalled))
@MainActor
struct TransportTests {
    @Test(
        "Without shared memory or Present, the same pixels arrive",
        arguments: [[], ["Present"], ["MIT-SHM"], ["Present", "MIT-SHM", "XFIXES"]])
    func transports(without names: [String]) async throws {
        let server = try await XServer(arguments: names.flatMap { ["-extension", $0] })
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let raw = try RawClient(server.display)
        #expect(await eventually { raw.pixel(310, 260) == 0x204060 })
        client.color = 0xff80_7060
        raw.resize(window.surface.identifier, to: 220, 130)
        try await client.wait(for: "the next frame") {
            $0.shownSize(of: window.surface) == PixelSize(width: 220, height: 130)
        }
        #expect(await eventually { raw.pixel(519, 379) == 0x807060 })
        client.system.disconnect()
    }

    @Test("Buffers are reused with correct ages, and exposed areas are redrawn")
    func recycling() async throws {
        let server = try await XServer()
        let client = try TestClient(server)
        let window = try await client.openWindow()
        let target = window.surface.target
        let frame = FrameConfiguration(client.configurations[client.configurations.count - 1])
        var ages: [Int] = []
        for color in [0xff00_0001, 0xff00_0002, 0xff00_0003, 0xff00_0004, 0xff00_0005] as [UInt32] {
            ages.append(await Frames.show(on: target, frame, color: color))
        }
        #expect(ages.suffix(2).allSatisfy { (1...3).contains($0) }, "\(ages)")
        #expect(await Frames.bufferCount(of: target) <= 3)
        let raw = try RawClient(server.display)
        await Frames.settle(target)
        raw.cover(window.surface.identifier)
        // No event reports redrawn pixels, and a covered window gets no frames, so the server is polled.
        #expect(await eventually { raw.pixel(310, 260) == 5 })
        client.system.disconnect()
    }
}
