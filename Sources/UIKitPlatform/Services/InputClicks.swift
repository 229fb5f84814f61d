// SPDX-License-Identifier: MIT
internal import EventSounds

/// The clicks of input views.
@MainActor
final class InputClicks {
    private let player: EventSoundPlayer
    /// The click that is being started.
    ///
    /// Clicks that are requested meanwhile are dropped, because late clicks would be misleading.
    private var pending: Task<Void, Never>?

    init(application: String) {
        player = EventSoundPlayer(application: application)
    }

    func play(with settings: DesktopSettings) {
        guard pending == nil, settings.playsEventSounds else { return }
        pending = Task { [weak self, player] in
            _ = await player.play("button-pressed", theme: settings.soundTheme)
            self?.pending = nil
        }
    }
}
