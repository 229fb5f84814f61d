// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

/// Passes messages to screen readers.
///
/// A screen reader doesn't report when it has read a message, so an announcement succeeds when it is passed on. It fails
/// if no client listens, or if a later announcement of the same run-loop iteration interrupts it.
@MainActor
final class Announcer {
    private unowned let sender: EventSender
    private var lastNumber: UInt64 = 0
    /// The messages that are objects, oldest first.
    private var shown: [UInt64] = []

    /// Screen readers ask for a message after it is shown, and need some time.
    private static let maximumShownCount = 16

    init(sender: EventSender) {
        self.sender = sender
    }

    /// The announcements of a run-loop iteration.
    struct Batch {
        /// The number of announcements that interrupt previous ones and haven't been reached.
        fileprivate var interruptionCount: Int
    }

    func begin(_ changes: [AccessibilityChange]) -> Batch {
        Batch(interruptionCount: changes.count { if case .announcement(_, _, true) = $0 { true } else { false } })
    }

    func announce(_ text: String, from id: AccessibilityID, interrupts: Bool, _ batch: inout Batch) {
        if interrupts { batch.interruptionCount -= 1 }
        let isPassedOn = batch.interruptionCount <= 0 && pass(text, from: id, interrupts: interrupts)
        sender.answers.provider.announcementDidFinish(text, success: isPassedOn)
    }

    private func pass(_ text: String, from id: AccessibilityID, interrupts: Bool) -> Bool {
        guard !text.isEmpty else { return false }
        let isListening = sender.listeners.contains(.object("Announcement"))
        if isListening {
            // The politeness of live regions: 1 waits for other speech, and 2 interrupts it.
            sender.emit(
                .object("Announcement"), ObjectPath.path(id), interrupts ? 2 : 1, any: WireText.name(text))
        }
        guard !isListening, sender.listeners.contains(.state("showing")) else { return isListening }
        show(text)
        return true
    }

    /// Screen readers before 2023 know no announcements, but read notifications that become visible.
    private func show(_ text: String) {
        lastNumber += 1
        shown.append(lastNumber)
        sender.answers.announcements[lastNumber] = text
        sender.emit(.state("showing"), ObjectPath.announcement(lastNumber).path, 1)
        while shown.count > Self.maximumShownCount {
            let number = shown.removeFirst()
            sender.answers.announcements[number] = nil
            let path = ObjectPath.announcement(number).path
            sender.emit(.state("showing"), path, 0)
            sender.emit(.state("defunct"), path, 1)
        }
    }
}
