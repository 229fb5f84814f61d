// SPDX-License-Identifier: MIT
import AccessibilityATSPI
import AccessibilityTree
import DesktopBus
import Foundation
import TestAccessibility

/// Serves a model on the accessibility bus of the session, and changes it by the commands that it reads.
///
/// The first argument is `sample`, or a number of objects. A command is a line, such as `focus Send`.
@main
struct AccessibilityFixture {
    @MainActor
    static func main() {
        let variables = ProcessInfo.processInfo.environment
        let fixture = Fixture(CommandLine.arguments.dropFirst().first ?? "sample")
        let service = AccessibilityService(
            bus: variables["DBUS_SESSION_BUS_ADDRESS"].map(DesktopBus.init(address:)), variables: variables,
            toolkitVersion: "1.0", locale: "en_US.UTF-8"
        ) { fixture.provide() }
        service.screenReaderHandler = { fixture.say("reader \($0)") }
        service.start()
        fixture.say("started")
        Thread.detachNewThread {
            while let line = readLine() {
                DispatchQueue.main.async { MainActor.assumeIsolated { fixture.run(line) } }
            }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { service.stop() }
                exit(0)
            }
        }
        while true { RunLoop.main.run() }
    }
}

@MainActor
final class Fixture {
    private let provider = ModelProvider(name: "AccessibilityFixture")
    private let kind: String
    private var names: [String: AccessibilityID] = [:]

    init(_ kind: String) {
        self.kind = kind
        provider.actionHandler = { [weak self] in self?.say("action \($0)") }
    }

    /// Builds the objects when they are first asked for.
    func provide() -> ModelProvider {
        if let count = Int(kind) {
            let window = provider.add(
                .window, "Many", to: .application, states: [.enabled, .visible, .showing, .active])
            var row = window
            for index in 0..<count {
                if index % 100 == 0 { row = provider.add(.group, "Group \(index / 100)", to: window) }
                provider.add(.button, "Button \(index)", to: row) {
                    $0.actions = [AccessibilityAction(name: "activate", title: "Activate")]
                }
            }
        } else {
            names = provider.addSample().byName
        }
        say("provided")
        return provider
    }

    func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    func run(_ line: String) {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let argument = parts.count > 1 ? parts[1] : ""
        let id = names[argument]
        switch parts.first {
        case "focus": if let id { _ = provider.focus(id) }
        case "announce": provider.report(.announcement(names["Sample"] ?? .application, argument, interrupts: false))
        case "name":
            guard let id = names["Send"] else { break }
            provider.update(id) { $0.element.name = argument }
            provider.report(.name(id, argument))
        case "value": if let id = names["Volume"], let value = Double(argument) { _ = provider.setValue(value, of: id) }
        case "toggle":
            guard let id = names["Wi-Fi"] else { break }
            provider.update(id) { $0.element.states.formSymmetricDifference(.checked) }
            provider.report(.state(id, .checked, provider.element(id)?.states.contains(.checked) == true))
        case "insert": insert(argument)
        case "select":
            guard let list = names["Fruits"], let id, let index = provider.index(of: id) else { break }
            _ = provider.setAllSelected(false, of: list)
            _ = provider.setSelected(true, childAt: index, of: list)
            _ = provider.focus(id)
        case "remove": if let id { provider.remove(id) }
        case "alert":
            let alert = provider.add(
                .alert, argument, to: .application, states: [.enabled, .visible, .showing, .active, .modal])
            let button = provider.add(.button, "OK", to: alert, states: [.enabled, .visible, .showing, .focusable])
            provider.add(.staticText, "Something happened.", to: alert)
            provider.report(.windowOpened(alert))
            provider.report(.windowActivated(alert))
            names[argument] = alert
            _ = provider.focus(button)
        case "block":
            // Keeps the main actor busy until the pipe whose path is given is closed.
            say("blocked")
            _ = FileManager.default.contents(atPath: argument)
        case "log": say(provider.log.joined(separator: ", "))
        case "elements": say("\(provider.elementCount)")
        default: say("unknown \(line)")
        }
        provider.flush()
        say("done \(line)")
    }

    private func insert(_ text: String) {
        guard let id = names["Notes"], let model = provider.nodes[id]?.text else { return }
        let offset = model.caret
        _ = model.replace(offset..<offset, with: text)
        provider.report(.textInserted(id, offset: offset, text: text))
        provider.report(.caret(id, offset: model.caret))
    }
}
