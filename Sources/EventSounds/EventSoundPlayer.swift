// SPDX-License-Identifier: MIT
internal import Foundation

/// Short sounds of the desktop's sound theme.
///
/// Nothing is loaded before the first sound: then libcanberra, which connects to the sound server.
package final class EventSoundPlayer: Sendable {
    private let queue = DispatchQueue(label: "event-sounds", qos: .userInteractive)
    private let storage: Storage

    /// The connection, which is created on the queue.
    private final class Storage: @unchecked Sendable {
        // Used on the player's queue alone.
        private var context: CanberraContext?
        private var isOpened = false
        private let library: String
        private let application: String

        init(library: String, application: String) {
            self.library = library
            self.application = application
        }

        var current: CanberraContext? {
            guard !isOpened else { return context }
            isOpened = true
            context = CanberraContext(library: library)
            _ = context?.change(["application.id": application, "application.name": application])
            return context
        }
    }

    /// Creates a player.
    ///
    /// - Parameters:
    ///   - application: The application's identifier, for which mixers have a volume.
    ///   - library: The file name of libcanberra.
    package init(application: String, library: String = "libcanberra.so.0") {
        storage = Storage(library: library, application: application)
    }

    /// Starts the sound of an event, such as `button-pressed`, off the caller's thread.
    ///
    /// - Parameters:
    ///   - event: The name of the event in freedesktop.org's specification of sound names.
    ///   - theme: The name of the sound theme; `nil` for the desktop's.
    /// - Returns: Whether it was started. It isn't without libcanberra, a sound server, or a sound for the event.
    package func play(_ event: String, theme: String? = nil) async -> Bool {
        var properties = ["event.id": event, "media.role": "event", "canberra.cache-control": "permanent"]
        if let theme { properties["canberra.xdg-theme.name"] = theme }
        return await withCheckedContinuation { continuation in
            queue.async { [storage, properties] in
                continuation.resume(returning: storage.current?.play(properties) ?? false)
            }
        }
    }
}
