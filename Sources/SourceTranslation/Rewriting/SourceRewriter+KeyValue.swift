// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension TypeDeclaration {
    /// The statement that adds a property, or a method that takes part in key-value coding, to a local variable `table`.
    func propertyEntry(for member: Member, className: String) -> String? {
        if let hook = Member.keyValueHooks[member.key] {
            return member.isStatic == hook.isStatic ? hook.entry.replacing("%", with: className) : nil
        }
        let affecting = "keyPathsForValuesAffecting"
        if member.kind == .method {
            guard member.isStatic, member.labels.isEmpty, member.name.hasPrefix(affecting) else { return nil }
            let name = member.name.dropFirst(affecting.count)
            let key = name.prefix(1).lowercased() + name.dropFirst()
            return "table.addDependencies(of: \"\(key)\") { self.\(member.name)() }"
        }
        guard !member.isStatic, !member.isOptional, isExposed(member) else { return nil }
        return "table.add(\"\(member.exposedName ?? member.name)\", \\\(className).\(member.name)"
            + "\(member.isDynamic ? ", isDynamic: true" : ""))"
    }
}

extension Member {
    /// The methods of NSObject that a class overrides to take part in key-value coding, and their entries in the table.
    static let keyValueHooks: [String: (isStatic: Bool, entry: String)] = [
        "observeValue(forKeyPath:of:change:context:)": (
            false,
            "table.observeValue = { ($0 as? %)?.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }"
        ),
        "value(forUndefinedKey:)": (
            false, "table.valueForUndefinedKey = { ($0 as? %)?.value(forUndefinedKey: $1) }"
        ),
        "setValue(_:forUndefinedKey:)": (
            false, "table.setValueForUndefinedKey = { ($0 as? %)?.setValue($1, forUndefinedKey: $2) }"
        ),
        "automaticallyNotifiesObservers(forKey:)": (
            true, "table.notifiesAutomatically = { self.automaticallyNotifiesObservers(forKey: $0) }"
        ),
        "keyPathsForValuesAffectingValue(forKey:)": (
            true, "table.otherDependencies = { self.keyPathsForValuesAffectingValue(forKey: $0) }"
        ),
    ]

    /// The methods that source overrides and that are members of a protocol here, so that the first class declares them.
    fileprivate static let protocolMembers = Set(keyValueHooks.keys).union([
        "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
        "willChangeValue(forKey:)", "didChangeValue(forKey:)", "setValuesForKeys(_:)", "prepareForInterfaceBuilder()",
    ])
}

extension SourceRewriter {
    /// Adds code to the setters of dynamic properties that notifies the observers, and declares methods that override
    /// those of NSObject.
    func rewriteKeyValueMembers(_ block: MemberBlockSyntax, of type: TypeDeclaration) {
        for declaration in block.activeMembers {
            for member in Member.members(of: declaration, inExtension: false) {
                if let function = declaration.as(FunctionDeclSyntax.self) {
                    removeOverride(of: function, member, in: type)
                } else if member.isDynamic, type.isExposed(member) || member.isExposed, !member.isStatic,
                    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
                {
                    addNotifications(to: binding, key: member.exposedName ?? member.name)
                }
            }
        }
    }

    private func removeOverride(of function: FunctionDeclSyntax, _ member: Member, in type: TypeDeclaration) {
        guard member.isOverride, Member.protocolMembers.contains(member.key),
            !index.chain(of: type).dropFirst().contains(where: { $0.allMembers.contains { $0.key == member.key } })
        else { return }
        for modifier in function.modifiers where modifier.name.tokenKind == .keyword(.override) {
            edits.remove(modifier)
        }
    }

    private func addNotifications(to binding: PatternBindingSyntax, key: String) {
        let before = "self.keyValueWillSet(\"\(key)\")"
        let after = "self.keyValueDidSet(\"\(key)\")"
        guard let block = binding.accessorBlock else {
            return edits.insert(
                " { willSet { \(before) } didSet { \(after) } }", at: binding.endPositionBeforeTrailingTrivia)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let bodies = Dictionary(
            accessors.map { ($0.accessorSpecifier.tokenKind, $0.body) }, uniquingKeysWith: { first, _ in first })
        if let body = bodies[.keyword(.set)] {
            guard let body else { return }
            return insert("\(before); defer { \(after) }", at: body)
        }
        var missing: [String] = []
        if let body = bodies[.keyword(.willSet)] ?? nil {
            insert(before, at: body)
        } else {
            missing.append("willSet { \(before) }")
        }
        if let body = bodies[.keyword(.didSet)] ?? nil {
            insert("defer { \(after) }", at: body)
        } else {
            missing.append("didSet { \(after) }")
        }
        guard !missing.isEmpty else { return }
        edits.insert(" \(missing.joined(separator: " "))", at: block.leftBrace.endPositionBeforeTrailingTrivia)
    }

    private func insert(_ statement: String, at body: CodeBlockSyntax) {
        edits.insert(" \(statement);", at: body.leftBrace.endPositionBeforeTrailingTrivia)
    }

    /// Passes the names of the properties in a key path that is observed, which has none at run time.
    func rewrite(observation call: FunctionCallExprSyntax) {
        guard let first = call.arguments.first, let keyPath = first.expression.as(KeyPathExprSyntax.self) else {
            return
        }
        let name =
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self)?
            .declName.baseName.text
        let names = keyPath.components.compactMap { component -> String? in
            guard case .property(let property) = component.component else { return nil }
            return property.declName.baseName.identifierText
        }
        guard !names.isEmpty else { return }
        let path = names.joined(separator: ".")
        switch (name, first.label?.text) {
        case ("observe", nil)
        where call.trailingClosure != nil || call.arguments.contains { $0.label?.text == "changeHandler" }:
            edits.insert(", named: \"\(path)\"", at: keyPath.endPositionBeforeTrailingTrivia)
        case ("willChangeValue", "for"), ("didChangeValue", "for"):
            edits.replace(
                first.positionAfterSkippingLeadingTrivia..<keyPath.endPositionBeforeTrailingTrivia,
                with: "forKey: \"\(path)\"")
        default: break
        }
    }
}
