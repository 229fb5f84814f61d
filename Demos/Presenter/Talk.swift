// SPDX-License-Identifier: MIT
import UIKit

/// The state of a presentation, which all screens follow.
@MainActor
final class Talk {
    let deck: Deck
    private(set) var index = 0
    /// Whether the audience's screen is black.
    private(set) var isDark = false
    /// The time at which the presentation started; `nil` before the first step.
    private(set) var start: Date?
    let undoManager = UndoManager()
    /// Called after each change with whether the slide has changed.
    var onChange: ((_ isOtherSlide: Bool) -> Void)?

    init(deck: Deck) {
        self.deck = deck
    }

    var slide: Slide? { deck.slides.indices.contains(index) ? deck.slides[index] : nil }
    var nextSlide: Slide? { deck.slides.indices.contains(index + 1) ? deck.slides[index + 1] : nil }

    /// Goes to a slide, clamped to the first and the last.
    func go(to index: Int) {
        let target = min(max(index, 0), max(deck.slides.count - 1, 0))
        guard target != self.index else { return }
        self.index = target
        start = start ?? Date()
        onChange?(true)
    }

    func toggleDark() {
        isDark.toggle()
        onChange?(false)
    }

    func resetClock() {
        guard start != nil else { return }
        setClock(nil)
        undoManager.setActionName("Reset Clock")
    }

    private func setClock(_ time: Date?) {
        undoManager.registerUndo(withTarget: self) { [start] in $0.setClock(start) }
        start = time
        onChange?(false)
    }
}
