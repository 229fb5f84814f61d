// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// A boundary with the identifier that the application gave it.
struct CollisionBoundary {
    /// The number of the boundary of the reference view.
    static let reference = 0

    let identifier: any NSCopying
    let number: Int
    let path: UIBezierPath

    func hasIdentifier(_ other: any NSCopying) -> Bool {
        Self.key(identifier) == Self.key(other)
    }

    /// Strings are equal whether they are Swift's or Foundation's.
    private static func key(_ identifier: any NSCopying) -> AnyHashable? {
        if let string = identifier as? NSString { return String(describing: string) }
        return (identifier as? any Hashable).map { AnyHashable($0) }
    }
}
