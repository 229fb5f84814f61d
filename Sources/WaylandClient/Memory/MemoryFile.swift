// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc

/// Memory that can be shared with the compositor: an anonymous file of fixed size, mapped for reading and writing.
///
/// The file is sealed against changes of size where the system supports that, so that the compositor can read it
/// without protecting itself. Freed with the last reference; the compositor keeps its own mapping.
// Unchecked because of the mapping: users coordinate access with the compositor (`wl_buffer.release`) and among
// threads.
@safe
public final class MemoryFile: @unchecked Sendable {
    /// The size in bytes, as requested.
    public let size: Int
    /// The file's descriptor.
    public let descriptor: OwnedFileDescriptor
    /// Whether the size is sealed.
    public let isSealed: Bool
    private let start: UnsafeMutableRawPointer

    /// Allocates `size` zero bytes, which use memory only once they are written to.
    ///
    /// The size must be above 0 and at most 2^31 − 1, the limit of the wire format.
    public init(size: Int) throws(SharedMemoryError) {
        guard size > 0, size <= Int(Int32.max) else { throw .invalidSize(size) }
        let (file, canSeal) = try Self.makeFile()
        let descriptor = OwnedFileDescriptor(adopting: file)
        while ftruncate(file, off_t(size)) != 0 {
            if errno != EINTR { throw .system(SystemError(operation: "sizing shared memory", code: errno)) }
        }
        isSealed = canSeal && shoji_wayland_seal_size(file) == 0
        let mapped = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        guard let mapped = unsafe mapped, unsafe mapped != shoji_wayland_map_failed() else {
            throw .system(SystemError(operation: "mapping \(size) bytes of shared memory", code: errno))
        }
        self.size = size
        self.descriptor = descriptor
        unsafe start = mapped
    }

    deinit {
        unsafe munmap(start, size)
    }

    /// The mapped bytes, valid as long as this object exists.
    @unsafe
    public var bytes: UnsafeMutableRawBufferPointer {
        unsafe UnsafeMutableRawBufferPointer(start: start, count: size)
    }

    /// Creates a memory file; without kernel support, a deleted file in the runtime directory, which is in memory too.
    private static func makeFile() throws(SharedMemoryError) -> (file: Int32, canSeal: Bool) {
        let sealable = unsafe shoji_wayland_memory_file("shoji-pool", 1)
        if sealable >= 0 { return (sealable, true) }
        let plain = unsafe shoji_wayland_memory_file("shoji-pool", 0)
        if plain >= 0 { return (plain, false) }
        let refusal = errno
        guard let directory = unsafe getenv("XDG_RUNTIME_DIR") else {
            throw .system(SystemError(operation: "making a memory file", code: refusal))
        }
        let file = unsafe open(directory, shoji_wayland_nameless_file_flags(), S_IRUSR | S_IWUSR)
        guard file >= 0 else { throw .system(SystemError(operation: "making a memory file", code: errno)) }
        return (file, false)
    }
}
