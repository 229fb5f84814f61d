// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Finds the replacements in a file.
///
/// The concerns are in extensions; this class only visits the tree.
final class SourceRewriter: SyntaxVisitor {
    let file: SourceFile
    let index: DeclarationIndex
    var edits = SourceEdits()
    var problems: [SourceProblem] = []
    /// The types that surround the visited node.
    var context = TypeContext()
    private let tree: SourceFileSyntax
    /// Made for the first problem, since it reads the whole file.
    private lazy var converter = SourceLocationConverter(fileName: file.path, tree: tree)

    init(file: SourceFile, tree: SourceFileSyntax, index: DeclarationIndex) {
        self.file = file
        self.index = index
        self.tree = tree
        super.init(viewMode: .sourceAccurate)
    }

    func report(_ message: String, at node: some SyntaxProtocol, severity: SourceProblem.Severity = .error) {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        problems.append(
            SourceProblem(
                path: file.path, line: location.line, column: location.column, severity: severity, message: message))
    }

    // MARK: - Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        context.push(node.name.identifierText)
        addTables(to: node)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { context.pop() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        context.push(node.name.identifierText)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { context.pop() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        context.push(node.name.identifierText)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { context.pop() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        context.push(node.name.identifierText)
        rewriteProtocol(node)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { context.pop() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let identifier = context.enterExtension(of: node, in: file)
        addTables(to: node, identifier: identifier)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { context.pop() }

    // MARK: - Attributes, imports, and conditions

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node)
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) { edits.remove(node) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { rewrite(condition: Syntax(condition)) }
        return .visitChildren
    }

    // MARK: - Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        rewrite(optionalCall: node)
        rewrite(observation: node)
        rewriteConstants(in: node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteBridging(in: node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteClassLookup(node)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewrite(property: node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            rewrite(selector: node)
            return .skipChildren
        case "keyPath":
            rewrite(keyPath: node)
            return .skipChildren
        default: return .visitChildren
        }
    }
}
