// SPDX-License-Identifier: MIT
internal import Foundation

/// The application's classes in an archive, whose objects are decoded with a `StateDecoder` too.
final class RestoredClasses: NSKeyedUnarchiverDelegate {
    /// The class that decodes the objects of each class name.
    private let readers: [String: AnyClass]

    /// Finds the classes that an archive names; those of Foundation know its unarchiver.
    init(archive: Data) {
        let list = try? PropertyListSerialization.propertyList(from: archive, format: nil) as? [String: Any]
        var readers: [String: AnyClass] = [:]
        for object in list?["$objects"] as? [Any] ?? [] {
            guard let name = (object as? [String: Any])?["$classname"] as? String, readers[name] == nil,
                let found = NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name),
                !String(reflecting: found).hasPrefix("Foundation."),
                let coding = ((found as? NSObject.Type)?.classForKeyedUnarchiver() ?? found) as? any NSCoding.Type
            else { continue }
            readers[name] = Self.reader(of: coding)
        }
        self.readers = readers
    }

    func unarchiver(for archive: Data) throws -> NSKeyedUnarchiver {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive)
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        unarchiver.delegate = self
        for name in readers.keys { unarchiver.setClass(readers[name], forClassName: name) }
        return unarchiver
    }

    private static func reader<Object: NSCoding>(of type: Object.Type) -> AnyClass { RestoredObject<Object>.self }

    // MARK: - NSKeyedUnarchiverDelegate

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        (object as? any RestoredValue)?.decoded ?? object
    }

    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses: [String]
    ) -> AnyClass? { nil }

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

/// An object that the unarchiver replaces with the one that it decoded.
private protocol RestoredValue {
    var decoded: Any { get }
}

/// Decodes an object of an application's class for `NSKeyedUnarchiver`, which passes only itself to the object's
/// initializer.
private final class RestoredObject<Object: NSCoding>: NSObject, NSCoding, RestoredValue {
    let decoded: Any

    required init?(coder: NSCoder) {
        guard let unarchiver = coder as? NSKeyedUnarchiver,
            let object = Object(coder: StateDecoder(nestedIn: unarchiver))
        else { return nil }
        decoded = object
    }

    func encode(with coder: NSCoder) { (decoded as? any NSCoding)?.encode(with: coder) }
}
