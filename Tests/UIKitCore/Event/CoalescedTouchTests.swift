// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Coalesced and predicted touches")
struct CoalescedTouchTests {
    /// Records what it receives, in its state at that time.
    @MainActor
    private final class Listener: UIView {
        struct Report: Equatable {
            var name: String
            var places: [CGPoint]
            var past: [[CGPoint]]
            var ahead: [[CGPoint]]
        }

        var reports: [Report] = []
        var onMove: (UITouch, UIEvent) -> Void = { _, _ in }

        private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            let touches = touches.sorted { $0.location(in: self).y < $1.location(in: self).y }
            func places(_ touches: [UITouch]?) -> [CGPoint] { touches?.map { $0.location(in: self) } ?? [] }
            reports.append(
                Report(
                    name: name, places: places(touches),
                    past: touches.map { places(event?.coalescedTouches(for: $0)) },
                    ahead: touches.map { places(event?.predictedTouches(for: $0)) }))
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches, event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("moved", touches, event)
            if let touch = touches.first, let event { onMove(touch, event) }
        }
    }

    @MainActor
    private final class HoverWatcher: ActionTarget {
        static var actions: ActionTable { ActionTable() }
        private let note: (String) -> Void

        init(_ note: @escaping (String) -> Void) {
            self.note = note
        }

        func hovered(_ hover: UIHoverGestureRecognizer) {
            note("\(hover.state) \(Int(hover.location(in: nil).x))")
        }
    }

    @MainActor
    private struct Scene {
        let stage: Stage
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

        init() {
            stage = Stage(size: CGSize(width: 200, height: 200))
            view.isMultipleTouchEnabled = true
            stage.show(view)
        }

        /// Delivers the event without ending the run-loop iteration.
        func put(_ event: InputEvent) { stage.system.windows.last?.send(event) }

        func finger(
            _ phase: TouchPointEvent.Phase, _ x: CGFloat, _ y: CGFloat, id: Int32 = 0, after delay: TimeInterval = 0
        ) {
            put(
                .touches([
                    TouchPointEvent(
                        phase: phase, identifier: id, location: CGPoint(x: x, y: y), timestamp: stage.now + delay)
                ]))
        }

        func pointer(_ kind: PointerEvent.Kind, _ x: CGFloat, _ y: CGFloat) {
            put(.pointer(PointerEvent(kind: kind, location: CGPoint(x: x, y: y), timestamp: stage.now)))
        }

        func endTurn() { stage.advance(by: 0) }
    }

    @Test("Movements of a finger within one run-loop iteration are one event, with all locations in order")
    func coalesced() throws {
        let scene = Scene()
        scene.finger(.began, 10, 10)
        scene.endTurn()
        var previous: [CGPoint] = []
        var times: [TimeInterval] = []
        var isSame = false
        scene.view.onMove = { touch, event in
            let touches = event.coalescedTouches(for: touch) ?? []
            previous = touches.map { $0.previousLocation(in: nil) } + [touch.previousLocation(in: nil)]
            times = touches.map(\.timestamp)
            isSame = zip(touches, event.coalescedTouches(for: touch) ?? []).allSatisfy { $0 === $1 }
            #expect(touches.allSatisfy { $0 !== touch && $0.phase == .moved && $0.view === scene.view })
        }
        for step in 1...4 {
            scene.finger(.moved, 10 + CGFloat(step) * 10, 10, after: Double(step) / 1000)
        }
        #expect(scene.view.reports.count == 1)
        scene.endTurn()
        #expect(scene.view.reports.count == 2)
        let report = try #require(scene.view.reports.last)
        #expect(report.name == "moved")
        #expect(report.places == [CGPoint(x: 50, y: 10)])
        #expect(report.past == [[20, 30, 40, 50].map { CGPoint(x: $0, y: 10) }])
        #expect(previous == [10, 20, 30, 40, 10].map { CGPoint(x: $0, y: 10) })
        #expect(times == times.sorted() && Set(times).count == 4)
        #expect(isSame)
        // The next movement contains only new reports.
        scene.finger(.moved, 60, 20)
        scene.endTurn()
        #expect(scene.view.reports.last?.past == [[CGPoint(x: 60, y: 20)]])
    }

    @Test("Hovering is delivered once per iteration, at the current location, before a press there")
    func hover() {
        let scene = Scene()
        var places: [String] = []
        let watcher = HoverWatcher { places.append($0) }
        scene.view.addGestureRecognizer(UIHoverGestureRecognizer(target: watcher, action: HoverWatcher.hovered))
        scene.pointer(.entered, 10, 10)
        scene.pointer(.moved, 20, 10)
        scene.pointer(.moved, 30, 10)
        #expect(places == [])
        scene.endTurn()
        #expect(places == ["began 30"])
        scene.pointer(.moved, 40, 10)
        scene.pointer(.moved, 50, 10)
        scene.pointer(.pressed(.left), 50, 10)
        #expect(places == ["began 30", "changed 50"])
        #expect(scene.view.reports.map(\.name) == ["began"])
        scene.pointer(.released(.left), 50, 10)
        scene.endTurn()
        places = []
        // Nothing older follows.
        scene.pointer(.moved, 60, 10)
        scene.pointer(.left, 0, 0)
        scene.endTurn()
        #expect(places == ["changed 60", "ended 60"])
    }

    @Test("The end of a touch isn't delayed, and follows buffered movements")
    func endFlushes() {
        let scene = Scene()
        scene.finger(.began, 10, 10)
        scene.finger(.moved, 20, 10)
        scene.finger(.moved, 30, 10)
        scene.finger(.ended, 30, 10)
        #expect(scene.view.reports.map(\.name) == ["began", "moved", "ended"])
        #expect(scene.view.reports[1].past == [[CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 10)]])
        #expect(scene.view.reports[2].past == [[CGPoint(x: 30, y: 10)]])
        scene.endTurn()
        #expect(scene.view.reports.count == 3)
    }

    @Test("A second finger and a key are delivered after buffered movements, in the display server's order")
    func otherEventsFlush() {
        let scene = Scene()
        scene.finger(.began, 10, 10)
        scene.finger(.moved, 20, 10)
        scene.finger(.began, 100, 100, id: 1)
        #expect(scene.view.reports.map(\.name) == ["began", "moved", "began"])
        scene.finger(.moved, 30, 10)
        scene.put(.modifiers(.shift))
        #expect(scene.view.reports.map(\.name) == ["began", "moved", "began", "moved"])
    }

    @Test("Two fingers that move in one iteration are delivered together, each with its own locations")
    func twoFingers() throws {
        let scene = Scene()
        scene.finger(.began, 10, 10)
        scene.finger(.began, 10, 100, id: 1)
        for step in 1...2 {
            scene.finger(.moved, 10 + CGFloat(step), 10)
            scene.finger(.moved, 10 + CGFloat(step) * 2, 100, id: 1)
        }
        scene.endTurn()
        #expect(scene.view.reports.count == 3)
        let report = try #require(scene.view.reports.last)
        #expect(report.past.map { $0.map(\.x) } == [[11, 12], [12, 14]])
    }

    @Test("A mouse with a button pressed and a pen with force are coalesced in the same way")
    func otherDevices() throws {
        let scene = Scene()
        scene.pointer(.entered, 10, 10)
        scene.pointer(.pressed(.left), 10, 10)
        for x in 1...3 { scene.pointer(.moved, 10 + CGFloat(x), 10) }
        scene.pointer(.released(.left), 14, 10)
        #expect(scene.view.reports.map(\.name) == ["began", "moved", "ended"])
        #expect(scene.view.reports[1].past.first?.map(\.x) == [11, 12, 13])

        var forces: [CGFloat] = []
        var final: CGFloat = 0
        scene.view.onMove = { touch, event in
            forces = event.coalescedTouches(for: touch)?.map { $0.force / $0.maximumPossibleForce } ?? []
            final = touch.force / touch.maximumPossibleForce
        }
        for (kind, pressure) in [(PenEvent.Kind.entered, 0.0), (.down, 0.25), (.moved, 0.5), (.moved, 0.75)] {
            scene.put(
                .pen(
                    PenEvent(
                        kind: kind, tool: .pen, location: CGPoint(x: 50 + pressure, y: 50), pressure: pressure,
                        timestamp: scene.stage.now)))
        }
        scene.endTurn()
        #expect(forces == [0.5, 0.75])
        #expect(final == 0.75)
    }

    @Test("A steady movement is predicted for two frames, unlike a touch that reverses, rests, begins, or ends")
    func predicted() throws {
        let scene = Scene()
        scene.finger(.began, 10, 10)
        #expect(scene.view.reports.last?.ahead == [[]])
        var ahead: [UITouch] = []
        var now: TimeInterval = 0
        scene.view.onMove = { touch, event in
            ahead = event.predictedTouches(for: touch) ?? []
            now = touch.timestamp
        }
        // 10 points in each sixtieth of a second.
        for step in 1...4 {
            scene.stage.advance(by: 1.0 / 120)
            scene.finger(.moved, 10 + 5 * CGFloat(step), 10)
            scene.endTurn()
        }
        try #require(ahead.count == 2)
        for (index, touch) in ahead.enumerated() {
            #expect(abs(touch.location(in: nil).x - (40 + 10 * CGFloat(index))) < 0.01)
            #expect(touch.location(in: nil).y == 10)
            #expect(abs(touch.timestamp - now - Double(index + 1) / 60) < 1e-6)
        }
        scene.stage.advance(by: 1.0 / 120)
        scene.finger(.moved, 27, 10)
        scene.endTurn()
        #expect(ahead.isEmpty)
        scene.stage.advance(by: 1)
        scene.finger(.moved, 28, 10)
        scene.endTurn()
        #expect(ahead.isEmpty)
        scene.finger(.ended, 28, 10)
        #expect(scene.view.reports.last?.ahead == [[]])
    }

    @Test("A touch that isn't part of the event has no coalesced or predicted touches")
    func foreignTouch() throws {
        let scene = Scene()
        let foreign = UITouch(type: .direct, location: .zero, window: nil, timestamp: 0)
        var isKnown = true
        scene.view.onMove = { _, event in
            isKnown = event.coalescedTouches(for: foreign) != nil || event.predictedTouches(for: foreign) != nil
        }
        scene.finger(.began, 10, 10)
        scene.finger(.moved, 20, 10)
        scene.endTurn()
        #expect(!isKnown)
    }

    @Test("Buffered movements of a touch canceled with its window are discarded")
    func cancelled() {
        let scene = Scene()
        scene.finger(.began, 10, 10)
        scene.finger(.moved, 20, 10)
        scene.stage.window.isHidden = true
        scene.endTurn()
        #expect(scene.view.reports.map(\.name) == ["began", "cancelled"])
    }

    @Test("Extreme numbers are not predicted and end no touch", arguments: [Double.nan, .infinity, 1e300, -1e300])
    func hostile(_ number: Double) {
        var forecast = TouchForecast()
        var report = UITouch(type: .direct, location: .zero, window: nil, timestamp: 0).report
        forecast.add(report)
        report.timestamp = number
        forecast.add(report)
        report.timestamp = 0.001
        report.location.x = CGFloat(number)
        forecast.add(report)
        report.location.x *= -3
        report.timestamp = 0.002
        forecast.add(report)
        let places = forecast.reports(count: 2, every: 1 / 60)
        #expect(places.allSatisfy { $0.timestamp.isFinite })
    }
}
