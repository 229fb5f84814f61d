// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// A coder that reads a keyed archive as UIKit's coders do: an object that is missing or damaged is `nil`, a missing
/// number 0, and the other values of the archive can still be read.
///
/// On Linux, `NSKeyedUnarchiver` ends the process at the first missing object or, with the other failure policy, returns
/// `nil` for all objects after it. It can't be subclassed.
final class StateDecoder: NSCoder {
    private var unarchiver: NSKeyedUnarchiver
    private let classes: RestoredClasses?
    /// The archive; `nil` while an object in it is being decoded.
    private let data: Data?

    /// Creates a coder for an archive; throws if the data isn't one.
    init(_ data: Data) throws {
        let classes = RestoredClasses(archive: data)
        unarchiver = try classes.unarchiver(for: data)
        self.classes = classes
        self.data = data
        super.init()
    }

    /// Creates a coder for the object that another coder is decoding.
    init(nestedIn unarchiver: NSKeyedUnarchiver) {
        self.unarchiver = unarchiver
        classes = nil
        data = nil
        super.init()
    }

    @available(*, unavailable)
    override init() { preconditionFailure("A decoder needs an archive.") }

    /// Returns an object, and makes the remaining ones readable if it can't be decoded.
    private func decode(_ name: String, _ body: (NSKeyedUnarchiver) -> Any?) -> Any? {
        let object = body(unarchiver)
        guard let error = unarchiver.error else { return object }
        guard let data, let classes else { return nil }
        Log.error("The value of \(name) in a saved state cannot be restored: \(error)")
        if let fresh = try? classes.unarchiver(for: data) { unarchiver = fresh }
        return nil
    }

    // MARK: - NSCoder

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }
    override var allowedClasses: [AnyClass]? { nil }
    override var systemVersion: UInt32 { unarchiver.systemVersion }
    override var error: (any Error)? { nil }

    override func containsValue(forKey key: String) -> Bool { unarchiver.containsValue(forKey: key) }

    override func decodeObject(forKey key: String) -> Any? {
        guard unarchiver.containsValue(forKey: key) else { return nil }
        return decode(key) { $0.decodeObject(forKey: key) }
    }

    override func decodePropertyList(forKey key: String) -> Any? {
        guard unarchiver.containsValue(forKey: key) else { return nil }
        return decode(key) { $0.decodePropertyList(forKey: key) }
    }

    override func decodeBool(forKey key: String) -> Bool { unarchiver.decodeBool(forKey: key) }
    override func decodeCInt(forKey key: String) -> Int32 { unarchiver.decodeInt32(forKey: key) }
    override func decodeInt32(forKey key: String) -> Int32 { unarchiver.decodeInt32(forKey: key) }
    override func decodeInt64(forKey key: String) -> Int64 { unarchiver.decodeInt64(forKey: key) }
    override func decodeInteger(forKey key: String) -> Int { unarchiver.decodeInteger(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { unarchiver.decodeFloat(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double { unarchiver.decodeDouble(forKey: key) }

    override func withDecodedUnsafeBytes<Result>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        try unarchiver.withDecodedUnsafeBytes(forKey: key, body: body)
    }

    override func withDecodedUnsafeBufferPointer<Result>(
        forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> Result
    ) rethrows -> Result {
        try withDecodedUnsafeBytes(forKey: key) { try body($0?.bindMemory(to: UInt8.self)) }
    }

    // Values without keys, in the order in which they were encoded.

    override func decodeObject() -> Any? { decode("an object without a key") { $0.decodeObject() } }
    override func decodeData() -> Data? { decodeObject() as? Data }
    override func decodePropertyList() -> Any? { decode("a property list without a key") { $0.decodePropertyList() } }

    override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at address: UnsafeMutableRawPointer) {
        unarchiver.decodeValue(ofObjCType: type, at: address)
    }
}
