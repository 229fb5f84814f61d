// SPDX-License-Identifier: MIT
import Diagnostics
import Testing

/// The handler and the minimum level belong to the whole process, so one test at a time sets them.
@Suite("The toolkit's log", .serialized)
struct ToolkitLogTests {
    /// The messages of `body` that reach an application's handler.
    private func messages(minimumLevel: LogLevel, of body: () -> Void) -> [LogMessage] {
        let (log, level) = (LogRecorder(), ToolkitLog.minimumLevel)
        ToolkitLog.setHandler { log.append($0) }
        ToolkitLog.minimumLevel = minimumLevel
        defer {
            ToolkitLog.setHandler(nil)
            ToolkitLog.minimumLevel = level
        }
        body()
        return log.messages
    }

    private func logAll() {
        Log.debug("one")
        Log.info("two")
        Log.misuse("three")
        Log.error("four")
    }

    @Test("A handler receives each message with its level and the module that it comes from")
    func handler() {
        let module = "DiagnosticsTests"
        #expect(
            messages(minimumLevel: .debug, of: logAll) == [
                LogMessage(level: .debug, text: "one", module: module),
                LogMessage(level: .info, text: "two", module: module),
                LogMessage(level: .warning, text: "three", module: module),
                LogMessage(level: .error, text: "four", module: module),
            ])
    }

    @Test("Warnings and errors are logged by default")
    func defaultLevel() {
        #expect(messages(minimumLevel: ToolkitLog.minimumLevel, of: logAll).map(\.text) == ["three", "four"])
    }

    @Test("A message below the minimum level is not composed")
    func threshold() {
        var composed = 0
        func text() -> String {
            composed += 1
            return "text"
        }
        let messages = messages(minimumLevel: .error) {
            Log.info(text())
            Log.misuse(text())
            Log.error(text())
        }
        #expect(messages.count == 1 && composed == 1)
    }

    @Test("A recorder keeps the messages of its task from the handler, whatever their level")
    func recorder() {
        let log = LogRecorder()
        let messages = messages(minimumLevel: .warning) {
            log.record { Log.debug("inside") }
            Log.error("outside")
        }
        #expect(log.texts == ["inside"])
        #expect(messages.map(\.text) == ["outside"])
    }
}
