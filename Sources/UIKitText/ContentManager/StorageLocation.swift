// SPDX-License-Identifier: MIT
internal import Foundation

/// A location in the text of a storage: an offset in UTF-16 units.
final class StorageLocation: NSObject, NSTextLocation {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    /// Returns the offset of a location; 0 for one of another kind.
    static func offset(_ location: any NSTextLocation) -> Int { (location as? StorageLocation)?.offset ?? 0 }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? StorageLocation else { return .orderedSame }
        if offset == other.offset { return .orderedSame }
        return offset < other.offset ? .orderedAscending : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? StorageLocation)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "\(offset)" }
}

extension NSTextRange {
    convenience init(_ range: Range<Int>) {
        self.init(between: StorageLocation(range.lowerBound), and: StorageLocation(range.upperBound))
    }
}
