// SPDX-License-Identifier: MIT
internal import Glibc
internal import SystemFiles

/// Reads the kernel's notes about a watched item.
struct WatchReader {
    let file: OwnedFileDescriptor
    /// The watch of the folder that contains the item.
    let parent: Int32
    /// The watch of the item itself if it is a folder; otherwise negative.
    let item: Int32
    let name: String

    /// Returns what happened since the last call; `nil` if nothing happened to the item.
    func read() -> FileWatch.Event? {
        var event: FileWatch.Event?
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe Glibc.read(file.rawValue, buffer.baseAddress, buffer.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return event }
            event = self.event(in: bytes[..<count], after: event)
        }
    }

    /// Returns the event that the notes in `bytes` stand for.
    ///
    /// Each note has four numbers of 32 bits, the last of which is the length of the name that follows.
    private func event(in bytes: ArraySlice<UInt8>, after earlier: FileWatch.Event?) -> FileWatch.Event? {
        var result = earlier
        var departure: UInt32?
        var rest = bytes
        while rest.count >= 16 {
            let numbers = (0..<4).map { number(rest, at: $0 * 4) }
            let (mask, cookie, length) = (numbers[1], numbers[2], Int(numbers[3]))
            guard rest.count - 16 >= length else { break }
            let note = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
            rest = rest.dropFirst(16 + length)
            if mask & UInt32(IN_Q_OVERFLOW) != 0 {
                result = .changed
            } else if Int32(bitPattern: numbers[0]) == item, item >= 0 {
                result = result ?? .changed
            } else if Int32(bitPattern: numbers[0]) == parent {
                let noted = String(decoding: note, as: UTF8.self)
                if noted == name {
                    if mask & UInt32(IN_MOVED_FROM) != 0 { departure = cookie }
                    result = .changed
                } else if mask & UInt32(IN_MOVED_TO) != 0, cookie == departure {
                    result = .renamed(noted)
                }
            }
        }
        return result
    }

    private func number(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
        bytes.dropFirst(offset).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
