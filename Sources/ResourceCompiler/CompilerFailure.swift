// SPDX-License-Identifier: MIT

/// A file that can't be compiled, and the reason.
struct CompilerFailure: Error {
    let message: CompilerMessage

    init(_ severity: CompilerMessage.Severity = .error, path: String, text: String) {
        message = CompilerMessage(severity, path, text)
    }
}
