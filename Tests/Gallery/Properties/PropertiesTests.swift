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

    @Test("S-V-22: Sliders, switches, and swatches set the visual properties")
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
        // The dot in the middle of the card is drawn in the tint color.
        let dot = try #require(stage.pixel(at: stage.middle(of: sample)))
        #expect(dot.red > 180 && dot.green < 110 && dot.blue < 110)

        // The badge sticks out of the upper right corner.
        let outside = sample.convert(CGPoint(x: sample.bounds.maxX + 8, y: 4), to: stage.window)
        let badge = stage.pixel(at: outside)
        try stage.tap("Clips to bounds")
        #expect(sample.clipsToBounds)
        #expect(stage.pixel(at: outside) != badge)

        try stage.tap("Hidden")
        #expect(sample.isHidden)
        try stage.expectNot("sample")
    }

    @Test("S-V-22: The center moves the view, and a new size keeps the center")
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

    @Test("S-V-22, S-V-23: A transform keeps center and bounds, and makes the frame undefined")
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

    @Test("S-V-22: Each of the thirteen content modes can be selected")
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

    @Test("S-V-22: The content mode stretches or positions content that isn't redrawn")
    func contentShows() throws {
        let (stage, sample) = try open("Content")
        // Left of the middle of the upper edge: part of the frame's line if stretched, empty if centereds own size.
        let edge = sample.convert(CGPoint(x: 2, y: sample.bounds.midY + 9), to: stage.window)
        let stretched = try #require(stage.pixel(at: edge))
        #expect(stretched.blue > stretched.red)
        try stage.tap("Center")
        stage.advance(by: 0.1)
        let centered = try #require(stage.pixel(at: edge))
        #expect(centered != stretched)
        try stage.tap("Left")
        stage.advance(by: 0.1)
        let left = try #require(stage.pixel(at: edge))
        #expect(left.blue > left.red)
    }

    @Test("S-V-22: Scale factor, stretch, and opacity apply to the drawn content")
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

    @Test("S-V-22: The badge follows its autoresizing mask only while the view autoresizes its subviews")
    func layout() throws {
        let (stage, sample) = try open("Layout")
        func distance() -> CGFloat { sample.bounds.width - sample.badge.frame.maxX }
        let corner = distance()
        try stage.slide("Width", to: 190)
        #expect(abs(distance() - corner) < 1e-6)
        try stage.tap("Fixed")
        let left = sample.badge.frame.minX
        try stage.slide("Width", to: 150)
        #expect(sample.badge.frame.minX == left)
        try stage.tap("In corner")
        try stage.tap("Autoresizes")
        try stage.slide("Width", to: 200)
        #expect(sample.badge.frame.minX == left)
    }

    @Test("S-V-22: A view without user interaction receives no touches")
    func touch() throws {
        let (stage, sample) = try open("Touches")
        var counts: [Int] = []
        sample.onTouches = { counts.append($0) }
        let place = stage.middle(of: sample)
        stage.tap(at: place)
        #expect(counts == [1, 0])
        try stage.tap("Interaction")
        stage.tap(at: place)
        #expect(counts == [1, 0])
        try stage.tap("Interaction")
        try stage.tap("Multiple touch")
        try stage.tap("Exclusive")
        #expect(sample.isUserInteractionEnabled && sample.isMultipleTouchEnabled && sample.isExclusiveTouch)
    }
}
