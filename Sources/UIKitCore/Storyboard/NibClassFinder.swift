// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument

/// Finds classes by the names that UI files have for them.
@MainActor
enum NibClassFinder {
    /// The class in the file's module, or else in that of the owner, of the application's delegate, or of the toolkit.
    ///
    /// A package may call its module otherwise than the project that the file comes from, so a name that is not found
    /// where the file says is looked for where the application's classes are.
    static func find(_ name: InterfaceClassName, for owner: Any?) -> AnyClass? {
        let candidates = [
            name.module, owner.flatMap(module), UIApplication.running?.delegate.flatMap(module), module(UIView.self),
        ]
        for case let module? in candidates {
            if let found = NSClassFromString("\(module).\(name.name)") { return found }
        }
        return nil
    }

    private static func module(of object: Any) -> String? {
        module(type(of: object))
    }

    private static func module(_ type: Any.Type) -> String? {
        let name = String(reflecting: type)
        return name.firstIndex(of: ".").map { String(name[..<$0]) }
    }
}
