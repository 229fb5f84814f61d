// SPDX-License-Identifier: MIT
public import TestProcesses

extension ChildProcess {
    /// Starts a process that is terminated when the test runner ends, however that happens.
    ///
    /// X servers, window managers, and input methods don't watch their standard input, so another process waits for its
    /// end.
    public static func leashed(
        _ program: Program, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> ChildProcess {
        let script = """
            exec 3<&0
            "$@" & program=$!
            { cat <&3; kill $program; } >/dev/null 2>&1 &
            wait $program
            """
        return try ChildProcess(
            Program.required("sh"), ["-c", script, "sh", program.path] + arguments, environment: environment)
    }
}
