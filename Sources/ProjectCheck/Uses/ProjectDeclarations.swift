// SPDX-License-Identifier: MIT

/// The names that a project declares.
struct ProjectDeclarations: Sendable {
    private let declarations: Declarations
    /// The last components of the names of types, and generic parameters.
    private let typeNames: Set<String>
    /// Base names of all members.
    let members: Set<String>

    init(_ declarations: Declarations) {
        self.declarations = declarations
        var names = declarations.parameters
        for (name, type) in declarations.types where type.isDeclared {
            names.insert(name.split(separator: ".").last.map(String.init) ?? name)
        }
        typeNames = names
        members = Set(declarations.types.values.flatMap { $0.members.map(\.base) })
    }

    func declaresType(_ name: String) -> Bool { typeNames.contains(name) }

    /// UIKit's types from which a type of the project inherits, or to which it conforms.
    func inheritedTypes(of type: String, in list: NameList) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        var next = [type]
        while let name = next.popLast() {
            guard seen.insert(name).inserted else { continue }
            if let declaration = declarations.types[name] {
                next += declaration.inherited
                if declaration.isDeclared { continue }
            }
            if list.types[name] != nil { found.append(name) }
        }
        return found
    }
}
