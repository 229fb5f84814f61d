// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

/// The state of a process and the processor time that it has used, as `/proc` reports them.
struct ProcessActivity {
    /// The leaders of the process groups that the tests have started and that haven't ended.
    private static let leaders = Mutex<Set<Int32>>([])

    /// Whether the process wants the processor.
    var isRunnable: Bool
    /// In the kernel's clock ticks, its own and its system calls'.
    var processorTime: UInt64

    /// Reads the state of a process; `nil` if it has ended.
    init?(_ identifier: Int32) {
        // The name, in parentheses, may contain anything.
        guard let text = Self.read("/proc/\(identifier)/stat"), let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        guard fields.count > 12, let user = UInt64(fields[11]), let system = UInt64(fields[12]) else { return nil }
        isRunnable = fields[0] == "R"
        processorTime = user + system
    }

    static func didStart(_ leader: Int32) {
        _ = leaders.withLock { $0.insert(leader) }
    }

    static func didEnd(_ leader: Int32) {
        _ = leaders.withLock { $0.remove(leader) }
    }

    /// The processor times of the running processes that the tests have started, with their children.
    static func processorTimes() -> [Int32: UInt64] {
        var pending = leaders.withLock { Array($0) }
        var times: [Int32: UInt64] = [:]
        while let identifier = pending.popLast() {
            guard times[identifier] == nil, let activity = ProcessActivity(identifier) else { continue }
            times[identifier] = activity.processorTime
            let children = read("/proc/\(identifier)/task/\(identifier)/children") ?? ""
            pending += children.split(separator: " ").compactMap { Int32($0) }
        }
        return times
    }

    private static func read(_ path: String) -> String? {
        // Foundation asks for the size first, which is 0 for these files.
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(file, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
