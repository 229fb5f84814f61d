// SPDX-License-Identifier: MIT

extension DeclarationIndex {
    /// The protocols of the module that a class adopts itself, and those that they inherit.
    func protocols(of type: TypeDeclaration) -> [TypeDeclaration] {
        protocols(named: type.inherited + type.extensions.flatMap(\.inherited), in: type.name)
    }

    func protocols(named names: [String], in context: String) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        var pending = names
        while let name = pending.popLast() {
            // A composition is written as "A & B".
            for part in name.split(separator: "&") {
                let part = part.filter { $0 != " " }
                guard let type = self.type(part, in: context), type.kind == .protocol,
                    !found.contains(where: { $0.name == type.name })
                else { continue }
                found.append(type)
                pending += type.inherited
            }
        }
        return found.sorted { $0.name < $1.name }
    }

    /// The class whose members that are requirements of exposed protocols are exposed.
    func markingRequirements(of type: TypeDeclaration) -> TypeDeclaration {
        guard type.kind == .class || type.kind == .foreign else { return type }
        let requirements = Set(protocols(of: type).filter(\.isExposed).flatMap { $0.members.map(\.key) })
        guard !requirements.isEmpty else { return type }
        var type = type
        for index in type.members.indices where requirements.contains(type.members[index].key) {
            type.members[index].isExposed = true
        }
        for part in type.extensions.indices {
            for index in type.extensions[part].members.indices
            where requirements.contains(type.extensions[part].members[index].key) {
                type.extensions[part].members[index].isExposed = true
            }
        }
        return type
    }
}
