// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Collects the types and extensions of a file.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var types: [TypeDeclaration] = []
    private(set) var extensions: [TypeDeclaration.Extension] = []
    private let file: SourceFile
    private var context = TypeContext()

    init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        context.push(node.name.identifierText)
        var type = TypeDeclaration(name: context.name, kind: .class)
        type.inherited = node.inheritanceClause.names
        type.exposesMembers = node.attributes.contains("objcMembers")
        type.members = node.memberBlock.activeMembers.flatMap { Member.members(of: $0, inExtension: false) }
        types.append(type)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { context.pop() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var type = TypeDeclaration(name: context.qualified(node.name.identifierText), kind: .protocol)
        type.inherited = node.inheritanceClause.names
        type.isExposed = node.attributes.contains("objc")
        type.members = node.memberBlock.activeMembers.flatMap { Member.members(of: $0, inExtension: false) }
        types.append(type)
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(value: node.name) }
    override func visitPost(_ node: StructDeclSyntax) { context.pop() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(value: node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { context.pop() }

    private func enter(value name: TokenSyntax) -> SyntaxVisitorContinueKind {
        context.push(name.identifierText)
        types.append(TypeDeclaration(name: context.name, kind: .value))
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let identifier = context.enterExtension(of: node, in: file)
        let exposes = node.attributes.contains("objc") || node.attributes.contains("objcMembers")
        let members = node.memberBlock.activeMembers.flatMap {
            Member.members(of: $0, inExtension: true, extensionExposes: exposes)
        }
        extensions.append(
            TypeDeclaration.Extension(
                type: context.name, identifier: identifier, inherited: node.inheritanceClause.names, members: members))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { context.pop() }

    // Declarations in bodies belong to the body.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension InheritanceClauseSyntax? {
    /// The names of the superclass and protocols, without generic arguments.
    var names: [String] {
        self?.inheritedTypes.map { inherited in
            let text = inherited.type.oneLine
            return String(text.prefix { $0 != "<" })
        } ?? []
    }
}
