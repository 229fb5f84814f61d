// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Properties page")
@MainActor
struct PropertiesTests {
    private func open(_ group: String? = nil) throws -> (Stage, SampleView) {
        let stage = Stage.showing { PropertiesPage() }
        let sample: SampleView = try stage.find("sample")
        if let group { try stage.tap(group) }
        return (stage, sample)
    }

    @Test("S-V-22: looks are set by slider, switch and swatch, and show")
    func looks() throws {
        let (stage, sample) = try open()
        try stage.slide("Alpha", to: 0.5)
        #expect(abs(sample.alpha - 0.5) < 0.01)
        try stage.slide("Alpha", to: 1)
        try stage.tap("Yellow")
        #expect(sample.backgroundColor == .systemYellow)
        try stage.tap("Red tint")
        #expect(sample.tintColor == .systemRed)
        stage.advance(by: 0)
        // The dot in the middle of the card is drawn in the tint colour.
        let dot = try #require(stage.pixel(at: stage.middle(of: sample)))
        #expect(dot.red > 180 && dot.green < 110 && dot.blue < 110)

        // The badge sticks out of the upper right corner.
        let outside = sample.convert(CGPoint(x: sample.bounds.maxX + 8, y: 4), to: stage.window)
        let badge = stage.pixel(at: outside)
        try stage.tap("Clips")
        #expect(sample.clipsToBounds)
        #expect(stage.pixel(at: outside) != badge)

        try stage.tap("Hidden")
        #expect(sample.isHidden)
        try stage.expectNot("sample")
    }

    @Test("S-V-22: center moves, a size grows about the center")
    func frame() throws {
        let (stage, sample) = try open("Frame")
        let center = sample.center
        try stage.slide("Width", to: 200)
        #expect(abs(sample.bounds.width - 200) < 2)
        #expect(sample.center == center)
        #expect(abs(sample.frame.midX - center.x) < 1e-6)
        try stage.slide("Center x", to: 0.25)
        #expect(sample.center.x < center.x && sample.center.y == center.y)
        #expect(abs(sample.bounds.width - 200) < 2)
    }

    @Test("S-V-22, S-V-23: a transform leaves center and bounds, and the frame means nothing under it")
    func transform() throws {
        let (stage, sample) = try open("Transform")
        let (center, bounds) = (sample.center, sample.bounds)
        let readout: UILabel = try stage.find("readout")
        #expect(readout.text?.contains("undefined") == false)
        try stage.slide("Rotation", to: 90)
        try stage.slide("Scale", to: 1.5)
        #expect(sample.center == center && sample.bounds == bounds)
        #expect(readout.text?.contains("undefined") == true)
        // A quarter turn clockwise, half as large again.
        #expect(abs(sample.transform.b - 1.5) < 0.05 && abs(sample.transform.a) < 0.05)
        try stage.slide("Rotation", to: 0)
        try stage.slide("Scale", to: 1)
        #expect(sample.transform.isIdentity)
        try stage.slide("Bounds x", to: 40)
        #expect(abs(sample.bounds.minX - 40) < 1)
        #expect(sample.center == center)
    }

    @Test("S-V-22: each of the thirteen content modes is there")
    func contentModes() throws {
        let (stage, sample) = try open("Content")
        let names = [
            "To fill", "Fit", "Fill", "Redraw", "Top left", "Top", "Top right", "Left", "Center", "Right",
            "Bottom left", "Bottom", "Bottom right",
        ]
        var modes: [UIView.ContentMode] = []
        for name in names {
            try stage.tap(name)
            modes.append(sample.contentMode)
        }
        #expect(Set(modes) == Set(UIView.ContentMode.allCases))
        #expect(modes.count == 13)
        #expect(modes[1] == .scaleAspectFit && modes[4] == .topLeft && modes[12] == .bottomRight)
    }

    @Test("S-V-22: content that is not drawn again is stretched or placed as the mode says")
    func contentShows() throws {
        let (stage, sample) = try open("Content")
        // Left of the middle of the upper edge: part of the frame's line if stretched, bare if centred at its own size.
        let edge = sample.convert(CGPoint(x: 2, y: sample.bounds.midY + 9), to: stage.window)
        let stretched = try #require(stage.pixel(at: edge))
        #expect(stretched.blue > stretched.red)
        try stage.tap("Center")
        stage.advance(by: 0.1)
        let centred = try #require(stage.pixel(at: edge))
        #expect(centred != stretched)
        try stage.tap("Left")
        stage.advance(by: 0.1)
        let left = try #require(stage.pixel(at: edge))
        #expect(left.blue > left.red)
    }

    @Test("S-V-22: scale, stretch and opacity of the drawn content")
    func pixels() throws {
        let (stage, sample) = try open("Pixels")
        try stage.tap("½")
        #expect(sample.contentScaleFactor == 0.5)
        try stage.tap("Opaque")
        #expect(sample.isOpaque)
        try stage.slide("Stretch", to: 0.4)
        #expect(abs(sample.contentStretch.minX - 0.4) < 0.02)
        #expect(abs(sample.contentStretch.width - 0.2) < 0.04)
    }

    @Test("S-V-22: the badge follows as its mask says, and only while subviews follow at all")
    func layout() throws {
        let (stage, sample) = try open("Layout")
        func distance() -> CGFloat { sample.bounds.width - sample.badge.frame.maxX }
        let corner = distance()
        try stage.slide("Width", to: 190)
        #expect(abs(distance() - corner) < 1e-6)
        try stage.tap("Stays")
        let left = sample.badge.frame.minX
        try stage.slide("Width", to: 150)
        #expect(sample.badge.frame.minX == left)
        try stage.tap("In corner")
        try stage.tap("Follows")
        try stage.slide("Width", to: 200)
        #expect(sample.badge.frame.minX == left)
    }

    @Test("S-V-22: without interaction touches go past the view")
    func touch() throws {
        let (stage, sample) = try open("Touch")
        var counts: [Int] = []
        sample.onTouches = { counts.append($0) }
        let place = stage.middle(of: sample)
        stage.tap(at: place)
        #expect(counts == [1, 0])
        try stage.tap("Interaction")
        stage.tap(at: place)
        #expect(counts == [1, 0])
        try stage.tap("Interaction")
        try stage.tap("Several")
        try stage.tap("Exclusive")
        #expect(sample.isUserInteractionEnabled && sample.isMultipleTouchEnabled && sample.isExclusiveTouch)
    }
}
