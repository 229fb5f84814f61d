// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Windowing

/// A second process that restores the screens if this one is killed or crashes.
@MainActor
final class Guardian {
    private let process = Process()
    private let leash = Pipe()
    private var isReleased = false

    /// `nil` if the process can't be started, or for simulated screens, which end with this process.
    init?(of original: Restoration, on system: any WindowSystem) {
        guard system.name != "headless", let record = try? original.json() else { return nil }
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [GuardCommand.name]
        process.standardInput = leash
        process.standardOutput = FileHandle.nullDevice
        do {
            try process.run()
            try leash.fileHandleForWriting.write(contentsOf: Data("\(record)\n".utf8))
        } catch {
            return nil
        }
    }

    /// Ends the guard.
    ///
    /// The screens are in their final state.
    func release() {
        guard !isReleased else { return }
        isReleased = true
        try? leash.fileHandleForWriting.write(contentsOf: Data("\(GuardCommand.release)\n".utf8))
        try? leash.fileHandleForWriting.close()
    }
}
