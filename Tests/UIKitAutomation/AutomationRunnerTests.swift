// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitAutomation
import UIKitCore
import UIKitTesting
import WindowingHeadless

@Suite("Running automation scripts")
@MainActor
struct AutomationRunnerTests {
    @Test("A script taps, types, and checks the results")
    func story() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 20))
        let button = UIButton(type: .system)
        button.setTitle("Save as", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.addAction(UIAction { _ in label.text = "Saved" }, for: .touchUpInside)
        try show(label, button, on: stage)
        let outcome = run(
            """
            expect "Save as"
            expect-not Saved
            tap "Save as"
            expect Saved
            wait idle
            """, on: stage)
        #expect(outcome == .done)
        #expect(label.text == "Saved")
    }

    @Test("An expectation is awaited; if it fails, the error names the line")
    func timeLimit() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 20))
        try show(label, on: stage)
        stage.schedule(after: 2) { label.text = "Late" }
        #expect(run("expect Late", on: stage) == .done)
        #expect(
            run("wait 0.1\nexpect Never", on: stage)
                == .failed(
                    .failed(
                        line: 2, expected: "a view named \"Never\", or with that label or text",
                        found: "none can be seen")))
        #expect(
            run("expect-not Late", on: stage)
                == .failed(.failed(line: 1, expected: "no \"Late\"", found: "it is there")))
    }

    @Test("Waiting advances the clock by the given time")
    func waiting() {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let start = stage.now
        #expect(run("wait 1.5\nwait 0.25", on: stage) == .done)
        #expect(stage.now - start >= 1.75)
        #expect(stage.now - start < 1.95)
    }

    @Test("Resizing waits for the new size")
    func resize() {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        #expect(run("resize 250 180", on: stage) == .done)
        #expect(stage.window.bounds.size == CGSize(width: 250, height: 180))
    }

    @Test("A size that the display server does not grant is an error that states the actual one")
    func refusedResize() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        try #require(stage.system.windows.last).setMaximized(true)
        stage.advance(by: 0)
        #expect(
            run("resize 250 180.5", on: stage)
                == .failed(
                    .failed(line: 1, expected: "a window of 250 by 180.5 points", found: "it has 200 by 200")))
    }

    @Test("Rotating the device rotates a window that fills its screen")
    func orientation() {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        #expect(run("orientation portrait\nwait 0", on: stage) == .done)
        #expect(stage.window.bounds.size == CGSize(width: 200, height: 300))
        #expect(UIDevice.current.orientation == .portrait)
    }

    @Test("Screens are connected and disconnected; an invalid number or description is an error")
    func screens() {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        #expect(run("connect-screen 800x600:640x480@2", on: stage) == .done)
        #expect(UIScreen.screens.count == 2)
        #expect(UIScreen.screens.last?.availableModes.map(\.size.width) == [1600, 1280])
        #expect(run("disconnect-screen 1", on: stage) == .done)
        #expect(UIScreen.screens.count == 1)
        #expect(
            run("disconnect-screen 1", on: stage)
                == .failed(.failed(line: 1, expected: "a screen number 1", found: "there are 1, from 0")))
        #expect(
            run("connect-screen 800x600,640x480", on: stage)
                == .failed(.failed(line: 1, expected: "one screen", found: "it is \"800x600,640x480\"")))
        guard case .failed(.failed(line: 1, let expected, _)) = run("connect-screen huge", on: stage) else {
            Issue.record("A screen was plugged in that nothing describes.")
            return
        }
        #expect(expected.hasPrefix("a size such as 1024x768"))
    }

    @Test("The application is idle when the last animation has ended")
    func rest() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        try show(view, on: stage)
        var hasEnded = false
        UIView.animate(withDuration: 1.2) {
            view.frame.origin.x = 100
        } completion: { _ in
            hasEnded = true
        }
        #expect(run("wait idle", on: stage) == .done)
        #expect(hasEnded)
    }

    @Test("Quitting ends the script, regardless of what follows")
    func quit() {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        #expect(run("quit\nexpect Nothing", on: stage) == .done)
    }

    @Test("Screenshots and view trees are written; a failure names the file")
    func files() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        try show(view, on: stage)
        let outcome = run(
            """
            screenshot "\(folder.path)/a.png"
            screenshot "\(folder.path)/b.png" 0
            tree "\(folder.path)/t.json"
            """, on: stage)
        #expect(outcome == .done)
        let picture = try StagePicture(contentsOfFile: folder.path + "/a.png")
        #expect(picture.width == 200)
        #expect(picture[50, 50] == StagePicture.Pixel(red: 0, green: 255, blue: 0))
        #expect(picture == stage.screenshot())
        #expect(try Data(contentsOf: folder.appendingPathComponent("b.png")).count > 0)
        #expect(try String(contentsOf: folder.appendingPathComponent("t.json"), encoding: .utf8).contains("UIWindow"))
        let nowhere = "\(folder.path)/none/t.json"
        guard case .failed(.failed(line: 1, let expected, _)) = run("tree \"\(nowhere)\"", on: stage) else {
            Issue.record("A file in no folder was written.")
            return
        }
        #expect(expected.contains(nowhere))
        #expect(
            run("screenshot \"\(folder.path)/c.png\" 7", on: stage)
                == .failed(.failed(line: 1, expected: "a screen number 7", found: "there are 1, from 0")))
    }

    @Test("The end of a script file ends the application with a status that reflects the result")
    func status() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        for (text, status) in [("wait 0", 0), ("expect Nothing", 1), ("dance", 1)] as [(String, Int32)] {
            try Data(text.utf8).write(to: file)
            let stage = Stage()
            stage.application.runScript(atPath: file.path)
            stage.advance(by: 5)
            #expect(stage.exitStatus == status, "\(text)")
        }
    }

    // MARK: - Helpers

    private enum Outcome: Equatable {
        case done
        case failed(AutomationError)
        case stillRunning
    }

    private func run(_ text: String, on stage: Stage) -> Outcome {
        let script: AutomationScript
        do {
            script = try AutomationScript(text: text)
        } catch {
            return .failed(error)
        }
        var outcome = Outcome.stillRunning
        AutomationRunner(script: script, application: stage.application) { error in
            outcome = error.map(Outcome.failed) ?? .done
        }.start()
        for _ in 0..<600 where outcome == .stillRunning { stage.advance(by: Stage.frameInterval) }
        return outcome
    }

    private func show(_ views: UIView..., on stage: Stage) throws {
        let controller = UIViewController()
        let root = try #require(controller.view)
        for view in views { root.addSubview(view) }
        stage.show(controller)
    }
}
