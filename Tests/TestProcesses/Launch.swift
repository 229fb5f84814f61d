// SPDX-License-Identifier: MIT
internal import Glibc

/// The start of a process: as the leader of its own process group, with three open files and no blocked or ignored
/// signals, whatever the state of the calling thread.
struct Launch {
    var path: String
    var arguments: [String]
    var environment: [String: String]
    /// Standard input, output and error.
    var files: [Int32]

    /// Starts the process and returns its identifier.
    func start() throws(ProcessFailure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, file) in files.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
        }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)

        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + variables { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, path, &actions, &attributes, &words, &variables)
        guard code == 0 else { throw .system(operation: "starting \(path)", code: code) }
        return process
    }
}

/// Returns the two ends of a new connection that child processes don't inherit; a socket, which has that property
/// atomically.
func makeConnection() throws(ProcessFailure) -> (near: Int32, far: Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .system(operation: "making a socket", code: errno) }
    return (ends[0], ends[1])
}
