// SPDX-License-Identifier: MIT

/// The failure of a process in a test.
public enum ProcessFailure: Error, Sendable {
    case noProgram(path: String)
    /// The process ended before the expected event.
    case ended(waitingFor: String, report: ProcessReport)
    /// The process is running, but the expected event has not happened in time.
    case tooLate(waitingFor: String, report: ProcessReport)
    /// A system call failed.
    case system(operation: String, code: Int32)
}

extension ProcessFailure: CustomStringConvertible {
    /// A message with the process's output.
    public var description: String {
        switch self {
        case .noProgram(let path): "There is no program \(path)."
        case .ended(let event, let report): "The program ended before \(event). \(report)"
        case .tooLate(let event, let report): "The test has waited too long for \(event). \(report)"
        case .system(let operation, let code): "\(operation) failed with error \(code)."
        }
    }
}
