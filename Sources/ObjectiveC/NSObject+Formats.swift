// SPDX-License-Identifier: MIT
public import Foundation

// Objects as arguments of `%@` in `String(format:)` and `NSLog(_:_:)`. Foundation for Linux can describe only its own
// strings while it formats, and ends the process for other objects. A format doesn't retain its arguments, so that the
// descriptions must outlive the calls.

extension NSObject: @retroactive CVarArg {
    /// The address of the object's description as an `NSString`.
    public var _cVarArgEncoding: [Int] { DescriptionPool.encoding(of: self) }
}

// Values that Apple's systems pass to formats as objects.

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { DescriptionPool.encoding(of: self) }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { DescriptionPool.encoding(of: self) }
}

extension Dictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { DescriptionPool.encoding(of: self) }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { DescriptionPool.encoding(of: self) }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { DescriptionPool.encoding(of: self) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { DescriptionPool.encoding(of: self) }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { DescriptionPool.encoding(of: self) }
}

/// The last descriptions that a thread's formats used.
private final class DescriptionPool {
    /// The number of descriptions that are kept, more than a format has arguments.
    private static let capacity = 256
    private static let key = "Shoji.DescriptionPool"
    private var texts: [NSString] = []
    private var next = 0

    static var current: DescriptionPool {
        let values = Thread.current.threadDictionary
        if let pool = values[key] as? DescriptionPool { return pool }
        let pool = DescriptionPool()
        values[key] = pool
        return pool
    }

    /// The address of the description of a value as an `NSString`.
    static func encoding(of value: Any) -> [Int] {
        let text = NSString(string: String(describing: value))
        current.keep(text)
        return [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
    }

    private func keep(_ text: NSString) {
        if texts.count < Self.capacity { return texts.append(text) }
        texts[next] = text
        next = (next + 1) % Self.capacity
    }
}
