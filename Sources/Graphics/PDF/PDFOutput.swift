// SPDX-License-Identifier: MIT
internal import Foundation

/// The destination of a document's data.
class PDFOutput {
    /// The first error, after which data is lost; `nil` if there is none.
    private(set) var error: PDFError?

    func write(_ bytes: UnsafeRawBufferPointer) throws(PDFError) {}

    /// Called when all data has been written.
    func finish() throws(PDFError) {}

    /// Writes data until the first error.
    final func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard error == nil else { return false }
        do throws(PDFError) {
            try unsafe write(bytes)
            return true
        } catch {
            self.error = error
            return false
        }
    }
}

/// Appends the document to data in memory.
final class PDFDataOutput: PDFOutput {
    private let data: NSMutableData

    init(_ data: NSMutableData) {
        self.data = data
    }

    override func write(_ bytes: UnsafeRawBufferPointer) throws(PDFError) {
        guard let start = bytes.baseAddress else { return }
        unsafe data.append(start, length: bytes.count)
    }
}

/// Writes the document to a temporary file next to its destination, and renames it when it is complete; until then an
/// existing file stays.
final class PDFFileOutput: PDFOutput {
    private let path: String
    private let partialPath: String
    private var handle: FileHandle?

    init(path: String) throws(PDFError) {
        self.path = path
        var template = Array((path + ".XXXXXX").utf8CString)
        let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe mkstemp($0) } ?? -1
        }
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: Self.reason(errno)) }
        // mkstemp creates files that only their owner can read; documents should have the usual permissions.
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, 0o666 & ~mask)
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        partialPath = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        if handle != nil { unsafe unlink(partialPath) }
    }

    override func write(_ bytes: UnsafeRawBufferPointer) throws(PDFError) {
        do {
            try handle?.write(contentsOf: unsafe Data(bytes))
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }

    override func finish() throws(PDFError) {
        guard let handle else { return }
        do {
            try handle.close()
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
        guard unsafe rename(partialPath, path) == 0 else { throw .unwritable(path: path, reason: Self.reason(errno)) }
        self.handle = nil
    }

    private static func reason(_ code: Int32) -> String {
        unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    }
}
