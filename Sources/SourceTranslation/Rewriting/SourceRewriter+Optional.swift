// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SourceRewriter {
    /// Replaces the optional requirements of a protocol, and adds their defaults.
    func replaceOptionalRequirements(of node: ProtocolDeclSyntax) {
        var defaults: [String] = []
        for declaration in node.memberBlock.activeMembers {
            for member in Member.members(of: declaration, inExtension: false) where member.isOptional {
                guard member.isRepresentable, !member.isStatic else {
                    report("The optional requirement \(member.name) can't be translated.", at: declaration)
                    continue
                }
                let property = "var \(member.optionalName): \(member.optionalType)"
                edits.replace(declaration, with: "\(property) { get }")
                defaults.append("\(property) { return nil }")
            }
        }
        guard !defaults.isEmpty else { return }
        let access = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ? "public " : ""
        edits.insert(
            "; \(access)extension \(context.name) { \(defaults.joined(separator: "; ")) }",
            at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia)
    }

    /// The properties of a class for the optional requirements of its protocols.
    ///
    /// The class that adopts a protocol has all of them, so that subclasses can override them.
    func optionalMembers(of type: TypeDeclaration) -> [String] {
        let chain = index.chain(of: type)
        let inherited = chain.dropFirst().flatMap { index.protocols(of: $0) }
        var generated: [String] = []
        for adopted in index.protocols(of: type) where !inherited.contains(where: { $0.name == adopted.name }) {
            for requirement in adopted.members where requirement.isOptional {
                let isImplemented = chain.contains { $0.implements(requirement) } || type.implements(requirement)
                generated.append(requirement.optionalMember(isImplemented: isImplemented))
            }
        }
        for requirement in inherited.flatMap(\.members) where requirement.isOptional {
            guard type.implements(requirement), !chain.dropFirst().contains(where: { $0.implements(requirement) })
            else {
                continue
            }
            generated.append("override " + requirement.optionalMember(isImplemented: true))
        }
        return generated
    }

    /// The properties of an extension of a class of another module that adopts protocols.
    func optionalMembers(inExtension part: TypeDeclaration.Extension, of type: TypeDeclaration) -> [String] {
        index.protocols(named: part.inherited, in: "").flatMap(\.members).filter(\.isOptional).map { requirement in
            requirement.optionalMember(isImplemented: type.implements(requirement))
        }
    }

    /// Replaces the call of an optional requirement by that of the closure that takes its place.
    ///
    /// The methods of the toolkit's protocols are never `nil`. A call with argument labels can't be that of a closure.
    func rewrite(optionalCall call: FunctionCallExprSyntax) {
        let access: MemberAccessExprSyntax
        let chaining: TokenSyntax
        if let optional = call.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = optional.expression.as(MemberAccessExprSyntax.self)
        {
            (access, chaining) = (member, optional.questionMark)
        } else if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self),
            let member = forced.expression.as(MemberAccessExprSyntax.self)
        {
            (access, chaining) = (member, forced.exclamationMark)
        } else {
            return
        }
        let written = call.arguments.map { $0.label?.text ?? "_" }
        let count = written.count + (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        let requirements = index.optionalRequirements(named: access.declName.baseName.identifierText).filter {
            $0.kind == .method && $0.parameters.count == count
        }
        guard let requirement = requirements.first(where: { Array($0.labels.prefix(written.count)) == written }) else {
            if requirements.isEmpty, written.contains(where: { $0 != "_" }) { edits.remove(chaining) }
            return
        }
        edits.replace(access.declName, with: requirement.optionalName)
        for argument in call.arguments {
            guard let label = argument.label else { continue }
            edits.replace(
                label.positionAfterSkippingLeadingTrivia..<argument.expression.positionAfterSkippingLeadingTrivia,
                with: "")
        }
    }

    /// Replaces the use of an optional property of a delegate or data source, and of the user info of a timer.
    func rewrite(property access: MemberAccessExprSyntax) {
        let name = access.declName.baseName.identifierText
        guard let base = access.base?.lastName?.lowercased() else { return }
        // Timers that were created with a block have no user info, so that it is kept under another name.
        if name == "userInfo", base.hasSuffix("timer") { edits.replace(access.declName, with: "targetUserInfo") }
        guard
            base.contains("delegate") || base.contains("datasource"),
            let requirement = index.optionalRequirements(named: name).first(where: { $0.kind == .property })
        else { return }
        edits.replace(access.declName, with: requirement.optionalName)
    }
}

extension ExprSyntax {
    /// The name of the variable that the expression is the value of; `nil` for other expressions.
    ///
    /// Chains of thousands of calls are only read at their end.
    fileprivate var lastName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
        if let chaining = self.as(OptionalChainingExprSyntax.self) { return chaining.expression.lastName }
        return self.as(ForceUnwrapExprSyntax.self)?.expression.lastName
    }
}

extension TypeDeclaration {
    fileprivate func implements(_ requirement: Member) -> Bool {
        allMembers.contains { $0.key == requirement.key && $0.kind == requirement.kind }
    }
}

extension Member {
    fileprivate func optionalMember(isImplemented: Bool) -> String {
        "var \(optionalName): \(optionalType) { return \(isImplemented ? optionalValue : "nil") }"
    }
}
