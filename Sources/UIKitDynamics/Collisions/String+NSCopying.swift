// SPDX-License-Identifier: MIT
public import Foundation

// An identifier is written `"floor" as NSCopying` in source for iOS, where the compiler bridges strings to objects.
extension String: @retroactive NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
