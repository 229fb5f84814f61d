// SPDX-License-Identifier: MIT

// A closure in a method of the main actor checks its executor each time that the standard library calls it; these
// methods have no actor, and search the many sublayers of a list or the subviews of a view without that.
extension Array where Element: AnyObject {
    /// Returns the index of `object`; `nil` if it isn't an element.
    package func index(of object: Element) -> Int? {
        firstIndex { $0 === object }
    }

    /// Removes `object`, which is an element at most once.
    package mutating func remove(_ object: Element) {
        if let index = index(of: object) { remove(at: index) }
    }
}
