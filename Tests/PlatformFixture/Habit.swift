// SPDX-License-Identifier: MIT
import Foundation

/// What the fixture does beside showing a window.
@MainActor
enum Habit: String {
    case none
    /// Uses everything that is to run while an application runs, and says what did.
    case loops
    /// Writes into a pipe that nobody reads.
    case brokenPipe
    /// Its main actor never comes back.
    case stuck
    /// Its delegate does not come back from the last call.
    case longFarewell
    /// Has a button with a menu, and says what was chosen.
    case menu
    /// Has a text field, and says what is typed.
    case writes
    /// Has gesture recognizers, a scroll view and buttons, and says what they hear.
    case hears
    /// Says how the desktop wants it to look, whenever that changes.
    case looks

    init(_ name: String?) {
        self = name.flatMap(Habit.init(rawValue:)) ?? .none
    }

    func begin() {
        switch self {
        case .none, .longFarewell, .looks, .menu, .writes, .hears: break
        case .loops: Loops.begin()
        case .brokenPipe: writeIntoBrokenPipe()
        case .stuck:
            DispatchQueue.main.async {
                say("stuck")
                waitForever()
            }
        }
    }

    private func writeIntoBrokenPipe() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return say("no pipe") }
        close(ends[0])
        let count = write(ends[1], "x", 1)
        say(count < 0 && errno == EPIPE ? "broken pipe" : "wrote \(count)")
    }
}
