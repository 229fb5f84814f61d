// SPDX-License-Identifier: MIT
internal import Foundation

/// The values of a variable font's axes in Core Text's notation: numbers by tags, which are numbers too.
enum FontVariation {
    /// Returns the values by the axes' names; elements of other types are ignored.
    static func axes(_ value: Any) -> [String: Double] {
        guard let values = value as? [AnyHashable: Any] else { return [:] }
        var axes: [String: Double] = [:]
        for (key, value) in values {
            guard let tag = number(key.base).flatMap({ UInt32(exactly: $0) }), let value = number(value) else {
                continue
            }
            axes[name(of: tag)] = value
        }
        return axes
    }

    static func dictionary(_ axes: [String: Double]) -> [Int: Double] {
        Dictionary(axes.map { (Int(tag($0.key)), $0.value) }) { first, _ in first }
    }

    static func tag(_ name: String) -> UInt32 { name.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

    private static func name(of tag: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }

    private static func number(_ value: Any) -> Double? {
        let number: Double? =
            switch value {
            case let value as Double: value
            case let value as Int: Double(value)
            case let value as UInt32: Double(value)
            case let value as CGFloat: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
