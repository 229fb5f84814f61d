// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

/// An object that this application serves on the accessibility bus.
enum ObjectPath: Hashable {
    case element(AccessibilityID)
    /// A link in the text of an element, by its index.
    case link(AccessibilityID, Int)
    /// A message that exists while it is read out.
    case announcement(UInt64)
    case cache

    static let prefix = "/org/a11y/atspi/accessible"
    private static let objectPrefix = prefix + "/"
    static let root = prefix + "/root"
    static let cachePath = "/org/a11y/atspi/cache"
    /// The path that stands for no object.
    static let null = "/org/a11y/atspi/null"

    init?(_ path: String) {
        guard path.hasPrefix(Self.objectPrefix) else {
            guard path == Self.cachePath else { return nil }
            self = .cache
            return
        }
        let rest = path.utf8.dropFirst(Self.objectPrefix.utf8.count)
        if let number = Self.number(rest), number > 0 {
            self = .element(AccessibilityID(rawValue: number))
        } else if rest.elementsEqual("root".utf8) {
            self = .element(.application)
        } else {
            let parts = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            if parts.count == 2, parts[0].elementsEqual("announcement".utf8), let number = Self.number(parts[1]) {
                self = .announcement(number)
            } else if parts.count == 3, parts[1].elementsEqual("link".utf8), let number = Self.number(parts[0]),
                let index = Self.number(parts[2]), index < 1 << 31
            {
                self = .link(AccessibilityID(rawValue: number), Int(index))
            } else {
                return nil
            }
        }
    }

    /// Reads a decimal number without sign and leading zeros.
    private static func number(_ digits: Substring.UTF8View) -> UInt64? {
        guard let first = digits.first, digits.count <= 20, first != UInt8(ascii: "0") || digits.count == 1 else {
            return nil
        }
        var number: UInt64 = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, overflows) = product.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
            if isTooLarge || overflows { return nil }
            number = sum
        }
        return number
    }

    static func path(_ id: AccessibilityID) -> String {
        id == .application ? root : objectPrefix + String(id.rawValue)
    }

    var path: String {
        switch self {
        case .element(let id): Self.path(id)
        case .link(let id, let index): "\(Self.path(id))/link/\(index)"
        case .announcement(let number): "\(Self.prefix)/announcement/\(number)"
        case .cache: Self.cachePath
        }
    }
}

/// A reference to an object of any application on the accessibility bus.
struct ObjectReference: Hashable {
    var connection: String
    var path: String

    static let null = ObjectReference(connection: "", path: ObjectPath.null)

    var argument: BusArgument { .structure([.text(connection), .path(path)]) }

    init(connection: String, path: String) {
        self.connection = connection
        self.path = path
    }

    /// Reads a received structure.
    init?(_ value: BusValue?) {
        guard let members = value?.list, members.count == 2, let connection = members[0].text,
            let path = members[1].text
        else { return nil }
        self.init(connection: connection, path: path)
    }
}
