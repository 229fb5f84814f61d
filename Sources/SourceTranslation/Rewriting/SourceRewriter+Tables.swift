// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// A table of a class: the class property, its type, and the protocol that requires it.
enum ClassTable: String, CaseIterable {
    case actions, outlets, segueActions, exposedProperties

    var type: String {
        switch self {
        case .actions: "ActionTable"
        case .outlets: "OutletTable"
        case .segueActions: "SegueActionTable"
        case .exposedProperties: "PropertyTable"
        }
    }

    var requirement: String? {
        switch self {
        case .actions: "ActionTarget"
        case .outlets: "OutletOwner"
        case .segueActions: nil
        case .exposedProperties: "PropertyOwner"
        }
    }

    /// The generated method that adds the members of an extension.
    func adder(_ identifier: String) -> String { "\(rawValue)_\(identifier)" }

    /// The statements that add members to a local variable `table`.
    func statements(for members: [Member], of type: TypeDeclaration) -> [String] {
        let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
        switch self {
        case .actions:
            return members.filter(type.isAction).map {
                "table.add(\"\($0.selector)\", perform: \($0.call(on: name)))"
            }
        case .outlets:
            return members.filter { $0.isOutlet && $0.kind == .property && !$0.isStatic && $0.isSettable }.map {
                "table = table.adding(\"\($0.exposedName ?? $0.name)\", \\\(name).\($0.name))"
            }
        case .segueActions:
            return members.filter { $0.isSegueAction && $0.kind == .method && !$0.isStatic }.map {
                let labels = $0.labels.map { "\($0):" }.joined()
                return "table = table.adding(\"\($0.selector)\", \(name).\($0.name)(\(labels)))"
            }
        case .exposedProperties: return members.compactMap { type.propertyEntry(for: $0, className: name) }
        }
    }

    /// Whether a class adds to the table.
    func isExtended(by type: TypeDeclaration) -> Bool {
        !statements(for: type.allMembers, of: type).isEmpty
    }
}

extension SourceRewriter {
    /// Adds to a class the tables of its exposed members, and the members that call those of extensions.
    func addTables(to node: ClassDeclSyntax) {
        let type =
            index.types[context.name].flatMap { $0.kind == .class ? $0 : nil }
            ?? TypeDeclaration(name: context.name, kind: .class)
        var body = type
        // Two files may have private classes of one name.
        body.members = node.memberBlock.activeMembers.flatMap { Member.members(of: $0, inExtension: false) }
        body.exposesMembers = node.attributes.contains("objcMembers")
        body.inherited = node.inheritanceClause.names
        body = index.markingRequirements(of: body)
        let access =
            node.modifiers.contains { [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) }
            ? "public " : ""
        var generated: [String] = []
        var conformances: [String] = []
        for table in ClassTable.allCases {
            var statements = table.statements(for: body.members, of: body)
            for part in body.extensions where !table.statements(for: part.members, of: body).isEmpty {
                statements.append("table = \(table.adder(part.identifier))(table)")
            }
            guard !statements.isEmpty else { continue }
            let inherits = inherits(table, body)
            if !inherits, let requirement = table.requirement { conformances.append(requirement) }
            let start = inherits ? "super.\(table.rawValue)" : "\(table.type)()"
            let declaration = inherits ? "\(access)override class var" : "@MainActor \(access)class var"
            generated.append(
                "\(declaration) \(table.rawValue): \(table.type) { var table = \(start); "
                    + statements.joined(separator: "; ") + "; return table }")
        }
        for member in body.extensions.flatMap(\.members) where index.isForwarded(member, of: body) {
            generated += [member.forwarder].compactMap { $0 }
        }
        generated += (optionalMembers(of: body) + impliedOverrides(of: body)).map { access + $0 }
        generated += impliedAnswers(to: node.memberBlock, of: body)
        insert(generated, before: node.memberBlock.rightBrace)
        rewriteKeyValueMembers(node.memberBlock, of: body)
        conform(node, to: conformances)
    }

    /// Adds to an extension the methods that add its exposed members to the tables of the class.
    func addTables(to node: ExtensionDeclSyntax, identifier: String) {
        guard let type = index.types[context.name],
            let part = type.extensions.first(where: { $0.identifier == identifier })
        else { return }
        guard type.kind == .class else {
            if type.kind == .foreign {
                let members =
                    optionalMembers(inExtension: part, of: type) + impliedAnswers(to: node.memberBlock, of: type)
                insert(members, before: node.memberBlock.rightBrace)
            }
            return checkForeign(node, part)
        }
        var generated: [String] = []
        for table in ClassTable.allCases {
            let statements = table.statements(for: part.members, of: type)
            guard !statements.isEmpty else { continue }
            generated.append(
                "@MainActor internal static func \(table.adder(identifier))(_ table: \(table.type)) -> \(table.type) { "
                    + "var table = table; " + statements.joined(separator: "; ") + "; return table }")
        }
        let answers = impliedAnswers(to: node.memberBlock, of: type)
        if node.modifiers.isEmpty || generated.isEmpty {
            insert(generated + answers, before: node.memberBlock.rightBrace)
        } else {
            insert(answers, before: node.memberBlock.rightBrace)
            // The access of the extension is that of its members, which the class calls.
            edits.insert(
                "; extension \(type.name) { \(generated.joined(separator: "; ")) }",
                at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia)
        }
        for declaration in node.memberBlock.activeMembers { rename(declaration, of: type) }
        rewriteKeyValueMembers(node.memberBlock, of: type)
    }

    /// Gives a member of an extension another name if the class gets a member that calls it.
    private func rename(_ declaration: DeclSyntax, of type: TypeDeclaration) {
        for member in Member.members(of: declaration, inExtension: true) where index.isForwarded(member, of: type) {
            let function = declaration.as(FunctionDeclSyntax.self)
            let variable = declaration.as(VariableDeclSyntax.self)
            let name = function?.name ?? variable?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
            guard let name else { continue }
            edits.replace(name, with: member.nameInExtension)
            let modifiers = function?.modifiers ?? variable?.modifiers ?? []
            for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) { edits.remove(modifier) }
        }
    }

    private func checkForeign(_ node: ExtensionDeclSyntax, _ part: TypeDeclaration.Extension) {
        for declaration in node.memberBlock.activeMembers {
            for member in Member.members(of: declaration, inExtension: true) {
                if member.isOverride {
                    report("An extension of a class of another module can't override \(member.name).", at: declaration)
                } else if member.isOutlet {
                    report(
                        "UI files can't set \(member.name): it is in an extension of a class of another module.",
                        at: declaration, severity: .warning)
                }
            }
        }
    }

    /// Whether the superclass has the table.
    private func inherits(_ table: ClassTable, _ type: TypeDeclaration) -> Bool {
        if let foreign = index.foreignSuperclass(of: type) {
            if table == .segueActions { return true }
            if table != .exposedProperties, ToolkitClasses.isResponder(foreign) { return true }
        }
        return index.chain(of: type).dropFirst().contains { table.isExtended(by: $0) }
    }

    private func conform(_ node: ClassDeclSyntax, to protocols: [String]) {
        guard !protocols.isEmpty else { return }
        let names = protocols.joined(separator: ", ")
        if let last = node.inheritanceClause?.inheritedTypes.last {
            edits.insert(", \(names)", at: last.type.endPositionBeforeTrailingTrivia)
        } else {
            let end =
                node.genericParameterClause?.endPositionBeforeTrailingTrivia
                ?? node.name.endPositionBeforeTrailingTrivia
            edits.insert(": \(names)", at: end)
        }
    }

    private func insert(_ declarations: [String], before brace: TokenSyntax) {
        guard !declarations.isEmpty else { return }
        let previous = brace.previousToken(viewMode: .sourceAccurate)
        let isOnNewLine = brace.leadingTrivia.containsNewline || previous?.tokenKind == .leftBrace
        edits.insert(
            (isOnNewLine ? "" : "; ") + declarations.joined(separator: "; ") + " ",
            at: brace.positionAfterSkippingLeadingTrivia)
    }
}

extension Trivia {
    fileprivate var containsNewline: Bool { contains { $0.isNewline } }
}
