// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation

/// A process that runs during a test, and is terminated with the last reference to it or with the test runner.
///
/// It has none of the test runner's desktop environment variables, only those in `environment`.
public final class ChildProcess: Sendable {
    /// The process identifier.
    public var identifier: Int { Int(process) }

    private let process: pid_t
    private let stage = ProcessStage()
    /// Kept open: its end notifies processes that watch their standard input of the end of the test runner.
    private let leash: Int32

    /// Starts a program.
    public init(
        _ program: Program, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws {
        let (input, output, errors) = (try makeConnection(), try makeConnection(), try makeConnection())
        defer { for file in [input.far, output.far, errors.far] { close(file) } }
        leash = input.near
        process = try Launch(
            path: program.path, arguments: arguments, environment: Self.inherited.merging(environment) { $1 },
            files: [input.far, output.far, errors.far]
        ).start()
        ProcessActivity.didStart(process)
        try ProcessWatch.start(process, output: output.near, errors: errors.near, stage: stage)
    }

    deinit {
        // Includes the processes that it started.
        send(SIGKILL, toGroup: true)
        close(leash)
    }

    /// The environment without variables that refer to a desktop or change an application's startup.
    private static let inherited: [String: String] = {
        let desktop: Set<String> = [
            "DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "SWAYSOCK", "DBUS_SESSION_BUS_ADDRESS",
        ]
        return ProcessInfo.processInfo.environment.filter { name, _ in
            !desktop.contains(name) && !name.hasPrefix("SHOJI_")
        }
    }()

    /// Sends a signal, unless the process has ended; with `toGroup`, also to the processes that it started.
    public func send(_ signal: Int32, toGroup: Bool = false) {
        stage.queue.sync { [stage, process] in Self.send(signal, to: process, toGroup: toGroup, stage) }
    }

    private static func send(_ signal: Int32, to process: pid_t, toGroup: Bool = false, _ stage: ProcessStage) {
        guard stage.report.ending == nil else { return }
        kill(toGroup ? -process : process, signal)
    }

    /// Writes a line to the standard input.
    public func write(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = Glibc.write(leash, bytes, bytes.count)
    }

    /// The current report.
    public var report: ProcessReport { stage.queue.sync { stage.report } }

    // MARK: - Waiting

    /// Waits until the probe returns a value for the process's report; `event` describes it in failures.
    public func wait<Value: Sendable>(
        for event: String, _ probe: @escaping @Sendable (ProcessReport) -> Value?
    ) async throws -> Value {
        try await wait(for: event, endsWithProgram: true, probe)
    }

    private func wait<Value: Sendable>(
        for event: String, endsWithProgram: Bool, _ probe: @escaping @Sendable (ProcessReport) -> Value?
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            stage.queue.async { [stage] in
                stage.wait {
                    continuation.resume(throwing: ProcessFailure.tooLate(waitingFor: event, report: stage.report))
                } _: {
                    if let value = probe(stage.report) {
                        continuation.resume(returning: value)
                    } else if endsWithProgram, stage.report.ending != nil {
                        continuation.resume(throwing: ProcessFailure.ended(waitingFor: event, report: stage.report))
                    } else {
                        return false
                    }
                    return true
                }
            }
        }
    }

    /// Waits for a line of output with that prefix, and returns the rest of it.
    @discardableResult
    public func line(_ start: String) async throws -> String {
        try await wait(for: "the line \"\(start)\"") { report in
            report.lines.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
        }
    }

    /// Waits for the end, at which all output is known.
    public func end() async throws -> ProcessReport {
        try await wait(for: "the end") { $0.ending == nil ? nil : $0 }
    }

    /// Waits for the end while repeatedly sending a signal.
    ///
    /// Signals of the same number that arrive before the process has handled the first are merged.
    public func end(insistingOn signal: Int32) async throws -> ProcessReport {
        let timer = DispatchSource.makeTimerSource(queue: stage.queue)
        timer.setEventHandler { [stage, process] in Self.send(signal, to: process, stage) }
        timer.schedule(deadline: .now(), repeating: .milliseconds(50))
        timer.activate()
        defer { timer.cancel() }
        return try await end()
    }

    /// Waits for the data that the process writes into the pipe; opening it blocks the process until then.
    public func receive(from pipe: NamedPipe) async throws -> [UInt8] {
        let file = open(pipe.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw ProcessFailure.system(operation: "opening \(pipe.path)", code: errno) }
        let contents = PipeContents()
        ProcessWatch.read(file) { [stage] bytes in
            stage.queue.sync {
                contents.bytes = bytes
                stage.check()
            }
        }
        let event = "data in \(pipe.path)"
        let bytes = try await wait(for: event, endsWithProgram: false) { report in
            // Data written before the end can still be in the pipe; opening and closing it ends the data.
            if report.ending != nil, contents.bytes == nil { close(open(pipe.path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)) }
            return contents.bytes
        }
        guard !bytes.isEmpty else { throw ProcessFailure.ended(waitingFor: event, report: report) }
        return bytes
    }

    /// Runs a program and waits until it exits successfully.
    @discardableResult
    public static func run(
        _ program: Program, _ arguments: [String] = [], environment: [String: String] = [:]
    ) async throws -> ProcessReport {
        let report = try await ChildProcess(program, arguments, environment: environment).end()
        guard report.ending == .status(0) else {
            throw ProcessFailure.ended(waitingFor: "its success: \(program.path) \(arguments)", report: report)
        }
        return report
    }
}

/// The content of a pipe.
// Unchecked: used on the stage's queue only.
private final class PipeContents: @unchecked Sendable {
    /// `nil` until the pipe is closed for writing.
    var bytes: [UInt8]?
}
