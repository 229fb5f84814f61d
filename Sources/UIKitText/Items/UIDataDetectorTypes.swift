// SPDX-License-Identifier: MIT
internal import DataDetection

/// The kinds of data that are recognized in text and made interactive.
///
/// > Note: Differs from UIKit: dates, postal addresses, flight numbers, shipment tracking numbers, amounts of money,
/// > physical values, and lookup suggestions have no action on this desktop, so they have no values here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Phone numbers, which are called.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Links, and mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    /// The kinds for a detector.
    var dataKinds: DataKinds {
        var kinds: DataKinds = []
        if contains(.link) { kinds.insert(.links) }
        if contains(.phoneNumber) { kinds.insert(.phoneNumbers) }
        return kinds
    }
}
