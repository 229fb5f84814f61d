// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// The text of a storage as a mutable string.
final class StorageString: NSMutableString {
    private let storage: NSTextStorage

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }

    // Initializers that Foundation's class requires. Each makes a storage of its own.

    required init(capacity: Int) {
        storage = NSTextStorage()
        super.init(capacity: capacity)
    }

    required init(characters: UnsafePointer<unichar>, length: Int) {
        storage = NSTextStorage(string: String(utf16CodeUnits: characters, count: length))
        super.init(capacity: length)
    }

    required init(string: String) {
        storage = NSTextStorage(string: string)
        super.init(capacity: 0)
    }

    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(string: value.description)
    }

    required convenience init(stringLiteral value: StaticString) { self.init(string: value.description) }

    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: value.description) }

    override var length: Int { storage.length }

    override func character(at index: Int) -> unichar {
        storage.hasOwnContent
            ? storage.content.buffer.unit(at: index) ?? 0 : (storage.string as NSString).character(at: index)
    }

    override func replaceCharacters(in range: NSRange, with string: String) {
        storage.replaceCharacters(in: range, with: string)
    }
}
