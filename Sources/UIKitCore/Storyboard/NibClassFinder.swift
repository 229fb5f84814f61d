// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument

/// Finds classes by their names in interface files.
@MainActor
enum NibClassFinder {
    /// Returns the class in the module given in the file, or else in the module of the owner, of the application
    /// delegate, or of the framework.
    ///
    /// A package may have another module name than the project that the interface file was created for.
    static func find(_ name: InterfaceClassName, for owner: Any?) -> AnyClass? {
        let candidates = [
            name.module, owner.flatMap(module), UIApplication.running?.delegate.flatMap(module), module(UIView.self),
            "UIKitTables",
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
