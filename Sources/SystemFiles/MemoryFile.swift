// SPDX-License-Identifier: MIT
internal import CLinux
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
    /// The first mapped byte, valid as long as this object lives.
    @unsafe public let start: UnsafeMutableRawPointer

    /// Allocates `size` zero bytes, which use memory only once they are written to.
    ///
    /// The size must be above 0 and at most 2^31 − 1, the limit of the wire format.
    public init(size: Int) throws(SystemError) {
        guard size > 0, size <= Int(Int32.max) else {
            throw SystemError(operation: "sharing \(size) bytes of memory", code: EINVAL)
        }
        let (file, canSeal) = try Self.makeFile()
        let descriptor = OwnedFileDescriptor(adopting: file)
        while ftruncate(file, off_t(size)) != 0 {
            if errno != EINTR { throw SystemError(operation: "sizing shared memory", code: errno) }
        }
        isSealed = canSeal && shoji_seal_size(file) == 0
        let mapped = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        guard let mapped = unsafe mapped, unsafe mapped != shoji_map_failed() else {
            throw SystemError(operation: "mapping \(size) bytes of shared memory", code: errno)
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
    private static func makeFile() throws(SystemError) -> (file: Int32, canSeal: Bool) {
        let sealable = unsafe shoji_memory_file("shoji-pixels", 1)
        if sealable >= 0 { return (sealable, true) }
        let plain = unsafe shoji_memory_file("shoji-pixels", 0)
        if plain >= 0 { return (plain, false) }
        let refusal = errno
        guard let directory = unsafe getenv("XDG_RUNTIME_DIR") else {
            throw SystemError(operation: "making a memory file", code: refusal)
        }
        let file = unsafe open(directory, shoji_nameless_file_flags(), S_IRUSR | S_IWUSR)
        guard file >= 0 else { throw SystemError(operation: "making a memory file", code: errno) }
        return (file, false)
    }
}
