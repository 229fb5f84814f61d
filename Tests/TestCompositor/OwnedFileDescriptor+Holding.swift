// SPDX-License-Identifier: MIT
internal import Glibc
internal import SystemFiles

extension OwnedFileDescriptor {
    /// Returns an anonymous file with these bytes.
    static func holding(_ bytes: [UInt8]) -> OwnedFileDescriptor? {
        var path = Array("/tmp/test-compositor-file-XXXXXX".utf8CString)
        let descriptor = unsafe mkstemp(&path)
        guard descriptor >= 0 else { return nil }
        unsafe unlink(path)
        let written = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
        let file = OwnedFileDescriptor(adopting: descriptor)
        return written == bytes.count ? file : nil
    }
}
