// SPDX-License-Identifier: MIT
import UIKit

/// A behavior of the fixture in addition to showing a window.
@MainActor
enum Habit: String {
    case none
    /// Uses all mechanisms that run during the application's main loop, and reports which of them ran.
    case loops
    /// Writes into a pipe without a reader.
    case brokenPipe
    /// Blocks its main actor forever.
    case stuck
    /// Blocks in the delegate's last callback.
    case longFarewell
    /// Has a button with a menu, and reports the choice.
    case menu
    /// Has a text field, and reports its text.
    case writes
    /// Has text fields for an input method, and reports their text and composition.
    case composes
    /// Has gesture recognizers, a scroll view and buttons, and reports their events.
    case hears
    /// Has a view that is dragged and one on which content is dropped, and reports their calls.
    case drags
    /// Has a text view, reports its text, and uses the pasteboard as standard input says.
    case exchanges
    /// Opens a link, and presents a document picker.
    case asks
    /// Reports the system's appearance settings whenever they change.
    case looks
    /// Reports the user's locale, languages, formats, and home folder, as Foundation returns them.
    case user

    init(_ name: String?) {
        self = name.flatMap(Habit.init(rawValue:)) ?? .none
    }

    func begin() {
        switch self {
        case .none, .longFarewell, .looks, .menu, .writes, .composes, .hears, .drags, .exchanges: break
        case .loops: Loops.begin()
        case .user: reportUser()
        case .asks: ask()
        case .brokenPipe: writeIntoBrokenPipe()
        case .stuck:
            DispatchQueue.main.async {
                say("stuck")
                waitForever()
            }
        }
    }

    private func ask() {
        if let page = URL(string: "https://example.org") { UIApplication.shared.open(page) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
        UIApplication.shared.windows.first?.rootViewController?.present(picker, animated: false)
    }

    private func reportUser() {
        let formatter = DateFormatter()
        formatter.timeZone = .gmt
        (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
        say("locale \(Locale.current.identifier) \(Locale.preferredLanguages.joined(separator: " "))")
        say("time \(formatter.string(from: Date(timeIntervalSince1970: 1_795_852_440)))")
        say("number \(1234.5.formatted()) \(Locale.current.currency?.identifier ?? "")")
        say("week \(Calendar.current.firstWeekday) \(Locale.current.measurementSystem.identifier)")
        say("home \(NSHomeDirectory()) \(FileManager.default.homeDirectoryForCurrentUser.path)")
        let folders = [FileManager.SearchPathDirectory.documentDirectory, .applicationSupportDirectory]
        let paths = folders.flatMap { FileManager.default.urls(for: $0, in: .userDomainMask) }.map(\.path)
        say("folders \(paths.joined(separator: " "))")
    }

    private func writeIntoBrokenPipe() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return say("no pipe") }
        close(ends[0])
        let count = write(ends[1], "x", 1)
        say(count < 0 && errno == EPIPE ? "broken pipe" : "wrote \(count)")
    }
}
