// SPDX-License-Identifier: MIT

/// Why a test cannot go on with a program.
public enum ProcessFailure: Error, Sendable {
    case noProgram(path: String)
    /// It ended before what the test waited for.
    case ended(waitingFor: String, report: ProcessReport)
    /// It runs, and what the test waited for has not come about.
    case tooLate(waitingFor: String, report: ProcessReport)
    /// The system refused.
    case system(operation: String, code: Int32)
}

extension ProcessFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noProgram(let path): "There is no program \(path)."
        case .ended(let event, let report): "The program ended before \(event). \(report)"
        case .tooLate(let event, let report): "The test has waited too long for \(event). \(report)"
        case .system(let operation, let code): "\(operation) failed with error \(code)."
        }
    }
}
