// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Gallery: drag and drop")
@MainActor
struct DragDropPageTests {
    private func center(_ name: String, on stage: Stage) throws -> CGPoint {
        let view = try stage.view(named: name)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.window)
    }

    @Test("Rows move from one list to the other")
    func lists() throws {
        let stage = Stage.showing { DragDropPage() }
        try stage.settle()
        let goal = try center("Done", on: stage)
        stage.mouseDrag(from: try center("Call Ada", on: stage), to: goal)
        try stage.settle()
        let moved = try center("Call Ada", on: stage)
        #expect(abs(moved.x - goal.x) < 120)
        #expect(try abs(center("Pay rent", on: stage).x - moved.x) < 30)
    }

    @Test("The drop zone shows what arrived")
    func zone() throws {
        let stage = Stage.showing(CGSize(width: 1200, height: 900)) { DragDropPage() }
        try stage.settle()
        let goal = try center("drop zone", on: stage)
        stage.mouseDrag(from: try center("Text", on: stage), to: goal)
        try stage.settle()
        try stage.expect("Text “Dragged from the gallery”")
        stage.mouseDrag(from: try center("image source", on: stage), to: goal)
        stage.mouseDrag(from: try center("Link", on: stage), to: goal)
        try stage.settle()
        try stage.expect("Link https://www.swift.org")
        stage.mouseDrag(from: try center("color source", on: stage), to: goal)
        try stage.settle()
        try stage.expect("Color")
    }
}
