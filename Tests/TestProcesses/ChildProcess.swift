// SPDX-License-Identifier: MIT
internal import Dispatch
public import Foundation

/// A program that runs beside the test and ends with the last reference to it, or with the test runner.
///
/// It sees nothing of the desktop that the tests run on, only what it is told in `environment`.
public final class ChildProcess: Sendable {
    /// Seconds that a test waits for something that ought to come about at once; a machine that is busy with other
    /// things may take many times longer than it should.
    public static let patience = 60

    /// The system's number for it.
    public var identifier: Int { Int(process) }

    private let process: pid_t
    private let stage = ProcessStage()
    /// Held open: its end tells programs that watch their standard input that the test runner is gone.
    private let leash: Int32

    public init(
        _ program: Program, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws {
        let (input, output, errors) = (try makeConnection(), try makeConnection(), try makeConnection())
        defer { for file in [input.far, output.far, errors.far] { close(file) } }
        leash = input.near
        stage.queue.sync { [stage] in
            stage.collect(output.near) { $0.output += $1 }
            stage.collect(errors.near) { $0.errors += $1 }
        }
        process = try Launch(
            path: program.path, arguments: arguments, environment: Self.inherited.merging(environment) { $1 },
            files: [input.far, output.far, errors.far]
        ).start()
        Thread.detachNewThread { [stage, process] in
            var information = siginfo_t()
            while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
            // Only here does the number become free for another process, so that a signal never reaches that one.
            stage.queue.sync { stage.didEnd(process) }
        }
    }

    deinit {
        // Its own helpers go with it.
        send(SIGKILL, toGroup: true)
        close(leash)
    }

    /// The environment without what would lead to a desktop or change how an application starts.
    private static let inherited: [String: String] = {
        let desktop: Set<String> = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "SWAYSOCK"]
        return ProcessInfo.processInfo.environment.filter { name, _ in
            !desktop.contains(name) && !name.hasPrefix("SHOJI_")
        }
    }()

    /// Sends a signal, unless the program has ended; to all that it has started too, if asked for.
    public func send(_ signal: Int32, toGroup: Bool = false) {
        stage.queue.sync { [stage, process] in Self.send(signal, to: process, toGroup: toGroup, stage) }
    }

    private static func send(_ signal: Int32, to process: pid_t, toGroup: Bool = false, _ stage: ProcessStage) {
        guard stage.report.ending == nil else { return }
        kill(toGroup ? -process : process, signal)
    }

    /// What is known of it now.
    public var report: ProcessReport { stage.queue.sync { stage.report } }

    // MARK: - Waiting

    /// Waits until the probe finds something in what is known of the program; `event` is what failures call it.
    public func wait<Value: Sendable>(
        for event: String, _ probe: @escaping @Sendable (ProcessReport) -> Value?
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            stage.queue.async { [stage] in
                stage.wait(patience: Self.patience) {
                    continuation.resume(throwing: ProcessFailure.tooLate(waitingFor: event, report: stage.report))
                } _: {
                    if let value = probe(stage.report) {
                        continuation.resume(returning: value)
                    } else if stage.report.ending != nil {
                        continuation.resume(throwing: ProcessFailure.ended(waitingFor: event, report: stage.report))
                    } else {
                        return false
                    }
                    return true
                }
            }
        }
    }

    /// Waits for a line of output that begins like this, and returns the rest of it.
    @discardableResult
    public func line(_ start: String) async throws -> String {
        try await wait(for: "the line \"\(start)\"") { report in
            report.lines.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
        }
    }

    /// Waits for the end, at which everything it wrote is known.
    public func end() async throws -> ProcessReport {
        try await wait(for: "the end") { $0.ending == nil ? nil : $0 }
    }

    /// Waits for the end and sends a signal again and again meanwhile.
    ///
    /// Signals of one kind that arrive before the program has taken notice of the first count as one.
    public func end(insistingOn signal: Int32) async throws -> ProcessReport {
        let timer = DispatchSource.makeTimerSource(queue: stage.queue)
        timer.setEventHandler { [stage, process] in Self.send(signal, to: process, stage) }
        timer.schedule(deadline: .now(), repeating: .milliseconds(50))
        timer.activate()
        defer { timer.cancel() }
        return try await end()
    }

    /// Waits for what the program writes into the pipe, at whose opening it stands until then.
    public func receive(from pipe: NamedPipe) async throws -> Data {
        let descriptor = open(pipe.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw ProcessFailure.system(operation: "opening \(pipe.path)", code: errno) }
        let contents = PipeContents()
        stage.queue.sync { [stage] in
            contents.reader = PipeReader(adopting: descriptor, queue: stage.queue) { bytes in
                contents.data += bytes
                stage.check()
            }
        }
        let data = try await wait(for: "data in \(pipe.path)") { _ in
            contents.reader?.isAtEnd == true ? contents.data : nil
        }
        stage.queue.sync { contents.reader = nil }
        return data
    }

    /// Runs a program to its end, which has to be a success.
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

/// What has come out of a pipe so far.
// Unchecked: used on the stage's queue only.
private final class PipeContents: @unchecked Sendable {
    var reader: PipeReader?
    var data = Data()
}
