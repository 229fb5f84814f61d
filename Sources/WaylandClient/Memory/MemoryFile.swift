// SPDX-License-Identifier: MIT
internal import CWayland
internal import Glibc

/// Memory that can be shared with the compositor: a nameless file of fixed size, mapped here for reading and writing.
///
/// The file is sealed against shrinking and growing, where the system can, so that the compositor may read it without
/// guarding itself. Freed with the last reference; the compositor keeps what it has mapped.
// Unchecked, because of the mapping: whoever draws into it arranges with the compositor (`wl_buffer.release`) and with
// the program's other threads when it may.
@safe
public final class MemoryFile: @unchecked Sendable {
    /// In bytes, as asked for.
    public let size: Int
    public let descriptor: OwnedFileDescriptor
    /// Whether the size can no longer be changed, by anyone.
    public let isSealed: Bool
    private let start: UnsafeMutableRawPointer

    /// Memory of `size` bytes, all zero; it takes up room only once it is written to.
    ///
    /// The size must be above 0 and no more than the wire's 2^31 − 1.
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

    /// The mapped bytes, valid as long as this object lives.
    @unsafe
    public var bytes: UnsafeMutableRawBufferPointer {
        unsafe UnsafeMutableRawBufferPointer(start: start, count: size)
    }

    /// A memory file; where the kernel has none, a deleted file in the session's directory, which is memory too.
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
