// SPDX-License-Identifier: MIT
internal import SourceTranslation
internal import SwiftSyntax

/// Finds the uses of UIKit's names that the toolkit doesn't have in a file.
///
/// Members are only looked up where the source states the type of the receiver, so that no name is reported that belongs
/// to another type.
final class UseCollector: SyntaxVisitor {
    private(set) var findings: [Finding] = []
    private let path: String
    /// The offsets in bytes at which lines begin.
    private let lineStarts: [Int]
    private let list: NameList
    private let project: ProjectDeclarations
    private let variables: VariableTypes
    /// The enclosing types, qualified.
    private var scopes: [String] = []

    init(_ file: SourceFile, tree: SourceFileSyntax, list: NameList, project: ProjectDeclarations) {
        path = file.path
        self.list = list
        self.project = project
        lineStarts =
            [0] + file.text.utf8.enumerated().lazy.filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
        variables = VariableTypes(viewMode: .sourceAccurate)
        super.init(viewMode: .sourceAccurate)
        variables.walk(tree)
    }

    private func report(_ kind: Finding.Kind, _ name: String, at node: some SyntaxProtocol) {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        var (line, end) = (0, lineStarts.count)
        while end - line > 1 {
            let middle = (line + end) / 2
            if lineStarts[middle] <= offset { line = middle } else { end = middle }
        }
        findings.append(Finding(kind: kind, name: name, place: SourcePlace(path: path, line: line + 1)))
    }

    // MARK: Imports and conditions

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text, Frameworks.missing.contains(module) else { return .skipChildren }
        report(.framework, module, at: node)
        return .skipChildren
    }

    // Clauses of other systems, and of modules that may not exist, aren't compiled.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition?.trimmedDescription else { return .visitChildren }
        let isOther = ["canImport(", "os(macOS)", "os(tvOS)", "os(watchOS)", "os(OSX)", "os(visionOS)"].contains {
            condition.contains($0)
        }
        return isOther && !condition.contains("!") && !condition.contains("os(iOS)") ? .skipChildren : .visitChildren
    }

    // MARK: Scopes

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scopes.append(name)
        return .visitChildren
    }
    private func nested(_ name: String) -> String { scopes.last.map { "\($0).\(name)" } ?? name }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(nested(node.name.text)) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(nested(node.name.text)) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(nested(node.name.text)) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(nested(node.name.text)) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(nested(node.name.text)) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    // MARK: Types

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        checkType(node.name.text, at: node)
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        checkType(node.trimmedDescription, at: node)
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            checkType(node.baseName.text, at: node)
        }
        return .visitChildren
    }

    /// The name of a nested type of at most four parts, such as `UIActivity.ActivityType`.
    private func dottedName(of expression: ExprSyntax, depth: Int = 0) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard depth < 3, let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
            let outer = dottedName(of: base, depth: depth + 1)
        else { return nil }
        return "\(outer).\(access.declName.baseName.text)"
    }

    private func checkType(_ name: String, at node: some SyntaxProtocol) {
        guard !name.isEmpty, let entry = list.types[name], !entry.exists else { return }
        let parts = name.split(separator: ".").map(String.init)
        guard !parts.contains(where: project.declaresType) else { return }
        // The outer type is reported instead where that is missing too.
        if parts.count > 1, list.types[parts[0]]?.exists != true { return }
        report(.type, name, at: node)
    }

    // MARK: Members

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
            list.types[callee.baseName.text]?.exists == true, !project.declaresType(callee.baseName.text),
            node.trailingClosure == nil
        else { return .visitChildren }
        let member = MemberName(base: "init", labels: labels(of: node))
        checkMember(member, of: [callee.baseName.text], exactly: true, at: node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = dottedName(of: ExprSyntax(node)) { checkType(name, at: node) }
        guard let base = node.base, let types = types(of: base), !types.isEmpty else { return .visitChildren }
        let name = node.declName.baseName.text
        guard name != "self", !project.members.contains(name) else { return .visitChildren }
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        if let call, call.calledExpression.id == node.id, call.trailingClosure == nil {
            let member = MemberName(base: name, labels: labels(of: call))
            checkMember(member, of: types, exactly: true, at: node.declName)
        } else {
            checkMember(MemberName(base: name), of: types, exactly: false, at: node.declName)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) else { return .visitChildren }
        checkDeclaration(MemberName(base: name.identifier.text), node.modifiers, at: name)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        checkDeclaration(MemberName(base: node.name.text, labels: labels), node.modifiers, at: node.name)
        return .visitChildren
    }

    /// Checks what an override overrides.
    private func checkDeclaration(
        _ member: MemberName, _ modifiers: DeclModifierListSyntax, at node: some SyntaxProtocol
    ) {
        guard let type = scopes.last, modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) else {
            return
        }
        checkMember(member, of: project.inheritedTypes(of: type, in: list), exactly: true, at: node)
    }

    private func checkMember(_ member: MemberName, of types: [String], exactly: Bool, at node: some SyntaxProtocol) {
        // The type is reported instead where that is missing.
        guard types.allSatisfy({ list.types[$0]?.exists == true }) else { return }
        let owners = types.map { list.owner(ofMissing: member, in: $0, exactly: exactly) }
        guard let owner = owners.lazy.compactMap({ $0 }).first,
            !types.contains(where: { list.declares(member, in: $0, exactly: exactly) })
        else { return }
        if exactly, list.own.contains(member.base) { return }
        report(.member, "\(owner).\(member)", at: node)
    }

    private func labels(of call: FunctionCallExprSyntax) -> [String] { call.arguments.map { $0.label?.text ?? "_" } }

    /// UIKit's types of an expression, if the source states them.
    private func types(of expression: ExprSyntax) -> [String]? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return types(of: chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return types(of: forced.expression) }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
            return known(callee.baseName.text)
        }
        if let access = expression.as(MemberAccessExprSyntax.self) {
            guard let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
            let name = access.declName.baseName.text
            if base == "self" { return variables.type(of: name).flatMap(known) }
            let singletons: Set = ["UIApplication.shared", "UIDevice.current", "UIScreen.main", "UIPasteboard.general"]
            return singletons.contains("\(base).\(name)") ? known(base) : known("\(base).\(name)")
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        if name == "self" || name == "super" {
            return scopes.last.map { project.inheritedTypes(of: $0, in: list) }
        }
        return variables.type(of: name).flatMap(known) ?? known(name)
    }

    private func known(_ type: String) -> [String]? {
        list.types[type] != nil && !project.declaresType(type) ? [type] : nil
    }
}
