// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestProcesses
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitHaptics

/// An active application and a bus with a feedback service whose answers a test determines.
@MainActor
private final class FeedbackScene {
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let bus: TestBus
    let service: TestService?
    private let client: DesktopBus

    /// Without replies, the bus has no feedback service.
    init(_ replies: [String: TestService.Reply]?) async throws {
        bus = try await TestBus()
        if let replies {
            service = try TestService(on: bus, names: ["org.sigxcpu.Feedback"], replies: replies)
        } else {
            service = nil
        }
        client = DesktopBus(address: bus.address)
        FeedbackService.current = FeedbackService(bus: client, application: "org.example.Drum")
    }

    /// Returns once the calls sent so far were answered.
    func settle() async {
        await FeedbackService.current?.pending?.value
    }

    var calls: [TestService.Call] { service?.calls ?? [] }
}

@MainActor
@Suite("Haptic feedback", .serialized, .enabled(if: Program.areInstalled("dbus-daemon")))
struct FeedbackGeneratorTests {
    private static let accepting: [String: TestService.Reply] = [
        "Ping": .values("()"), "Vibrate": .values("(true,)"), "TriggerFeedback": .values("(uint32 1,)"),
    ]

    @Test("Nothing is called until the first feedback; an impact's magnitude follows its intensity")
    func impact() async throws {
        let scene = try await FeedbackScene(Self.accepting)
        let generator = UIImpactFeedbackGenerator(style: .heavy)
        await scene.settle()
        #expect(scene.calls.isEmpty)
        generator.prepare()
        await scene.settle()
        #expect(scene.calls.map(\.member) == ["Ping"])
        generator.impactOccurred(intensity: 0.5)
        await scene.settle()
        generator.impactOccurred(intensity: 7)
        await scene.settle()
        for silent in [0, -1, CGFloat.nan] { generator.impactOccurred(intensity: silent) }
        await scene.settle()
        #expect(
            scene.calls.dropFirst().map(\.arguments) == [
                "('org.example.Drum', [(0.5, 25)])", "('org.example.Drum', [(1.0, 25)])",
            ])
    }

    @Test("Results and selections have distinct patterns")
    func patterns() async throws {
        let scene = try await FeedbackScene(Self.accepting)
        let results = UINotificationFeedbackGenerator()
        for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
            results.notificationOccurred(type)
            await scene.settle()
        }
        UISelectionFeedbackGenerator().selectionChanged()
        await scene.settle()
        let patterns = scene.calls.map(\.arguments)
        #expect(patterns.count == 4 && Set(patterns).count == 4)
        #expect(patterns.first?.contains(", 20), (0.0, 80), (") == true)
    }

    @Test("A service without patterns plays the theme's event for a press, without sound")
    func events() async throws {
        var replies = Self.accepting
        replies["Vibrate"] = .error(name: "org.freedesktop.DBus.Error.UnknownMethod", text: "None.")
        let scene = try await FeedbackScene(replies)
        let generator = UIImpactFeedbackGenerator()
        for _ in 0..<2 {
            generator.impactOccurred()
            await scene.settle()
        }
        #expect(scene.calls.map(\.member) == ["Vibrate", "TriggerFeedback", "TriggerFeedback"])
        #expect(
            scene.calls.last?.arguments == "('org.example.Drum', 'button-pressed', {'profile': <'quiet'>}, -1)")
    }

    @Test("Without the service, generators are silent until they are prepared again")
    func missingService() async throws {
        let scene = try await FeedbackScene(nil)
        let generator = UISelectionFeedbackGenerator()
        generator.selectionChanged()
        await scene.settle()
        let late = try TestService(on: scene.bus, names: ["org.sigxcpu.Feedback"], replies: Self.accepting)
        generator.selectionChanged()
        await scene.settle()
        #expect(late.calls.isEmpty)
        generator.prepare()
        await scene.settle()
        generator.selectionChanged()
        await scene.settle()
        #expect(late.calls.map(\.member) == ["Ping", "Vibrate"])
    }

    @Test("Feedback that is requested before the previous one was answered is dropped")
    func burst() async throws {
        let scene = try await FeedbackScene(Self.accepting)
        let generator = UISelectionFeedbackGenerator()
        for _ in 0..<5 { generator.selectionChanged() }
        await scene.settle()
        #expect(scene.calls.count == 1)
    }

    @Test("An attached generator plays only while its view is in a window")
    func attachment() async throws {
        let scene = try await FeedbackScene(Self.accepting)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let generator = UIImpactFeedbackGenerator(style: .light, view: view)
        #expect(generator.view === view && view.interactions.contains { $0 === generator })
        generator.impactOccurred(at: .zero)
        await scene.settle()
        #expect(scene.calls.isEmpty)
        scene.stage.window.addSubview(view)
        generator.impactOccurred(at: .zero)
        await scene.settle()
        #expect(scene.calls.count == 1)
    }
}
