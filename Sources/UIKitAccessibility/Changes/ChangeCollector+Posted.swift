// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension ChangeCollector {
    /// Handles a notification that the application posted.
    func wasPosted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        switch notification {
        case .announcement: announce(argument)
        case .pageScrolled: announce(argument)
        case .screenChanged: moveFocus(to: argument, orFirst: true)
        case .layoutChanged: moveFocus(to: argument, orFirst: false)
        case .pauseAssistiveTechnology: pauses += 1
        case .resumeAssistiveTechnology:
            pauses = max(pauses - 1, 0)
            focusMayHaveChanged()
        default: break
        }
    }

    /// Moves the focus to an element after the layout; a text is announced instead.
    ///
    /// Without an argument, the first element of the key window is focused if `isFirst`.
    private func moveFocus(to argument: Any?, orFirst isFirst: Bool) {
        if argument is String || argument is NSAttributedString { return announce(argument) }
        let element = argument as? UIResponder
        UIApplication.afterLayout { [weak self] in
            guard let self, tree.observer != nil else { return }
            tree.forget()
            if let controller = element as? UIViewController, let view = controller.viewIfLoaded {
                if let node = tree.nearestNode(view) { _ = tree.focus(node.id) }
            } else if let element, let node = tree.nearestNode(element) {
                _ = tree.focus(node.id)
            } else if isFirst, let window = tree.application.keyWindow, let node = tree.firstElement(in: window) {
                _ = tree.focus(node.id)
            }
        }
    }

    private func announce(_ argument: Any?) {
        let attributed = argument as? NSAttributedString
        guard let text = attributed?.string ?? argument as? String, !text.isEmpty else { return }
        let attributes = attributed.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
        let priority = Self.priority(attributes)
        let interrupts = priority != .low
        if priority == .high {
            cancelAnnouncements()
            pending.removeAll { if case .announcement = $0 { true } else { false } }
        }
        announce(text, interrupts: interrupts)
    }

    func announce(_ text: String, interrupts: Bool) {
        announcements.append(text)
        let window = tree.application.keyboardWindow.map { tree.table.node(of: $0).id } ?? .application
        append(.announcement(window, text, interrupts: interrupts))
    }

    /// Reports that the announcements that were not passed on yet have failed.
    func cancelAnnouncements() {
        let ended = announcements
        announcements = []
        for text in ended { UIAccessibility.announcementDidFinish(text, wasSuccessful: false) }
    }

    private static func priority(_ attributes: [NSAttributedString.Key: Any]) -> UIAccessibilityPriority {
        switch attributes[.accessibilitySpeechAnnouncementPriority] {
        case let priority as UIAccessibilityPriority: return priority
        case let name as String: return UIAccessibilityPriority(rawValue: name)
        default: break
        }
        let queues = attributes[.accessibilitySpeechQueueAnnouncement]
        return (queues as? Bool ?? (queues as? NSNumber)?.boolValue) == true ? .low : .default
    }
}
