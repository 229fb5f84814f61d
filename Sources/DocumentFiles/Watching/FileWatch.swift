// SPDX-License-Identifier: MIT
package import Foundation
internal import Glibc
internal import SystemFiles

/// Notices what this and other programs do to a file or a folder.
///
/// The folder that contains the item is watched, since most programs replace files instead of changing them. The
/// handler is called on the main actor, once for what happened together; it has to examine whether anything is
/// different, since its own process's writing is reported too.
@MainActor
package final class FileWatch {
    /// A change of the item.
    package enum Event: Hashable, Sendable {
        /// It was written, replaced, made, or removed.
        case changed
        /// It has another name in the same folder; perhaps only until a new version has its name.
        case renamed(String)
    }

    private let source: any DispatchSourceRead
    private let reader: WatchReader

    /// Watches the item at `url`; `nil` if the system doesn't allow it, such as on a volume of another machine.
    package init?(of url: URL, handler: @escaping @MainActor (Event) -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let file = OwnedFileDescriptor(adopting: descriptor)
        let changes = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
        let parent = unsafe inotify_add_watch(descriptor, url.deletingLastPathComponent().path, changes)
        guard parent >= 0 else { return nil }
        // Of a folder, the direct children are watched as well.
        let item = unsafe inotify_add_watch(descriptor, url.path, changes | UInt32(IN_ONLYDIR))
        reader = WatchReader(file: file, parent: parent, item: item, name: url.lastPathComponent)
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                guard let event = self?.reader.read() else { return }
                handler(event)
            }
        }
        // The source must be cancelled before the descriptor is closed.
        source.setCancelHandler { withExtendedLifetime(file) {} }
        source.activate()
    }

    isolated deinit {
        source.cancel()
    }
}
