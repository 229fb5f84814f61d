// SPDX-License-Identifier: MIT

/// The declarations of a module that the translation of each of its files depends on.
///
/// It doesn't depend on the bodies of methods, so that a change in one leaves the translations of other files valid.
package struct DeclarationIndex: Codable, Hashable, Sendable {
    private(set) var types: [String: TypeDeclaration] = [:]
    /// The types that declare a method, by its name.
    private var methodOwners: [String: [String]] = [:]
    /// The optional requirements of protocols, by their names.
    private var optionals: [String: [Member]] = [:]

    // The other properties follow from the types.
    private enum CodingKeys: String, CodingKey { case types, forwarded }

    /// Reads the declarations of all files of a module.
    ///
    /// Files that don't parse are read as far as possible.
    package init(_ files: [SourceFile]) {
        self.init(files.concurrentMap { FileDeclarations(ParsedFile($0)) })
    }

    package init(_ files: [FileDeclarations]) {
        for file in files {
            for type in file.types { types[type.name] = types[type.name] ?? type }
        }
        for file in files {
            for part in file.extensions {
                types[part.type, default: TypeDeclaration(name: part.type, kind: .foreign)].extensions.append(part)
            }
        }
        for (name, type) in types { types[name] = markingRequirements(of: type) }
        markForwarded()
        for (name, type) in types.sorted(by: { $0.key < $1.key }) {
            for method in Set(type.allMembers.filter { $0.kind == .method }.map(\.name)) {
                methodOwners[method, default: []].append(name)
            }
            guard type.kind == .protocol else { continue }
            for member in type.members where member.isOptional { optionals[member.name, default: []].append(member) }
        }
    }

    /// The types with a method of that name, in the order of their names.
    func owners(ofMethod name: String) -> [TypeDeclaration] { (methodOwners[name] ?? []).compactMap { types[$0] } }

    /// The optional requirements of that name of all protocols.
    func optionalRequirements(named name: String) -> [Member] { optionals[name] ?? [] }

    /// The type that a name refers to in the body of another, of the module or extended by it.
    func type(_ name: String, in context: String = "") -> TypeDeclaration? {
        var prefix = context
        while true {
            if let type = types[prefix.isEmpty ? name : "\(prefix).\(name)"] { return type }
            guard !prefix.isEmpty else { return nil }
            prefix = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) } ?? ""
        }
    }

    /// The superclass, if it is declared in the module.
    func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
        guard let name = type.inherited.first, let found = self.type(name, in: type.name), found.kind == .class,
            found.name != type.name
        else { return nil }
        return found
    }

    /// The class and its superclasses in the module, from the class upward.
    func chain(of type: TypeDeclaration) -> [TypeDeclaration] {
        var chain = [type]
        while let next = superclass(of: chain[chain.count - 1]), !chain.contains(where: { $0.name == next.name }) {
            chain.append(next)
        }
        return chain
    }

    /// The superclass in another module; `nil` for a root class.
    func foreignSuperclass(of type: TypeDeclaration) -> String? {
        guard let last = chain(of: type).last, last.kind == .class, let name = last.inherited.first else { return nil }
        return self.type(name, in: last.name)?.kind == .protocol ? nil : name
    }

    /// Whether members of an extension have to be renamed, and called by a member in the body of the class, since they
    /// override a member or a subclass overrides them.
    func isForwarded(_ member: Member, of type: TypeDeclaration) -> Bool {
        guard type.kind == .class, member.isInExtension, member.forwarder != nil else { return false }
        return member.isOverride || forwarded.contains("\(type.name).\(member.key)")
    }

    /// The members of extensions that subclasses override.
    private var forwarded: Set<String> = []

    private mutating func markForwarded() {
        for type in types.values where type.kind == .class {
            let overrides = type.allMembers.filter(\.isOverride)
            guard !overrides.isEmpty else { continue }
            for ancestor in chain(of: type).dropFirst() {
                for member in overrides
                where ancestor.extensions.contains(where: { $0.members.contains { $0.key == member.key } }) {
                    forwarded.insert("\(ancestor.name).\(member.key)")
                }
            }
        }
    }
}

extension Member {
    /// The name and labels, which are those of the member that it overrides.
    var key: String { kind == .property ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}
