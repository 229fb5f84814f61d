// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// The declarations of source files outside of bodies of functions, as types with the names of their members.
struct Declarations: Sendable {
    struct TypeDeclaration: Sendable {
        /// Whether the type itself is among the declarations, not only an extension of it.
        var isDeclared = false
        /// Superclass, protocols, and the type that an alias stands for.
        var inherited: [String] = []
        var members: Set<MemberName> = []
    }

    /// By qualified names; the empty name has the functions and constants outside of types.
    var types: [String: TypeDeclaration] = [:]
    /// Generic parameters and associated types, which hide types of the same names.
    var parameters: Set<String> = []

    mutating func add(_ other: Declarations) {
        parameters.formUnion(other.parameters)
        types.merge(other.types) { mine, theirs in
            TypeDeclaration(
                isDeclared: mine.isDeclared || theirs.isDeclared, inherited: mine.inherited + theirs.inherited,
                members: mine.members.union(theirs.members))
        }
    }
}

/// Collects the declarations of a file.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var declarations = Declarations()
    private let onlyPublic: Bool
    /// The enclosing types, with whether their members are public without saying so.
    private var scopes: [(name: String, isPublic: Bool)] = [("", false)]

    /// - Parameter onlyPublic: Whether declarations that other modules can't use are left out.
    init(onlyPublic: Bool) {
        self.onlyPublic = onlyPublic
        super.init(viewMode: .sourceAccurate)
    }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        let access = modifiers.filter { $0.detail == nil }.map(\.name.text)
        if access.contains("public") || access.contains("open") { return true }
        let hidden: Set = ["internal", "package", "private", "fileprivate"]
        return scopes[scopes.count - 1].isPublic && hidden.isDisjoint(with: access)
    }

    /// A name without the quotes of keywords.
    private static func plain(_ name: String) -> String { name.replacing("`", with: "") }

    /// The name of a type without attributes and generic arguments.
    private static func name(of type: TypeSyntax) -> String {
        if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
        return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
    }

    private func enter(
        _ name: String, _ inheritance: InheritanceClauseSyntax?, _ modifiers: DeclModifierListSyntax,
        membersArePublic: Bool = false, isExtension: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let outer = scopes[scopes.count - 1].name
        let qualified = isExtension || outer.isEmpty ? name : "\(outer).\(name)"
        let isVisible = isPublic(modifiers)
        let inherited = inheritance?.inheritedTypes.map { Self.name(of: $0.type) } ?? []
        declarations.types[qualified, default: .init()].inherited += inherited
        if !isExtension, isVisible || !onlyPublic { declarations.types[qualified]?.isDeclared = true }
        scopes.append((qualified, isVisible && (membersArePublic || isExtension)))
        return .visitChildren
    }

    private func add(_ member: MemberName, _ modifiers: DeclModifierListSyntax) {
        guard !onlyPublic || isPublic(modifiers) else { return }
        declarations.types[scopes[scopes.count - 1].name, default: .init()].members.insert(member)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, node.modifiers)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, node.modifiers)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, node.modifiers)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, node.modifiers)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.inheritanceClause, node.modifiers, membersArePublic: true)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, node.inheritanceClause, node.modifiers, isExtension: true)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !onlyPublic || isPublic(node.modifiers) else { return .skipChildren }
        let outer = scopes[scopes.count - 1].name
        let name = outer.isEmpty ? node.name.text : "\(outer).\(node.name.text)"
        declarations.types[name, default: .init()].isDeclared = true
        declarations.types[name]?.inherited.append(Self.name(of: node.initializer.value))
        return .skipChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.parameters.insert(node.name.text)
        return .skipChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        declarations.parameters.insert(node.name.text)
        return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(MemberName(Self.plain(node.name.text), node.signature.parameterClause.parameters), node.modifiers)
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(MemberName("init", node.signature.parameterClause.parameters), node.modifiers)
        return .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.parameterClause.parameters.map { $0.secondName == nil ? "_" : $0.firstName.text }
        add(MemberName(base: "subscript", labels: labels), node.modifiers)
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            add(MemberName(base: Self.plain(name.identifier.text)), node.modifiers)
        }
        return .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        let scope = scopes[scopes.count - 1].name
        guard !onlyPublic || declarations.types[scope]?.isDeclared == true else { return .skipChildren }
        for element in node.elements {
            let labels = element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" }
            declarations.types[scope, default: .init()].members.insert(
                MemberName(base: Self.plain(element.name.text), labels: labels))
        }
        return .skipChildren
    }
}
