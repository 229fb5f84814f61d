// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitDragDrop
import UIKitTesting
import Windowing

@Suite("Dragging within the application")
@MainActor
struct DragInteractionTests {
    private let log = CallLog()

    private func makeViews() -> (stage: Stage, source: SourceView, target: TargetView) {
        let stage = Stage()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let source = SourceView(frame: CGRect(x: 20, y: 20, width: 100, height: 60), log: log)
        let target = TargetView(frame: CGRect(x: 200, y: 100, width: 150, height: 150), log: log)
        container.addSubview(source)
        container.addSubview(target)
        stage.show(container)
        return (stage, source, target)
    }

    private let start = CGPoint(x: 60, y: 50)
    private let goal = CGPoint(x: 270, y: 170)

    @Test("The mouse drags at once, and the delegates are called in UIKit's order")
    func mouse() throws {
        let (stage, source, target) = makeViews()
        stage.mouseDrag(from: start, to: goal)
        try stage.settle()
        #expect(
            log.calls == [
                "lift", "begin", "lifted", "target enter", "target update", "will end copy", "target drop",
                "target conclude", "target end", "did end copy", "transferred",
            ])
        #expect(source.place == CGPoint(x: 40, y: 30))
        #expect(target.objects == ["item"] && target.localObjects.first as? String == "item")
        #expect(target.wasLocal == true)
        #expect(stage.window.subviews.count == 1)
    }

    @Test("A click, a short movement, and another button drag nothing")
    func clicks() {
        let (stage, source, _) = makeViews()
        stage.click(at: start)
        stage.mouseDrag(from: start, to: CGPoint(x: start.x + 2, y: start.y))
        stage.window.receive(.pointer(PointerEvent(kind: .pressed(.right), location: start, timestamp: 0)))
        stage.window.receive(.pointer(PointerEvent(kind: .moved, location: goal, timestamp: 0)))
        stage.advance(by: 0.1)
        stage.window.receive(.pointer(PointerEvent(kind: .released(.right), location: goal, timestamp: 0)))
        #expect(log.calls.isEmpty && source.session == nil)
    }

    @Test("A finger lifts by a long press, and is put back if it doesn't move")
    func longPress() throws {
        let (stage, _, target) = makeViews()
        stage.press(at: start, for: 0.8)
        try stage.settle()
        #expect(log.calls == ["lift", "put back"])
        log.calls = []
        stage.drag(from: start, to: goal)
        #expect(log.calls.isEmpty)
        hold(stage, from: start, to: goal)
        try stage.settle()
        #expect(log.calls.contains("target drop") && target.objects == ["item"])
    }

    /// Presses, and moves the finger after the long press.
    private func hold(_ stage: Stage, from start: CGPoint, to goal: CGPoint, release: Bool = true) {
        func touch(_ phase: TouchPointEvent.Phase, _ point: CGPoint) {
            stage.window.receive(
                .touches([TouchPointEvent(phase: phase, identifier: 7, location: point, timestamp: stage.now)]))
        }
        touch(.began, start)
        stage.advance(by: 0.7)
        for step in 1...10 {
            let share = CGFloat(step) / 10
            touch(.moved, CGPoint(x: start.x + (goal.x - start.x) * share, y: start.y + (goal.y - start.y) * share))
            stage.advance(by: 0.02)
        }
        if release { touch(.ended, goal) }
        stage.advance(by: 0)
    }

    @Test("A second finger adds items by a tap")
    func addingItems() throws {
        let (stage, source, target) = makeViews()
        let other = SourceView(frame: CGRect(x: 20, y: 200, width: 100, height: 60), log: log)
        other.texts = ["more", "most"]
        source.superview?.addSubview(other)
        hold(stage, from: start, to: goal, release: false)
        stage.tap(at: CGPoint(x: 60, y: 230))
        stage.advance(by: 0.5)
        #expect(source.session?.items.count == 3)
        stage.window.receive(
            .touches([TouchPointEvent(phase: .ended, identifier: 7, location: goal, timestamp: stage.now)]))
        try stage.settle()
        #expect(log.calls.contains("add 2") && target.objects == ["item", "more", "most"])
    }

    @Test("Escape cancels, and the items return to their source")
    func escape() throws {
        let (stage, _, target) = makeViews()
        press(stage)
        try stage.key("escape")
        release(stage)
        try stage.settle()
        #expect(log.calls.suffix(4) == ["target exit", "target end", "will end cancel", "did end cancel"])
        #expect(target.objects.isEmpty && stage.window.subviews.count == 1)
    }

    /// Moves the source's item over the target with the mouse.
    private func press(_ stage: Stage, modifiers: KeyModifiers = []) {
        for (kind, point) in [(PointerEvent.Kind.entered, start), (.pressed(.left), start), (.moved, goal)] {
            stage.window.receive(
                .pointer(PointerEvent(kind: kind, location: point, timestamp: stage.now, modifiers: modifiers)))
            stage.advance(by: 0.02)
        }
    }

    private func release(_ stage: Stage) {
        stage.window.receive(
            .pointer(PointerEvent(kind: .released(.left), location: goal, timestamp: stage.now)))
        stage.advance(by: 0)
    }

    @Test("A move is performed if the source allows it, and as a copy while Control is pressed")
    func operations() throws {
        let (stage, source, target) = makeViews()
        target.operation = .move
        stage.mouseDrag(from: start, to: goal)
        try stage.settle()
        #expect(log.calls.last == "transferred" && log.calls.contains("did end move"))
        log.calls = []
        press(stage, modifiers: .control)
        stage.window.receive(
            .pointer(
                PointerEvent(kind: .released(.left), location: goal, timestamp: stage.now, modifiers: .control)))
        try stage.settle()
        #expect(log.calls.contains("did end copy"))
        stage.window.receive(.modifiers([]))
        source.allowsMove = false
        stage.mouseDrag(from: start, to: goal)
        try stage.settle()
        #expect(log.calls.suffix(2) == ["will end cancel", "did end cancel"])
    }

    @Test(
        "Items dropped where they aren't accepted return to their source",
        arguments: [UIDropOperation.cancel, .forbidden])
    func refused(operation: UIDropOperation) throws {
        let (stage, _, target) = makeViews()
        target.operation = operation
        stage.mouseDrag(from: start, to: goal)
        try stage.settle()
        stage.mouseDrag(from: start, to: CGPoint(x: 150, y: 280))
        try stage.settle()
        #expect(!log.calls.contains("target drop") && target.objects.isEmpty)
        #expect(log.calls.count { $0 == "did end cancel" } == 2)
    }

    @Test("The innermost view that can handle the drag receives it")
    func nesting() throws {
        let (stage, _, target) = makeViews()
        let inner = TargetView(frame: CGRect(x: 40, y: 40, width: 60, height: 60), log: log, name: "inner")
        target.addSubview(inner)
        stage.mouseDrag(from: start, to: goal)
        try stage.settle()
        #expect(log.calls.contains("inner drop") && !log.calls.contains("target drop"))
        #expect(log.calls.contains("target exit") && log.calls.contains("target end"))
        log.calls = []
        inner.canHandle = false
        stage.mouseDrag(from: start, to: goal)
        try stage.settle()
        #expect(log.calls.contains("target drop") && !log.calls.contains { $0.hasPrefix("inner") })
    }

    @Test("A view that is removed while a drag is over it receives no drop")
    func removal() throws {
        let (stage, _, target) = makeViews()
        press(stage)
        target.removeFromSuperview()
        release(stage)
        try stage.settle()
        #expect(!log.calls.contains("target drop") && log.calls.last == "did end cancel")
    }

    @Test("A source without items, or with a disabled interaction, drags nothing")
    func disabled() {
        let (stage, source, _) = makeViews()
        source.texts = []
        stage.mouseDrag(from: start, to: goal)
        source.texts = ["item"]
        source.drag.isEnabled = false
        stage.mouseDrag(from: start, to: goal)
        #expect(log.calls.isEmpty)
    }

    @Test("Previews follow the pointer with the number of items, and a preview provider replaces them")
    func previews() throws {
        let (stage, source, _) = makeViews()
        source.texts = ["one", "two", "three"]
        press(stage)
        stage.advance(by: 0.5)
        let platter = try #require(stage.window.subviews.last)
        #expect(platter !== stage.window.subviews.first && !platter.isUserInteractionEnabled)
        #expect(platter.subviews.compactMap { ($0 as? UILabel)?.text } == ["+ 3"])
        let card = try #require(platter.subviews.first { !($0 is UILabel) })
        #expect(card.frame.contains(goal))
        let item = try #require(source.session?.items.first)
        item.previewProvider = { UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 17, height: 19))) }
        item.setNeedsDropPreviewUpdate()
        #expect(platter.subviews.contains { $0.bounds.size == CGSize(width: 17, height: 19) })
        release(stage)
        try stage.settle()
        #expect(stage.window.subviews.count == 1)
    }
}
