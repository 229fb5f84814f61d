// SPDX-License-Identifier: MIT
internal import Foundation

/// Returns the class of a name; `nil` if there is none.
///
/// A name without a module is looked up in the module of the caller, as the Objective-C runtime does for classes with
/// `@objc(name)`.
public func applicationClass(_ name: String, file: String = #fileID) -> AnyClass? {
    if let found = NSClassFromString(name) { return found }
    guard !name.contains("."), let module = file.split(separator: "/").first else { return nil }
    return NSClassFromString("\(module).\(name)")
}
