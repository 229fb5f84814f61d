// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension Member {
    /// The members of a declaration; none for what is neither a method nor a property with a name.
    static func members(of declaration: DeclSyntax, inExtension: Bool, extensionExposes: Bool = false) -> [Member] {
        var members: [Member] = []
        if let function = declaration.as(FunctionDeclSyntax.self) {
            members = [Member(function)]
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            members = variable.bindings.compactMap { Member(variable, $0) }
        }
        for index in members.indices {
            members[index].isInExtension = inExtension
            if extensionExposes { members[index].isExposed = true }
        }
        return members
    }

    private init(_ function: FunctionDeclSyntax) {
        self.init(kind: .method, name: function.name.identifierText)
        let signature = function.signature
        parameters = signature.parameterClause.parameters.map { parameter in
            Parameter(
                label: parameter.firstName.identifierText, name: (parameter.secondName ?? parameter.firstName).text,
                type: parameter.type.plainText)
        }
        isRepresentable =
            function.genericParameterClause == nil
            && signature.parameterClause.parameters.allSatisfy { $0.ellipsis == nil && !$0.type.isInOut }
            && !function.name.tokenKind.isOperator
        type = signature.returnClause.flatMap { $0.type.isVoid ? nil : $0.type.plainText }
        let effects = signature.effectSpecifiers
        isThrowing = effects?.throwsClause != nil
        isAsynchronous = effects?.asyncSpecifier != nil
        read(function.attributes, function.modifiers)
        forwarder = forwarder(of: function)
    }

    private init?(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        self.init(kind: .property, name: pattern.identifier.identifierText)
        type = binding.typeAnnotation?.type.plainText
        isSettable = variable.bindingSpecifier.tokenKind == .keyword(.var) && binding.isSettable
        read(variable.attributes, variable.modifiers)
        // Neither can have code that runs before and after a change.
        let isLazy = variable.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
        isDynamic = isDynamic && isSettable && !isLazy && variable.bindings.count == 1
        forwarder = forwarder(of: variable)
    }

    private mutating func read(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        for attribute in attributes.attributes {
            switch attribute.name {
            case "objc":
                isExposed = true
                exposedName = attribute.objectiveCName
            case "IBAction", "GKInspectable": isExposed = true
            case "nonobjc": isHidden = true
            case "IBOutlet", "IBInspectable": isOutlet = true
            case "IBSegueAction": isSegueAction = true
            default: break
            }
        }
        for modifier in modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.static), .keyword(.class): isStatic = true
            case .keyword(.override): isOverride = true
            case .keyword(.private), .keyword(.fileprivate): isPrivate = modifier.detail == nil || isPrivate
            case .keyword(.dynamic): isDynamic = true
            case .keyword(.optional): isOptional = true
            default: break
            }
        }
    }

    /// The method that calls the renamed one; `nil` for methods that no class can override.
    private func forwarder(of function: FunctionDeclSyntax) -> String? {
        guard isRepresentable, !function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) }) else {
            return nil
        }
        let arguments = parameters.map { ($0.label == "_" ? "" : "\($0.label): ") + $0.name }.joined(separator: ", ")
        let effects = (isThrowing ? "try " : "") + (isAsynchronous ? "await " : "")
        var copy = function
        copy.attributes = []
        copy.modifiers = []
        copy.body = nil
        let modifiers = function.modifiers.forwarded
        return "\(modifiers)\(copy.oneLine) { return \(effects)\(nameInExtension)(\(arguments)) }"
    }

    private func forwarder(of variable: VariableDeclSyntax) -> String? {
        guard let type, variable.bindings.count == 1 else { return nil }
        let setter = isSettable ? " set { \(nameInExtension) = newValue }" : ""
        return "\(variable.modifiers.forwarded)var \(name): \(type) { get { return \(nameInExtension) }\(setter) }"
    }
}

extension DeclModifierListSyntax {
    /// The modifiers of a member that is declared again in the body of its class.
    fileprivate var forwarded: String {
        filter { ![.keyword(.dynamic), .keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
            .map { $0.oneLine + " " }.joined()
    }
}

extension PatternBindingSyntax {
    /// Whether a variable of this binding can be set.
    fileprivate var isSettable: Bool {
        guard let accessors = accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        let specifiers = list.map(\.accessorSpecifier.tokenKind)
        return specifiers.contains(.keyword(.set)) || !specifiers.contains(.keyword(.get))
    }
}
