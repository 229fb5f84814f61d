// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// An anonymous file of fixed size, mapped for reading and writing, which the server can map too.
///
/// Its size is sealed, so that neither side can truncate it.
// Unchecked because of the mapping: it is written on the render thread only, between `nextBuffer` and `present`.
@safe
final class MemoryFile: @unchecked Sendable {
    let size: Int
    let start: UnsafeMutableRawPointer
    private let file: Int32

    /// Creates a zeroed memory file of `size` bytes, which is allocated only when it is written to.
    init(size: Int) throws(OperationError) {
        guard size > 0, size <= Int(Int32.max) else {
            throw .unavailable(operation: "Sizing shared memory", reason: "\(size) bytes cannot be shared")
        }
        let file = unsafe shoji_xcb_memory_file("shoji-frame")
        guard file >= 0 else { throw Self.failure("Making a memory file") }
        guard ftruncate(file, off_t(size)) == 0 else {
            defer { close(file) }
            throw Self.failure("Sizing shared memory")
        }
        _ = shoji_xcb_seal_size(file)
        let mapped = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        guard let mapped = unsafe mapped, unsafe mapped != shoji_xcb_map_failed() else {
            defer { close(file) }
            throw Self.failure("Mapping \(size) bytes of shared memory")
        }
        self.size = size
        self.file = file
        unsafe start = mapped
    }

    deinit {
        unsafe munmap(start, size)
        close(file)
    }

    /// Duplicates the descriptor, for sending it; `nil` if there are no more descriptors.
    func duplicatedFile() -> Int32? {
        let copy = fcntl(file, F_DUPFD_CLOEXEC, 0)
        return copy >= 0 ? copy : nil
    }

    private static func failure(_ operation: String) -> OperationError {
        let code = errno
        return .unavailable(operation: operation, reason: unsafe String(cString: strerror(code)))
    }
}
