// SPDX-License-Identifier: MIT
internal import AccessibilityAudit
internal import Foundation
internal import Graphics
internal import UIKitAccessibility
internal import UIKitCore
internal import Windowing

extension AutomationRunner {
    func perform(_ command: AutomationCommand, line: Int, then next: @escaping @MainActor () -> Void) {
        switch command {
        case .wait(let seconds):
            after(seconds, next)
        case .waitUntilIdle:
            let watch = RestWatch()
            waitFor(
                line, timeLimit: Self.restTimeLimit, "everything to come to rest",
                otherwise: { "something still moves" },
                until: { [self] in watch.isAtRest(application.windows, now: now) }, then: next)
        case .tap(let target):
            withPoint(of: target, line: line) { self.play(.press(at: $0), in: $1, then: next) }
        case .longPress(let target, let seconds):
            withPoint(of: target, line: line) { self.play(.press(at: $0, duration: seconds), in: $1, then: next) }
        case .drag(let start, let end, let seconds):
            play(.drag(from: start, to: end, duration: seconds), then: next)
        case .pinch(let target, let scale, let seconds):
            withPoint(of: target, line: line) {
                let width = ($1 ?? self.keyWindows.first)?.bounds.width ?? 0
                self.play(.pinch(at: $0, scale: scale, duration: seconds, width: width), in: $1, then: next)
            }
        case .rotate(let target, let degrees, let seconds):
            withPoint(of: target, line: line) {
                self.play(.rotate(at: $0, by: degrees * .pi / 180, duration: seconds), in: $1, then: next)
            }
        case .hover(let target):
            withPoint(of: target, line: line) { self.play(.hover(at: $0), in: $1, then: next) }
        case .click(let target, let isSecondary):
            withPoint(of: target, line: line) {
                self.play(.click(at: $0, button: isSecondary ? .right : .left), in: $1, then: next)
            }
        case .scrollToTop:
            guard windows.contains(where: { $0.scrollToTop() }) else {
                return fail(line, "a scroll view that may go to its top", found: "there is none")
            }
            next()
        case .scroll(let point, let delta):
            play(.scroll(at: point, by: delta), then: next)
        case .type(let text):
            play(.type(text), then: next)
        case .key(let chord):
            play(.key(chord), then: next)
        case .resize(let size):
            resize(to: size, line: line, then: next)
        case .orientation(let orientation):
            application.device.simulate(orientation)
            next()
        case .shake:
            application.shake()
            next()
        case .connectScreen(let description):
            connectScreen(description, line: line, then: next)
        case .disconnectScreen(let number):
            disconnectScreen(number, line: line, then: next)
        case .expect(let name):
            withView(named: name, line: line) { _ in next() }
        case .expectNot(let name):
            waitFor(
                line, "no \"\(name)\"", otherwise: { "it is there" }, until: { [self] in view(named: name) == nil },
                then: next)
        case .screenshot(let path, let screen):
            screenshot(to: path, screen: screen, line: line, then: next)
        case .tree(let path):
            write(to: path, line: line, then: next) { try ViewTree.json(of: self.windows) }
        case .accessibility(let path):
            write(to: path, line: line, then: next) { try ViewAccessibility(self.application).json() }
        case .audit(let path):
            audit(path, line: line, then: next)
        case .assist(let action, let name):
            assist(action, on: name, line: line, then: next)
        case .escape:
            AssistiveUser(ViewAccessibility(application)).escape()
            next()
        case .magicTap:
            AssistiveUser(ViewAccessibility(application)).magicTap()
            next()
        case .quit:
            end(nil)
        }
    }

    // MARK: - Views

    private func view(named name: String) -> UIView? {
        ViewSearch(windows: windows).view(named: name)
    }

    private func withView(named name: String, line: Int, then work: @escaping @MainActor (UIView) -> Void) {
        waitFor(
            line, "a view named \"\(name)\", or with that label or text", otherwise: { "none can be seen" },
            until: { [self] in view(named: name) != nil },
            then: { [self] in
                if let view = view(named: name) { work(view) }
            })
    }

    private func withPoint(
        of target: AutomationTarget, line: Int, then work: @escaping @MainActor (CGPoint, UIWindow?) -> Void
    ) {
        switch target {
        case .point(let point): work(point, nil)
        case .named(let name):
            withView(named: name, line: line) { [self] view in
                // The window of the view becomes key, as it would for a user's touch.
                view.window?.makeKey()
                guard let point = view.touchPoint else {
                    return fail(line, "to touch \"\(name)\"", found: "nothing of it can be seen")
                }
                work(point, view.window)
            }
        }
    }

    private func assist(
        _ action: AssistiveAction, on name: String, line: Int, then next: @escaping @MainActor () -> Void
    ) {
        let find = { [self] in ViewAccessibility(application).element(named: name) }
        waitFor(
            line, "an element named \"\(name)\"", otherwise: { "assistive technology sees none" },
            until: { find() != nil },
            then: { [self] in
                guard let element = find() else { return }
                switch AssistiveUser(ViewAccessibility(application)).perform(action, on: element) {
                case .done: next()
                case .touch(let point): play(.press(at: point), in: element.hostWindow, then: next)
                case .refused: fail(line, "\"\(name)\" to perform the action", found: "it doesn't")
                }
            })
    }

    /// Writes the defects of the key window, or fails if there are any.
    private func audit(_ path: String?, line: Int, then next: @escaping @MainActor () -> Void) {
        guard let window = keyWindows.first else { return fail(line, "a window", found: "there is none") }
        let issues = ViewAccessibility(application).issues(in: window)
        if let path { return write(to: path, line: line, then: next) { try AccessibilityIssue.json(issues) } }
        guard let first = issues.first else { return next() }
        fail(line, "no defects of accessibility", found: "\(issues.count): \(first.description)")
    }

    // MARK: - Windows

    private func resize(to size: CGSize, line: Int, then next: @escaping @MainActor () -> Void) {
        guard let window = keyWindows.first else {
            return fail(line, "a window", found: "there is none")
        }
        window.requestContentSize(size)
        waitFor(
            line, "a window of \(Self.text(size)) points", otherwise: { "it has \(Self.text(window.bounds.size))" },
            until: { window.bounds.size == size }, then: next)
    }

    private func screenshot(to path: String, screen: Int?, line: Int, then next: @escaping @MainActor () -> Void) {
        var candidates = keyWindows
        if let screen {
            guard isConnected(screen, line: line) else { return }
            candidates = candidates.filter { $0.screen === UIScreen.screens[screen] }
        }
        guard let window = candidates.first else {
            return fail(line, "a window on that screen", found: "there is none")
        }
        guard let picture = window.picture() else {
            return fail(line, "a picture of the window", found: "the desktop has not shown it yet")
        }
        write(to: path, line: line, then: next) { try picture.pngData() }
    }

    private static func text(_ size: CGSize) -> String {
        func number(_ value: CGFloat) -> String {
            value == value.rounded() ? String(format: "%.0f", value) : "\(value)"
        }
        return "\(number(size.width)) by \(number(size.height))"
    }

    // MARK: - Files

    private func write(
        to path: String, line: Int, then next: @escaping @MainActor () -> Void, _ content: () throws -> Data
    ) {
        do {
            try content().write(to: URL(fileURLWithPath: path))
            next()
        } catch {
            fail(line, "to write \"\(path)\"", found: "\(error)")
        }
    }
}
