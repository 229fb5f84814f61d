// SPDX-License-Identifier: MIT
internal import Foundation
public import UIKitCore

/// An integer of the size of a pointer.
public typealias NSInteger = Int

/// An unsigned integer of the size of a pointer.
public typealias NSUInteger = UInt

/// The seconds since the start of the year 2001, of which those since then are counted.
public typealias CFAbsoluteTime = Double

/// Returns the seconds since January 1, 2001, by the system's clock, which can be adjusted.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Calls a closure.
///
/// Objects are released when their last reference is gone, so that there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Returns the selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
