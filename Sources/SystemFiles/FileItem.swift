// SPDX-License-Identifier: MIT
internal import CLinux
internal import Glibc

/// Calls of the kernel about files and folders by their paths.
package enum FileItem {
    /// Exchanges two items of a volume in one step.
    package static func exchange(_ first: String, _ second: String) throws(SystemError) {
        guard unsafe shoji_exchange_names(first, second) == 0 else {
            throw SystemError(operation: "exchanging \(first) and \(second)", code: errno)
        }
    }

    /// Returns the names of an item's extended attributes; none if the volume has no such attributes.
    package static func attributeNames(of path: String) -> [String] {
        // The kernel's limit for all names together.
        var bytes = [CChar](repeating: 0, count: 65_536)
        let count = unsafe bytes.withUnsafeMutableBufferPointer {
            unsafe shoji_attribute_names(path, $0.baseAddress, $0.count)
        }
        guard count > 0 else { return [] }
        return bytes[..<count].split(separator: 0).map { name in
            String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// Returns the value of an extended attribute; `nil` if it can't be read.
    package static func attribute(_ name: String, of path: String) -> [UInt8]? {
        // The kernel's limit for one value.
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe bytes.withUnsafeMutableBytes {
            unsafe shoji_attribute(path, name, $0.baseAddress, $0.count)
        }
        return count < 0 ? nil : Array(bytes[..<count])
    }

    /// Sets an extended attribute, and returns whether that succeeded.
    @discardableResult
    package static func setAttribute(_ name: String, to value: [UInt8], of path: String) -> Bool {
        unsafe value.withUnsafeBytes { unsafe shoji_set_attribute(path, name, $0.baseAddress, $0.count) } == 0
    }
}
