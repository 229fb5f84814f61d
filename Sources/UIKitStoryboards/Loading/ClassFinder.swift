// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// Finds classes by their names in UI files.
@MainActor
struct ClassFinder {
    /// The object whose module is searched, such as the owner of a nib.
    weak var owner: AnyObject?
    private static let toolkit = ["UIKitCore", "UIKitTables", "UIKitCollections", "UIKitCells", "MediaPlayer"]
    private static var known: [String: AnyClass] = [:]

    /// Returns the class in the module given in the file, or else in the module of the owner, of the application
    /// delegate, of the executable, or of the toolkit.
    ///
    /// A package may have another module name than the project that the file was created for.
    func find(_ name: String, module: String?) -> AnyClass? {
        var modules: [String] = []
        if let module { modules.append(module) }
        if let owner { modules.append(Self.module(of: owner)) }
        if let delegate = UIApplication.running?.delegate { modules.append(Self.module(of: delegate)) }
        if let executable = Bundle.main.executableURL?.lastPathComponent { modules.append(executable) }
        for module in modules + Self.toolkit {
            if let found = Self.named("\(module).\(name)") { return found }
        }
        return nil
    }

    private static func named(_ name: String) -> AnyClass? {
        if let found = known[name] { return found }
        // Names of types contain only letters, digits, and underscores; a lookup would interpret anything else.
        guard name.utf8.count < 512, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
            return nil
        }
        let found: AnyClass? = NSClassFromString(name)
        if let found { known[name] = found }
        return found
    }

    private static func module(of object: AnyObject) -> String {
        let name = String(reflecting: type(of: object))
        return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}
