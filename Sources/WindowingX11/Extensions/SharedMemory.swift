// SPDX-License-Identifier: MIT
internal import CXCB
internal import SystemFiles

/// MIT-SHM: pixels in memory that the server reads directly, instead of receiving them.
struct SharedMemoryExtension: Hashable, Sendable {
    let numbers: ServerExtension
    /// Whether such memory can be a pixmap, which Present shows without copying it first.
    let hasPixmaps: Bool

    /// The event sent when the server has read an image.
    var completionEvent: UInt8 { numbers.firstEvent }
}

extension Availability<SharedMemoryExtension> {
    /// Version 1.2 added file descriptors instead of System V segments, which outlive their process.
    ///
    /// A server on another machine has the extension too, but can't attach the memory; so an attachment is attempted.
    static func sharedMemory(_ connection: XConnection) -> Self {
        let found = ServerExtension.negotiate(
            .sharedMemory, on: connection, needs: (1, 2), version: ServerExtension.narrow
        ) { unsafe xcb_shm_query_version($0.pointer).sequence }
        guard let numbers = found.value else { return .absent(reason: found.reason ?? "") }
        let sequence = unsafe xcb_shm_query_version(connection.pointer).sequence
        let reply = connection.wait(for: sequence)?.load(xcb_shm_query_version_reply_t.self)
        guard SharedSegment.works(connection) else {
            return .absent(reason: "the X server cannot attach memory of this process; it may be on another machine")
        }
        let hasPixmaps = reply.map {
            $0.shared_pixmaps != 0 && UInt32($0.pixmap_format) == XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue
        }
        return .available(SharedMemoryExtension(numbers: numbers, hasPixmaps: hasPixmaps ?? false))
    }
}

/// Memory that the server has attached, until the last reference is released.
@safe
final class SharedSegment: Sendable {
    let identifier: UInt32
    let memory: MemoryFile
    private let connection: XConnection

    init?(_ memory: MemoryFile, on connection: XConnection) {
        guard let identifier = connection.makeIdentifier(), let file = try? memory.descriptor.duplicated() else {
            return nil
        }
        self.identifier = identifier
        self.memory = memory
        self.connection = connection
        // libxcb closes the descriptor after sending it. Memory that is read-only for the server can't be a pixmap.
        unsafe _ = xcb_shm_attach_fd(connection.pointer, identifier, file, 0)
    }

    deinit {
        unsafe _ = xcb_shm_detach(connection.pointer, identifier)
    }

    /// Returns whether the server can attach memory at all.
    static func works(_ connection: XConnection) -> Bool {
        guard let memory = try? MemoryFile(size: 4096), let file = try? memory.descriptor.duplicated(),
            let identifier = connection.makeIdentifier()
        else { return false }
        let cookie = unsafe xcb_shm_attach_fd_checked(connection.pointer, identifier, file, 0)
        guard connection.succeeds(cookie) else { return false }
        unsafe _ = xcb_shm_detach(connection.pointer, identifier)
        return true
    }
}
