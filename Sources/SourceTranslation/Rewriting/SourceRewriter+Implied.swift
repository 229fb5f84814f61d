// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SourceRewriter {
    /// The answers that a class gets because it overrides methods of a controller of the toolkit, in its body or in an
    /// extension.
    func impliedOverrides(of type: TypeDeclaration) -> [String] {
        type.allMembers.filter(\.isOverride).compactMap { member in
            impliedAnswer(for: member, in: type).map { "override \($0.declaration)" }
        }
    }

    /// The answers that the methods in the body of a type or extension imply, with their access.
    func impliedAnswers(to block: MemberBlockSyntax, of type: TypeDeclaration) -> [String] {
        block.activeMembers.flatMap { declaration -> [String] in
            guard let function = declaration.as(FunctionDeclSyntax.self) else { return [] }
            let access = function.modifiers.map(\.name).first {
                [.keyword(.public), .keyword(.open), .keyword(.internal)].contains($0.tokenKind)
            }
            let prefix = access.map { $0.tokenKind == .keyword(.open) ? "public " : "\($0.text) " } ?? ""
            return Member.members(of: declaration, inExtension: false).compactMap { member in
                guard !member.isOverride else { return nil }
                return impliedAnswer(for: member, in: type).map { prefix + $0.declaration }
            }
        }
    }

    private func impliedAnswer(for member: Member, in type: TypeDeclaration) -> ImpliedAnswer? {
        guard member.kind == .method, !member.isStatic, !member.isPrivate, let answer = ImpliedAnswer.of(member.key)
        else { return nil }
        if member.isOverride {
            // The data sources of the toolkit answer themselves, in UIKit too.
            guard let name = index.foreignSuperclass(of: type),
                name.split(separator: ".").last ?? "" == answer.controller
            else { return nil }
        }
        let ancestors = index.chain(of: type).dropFirst()
        let answers = [type] + ancestors + index.protocols(of: type)
        let keys = [answer.question, answer.implementation]
        guard !answers.contains(where: { $0.declares(answer.question) }),
            !ancestors.contains(where: { ancestor in keys.contains { ancestor.declares($0) } }),
            !index.hasSubclass(of: type, declaring: answer.question)
        else { return nil }
        return answer
    }
}

extension DeclarationIndex {
    /// Whether a subclass in the module declares a method that doesn't override one.
    fileprivate func hasSubclass(of type: TypeDeclaration, declaring key: String) -> Bool {
        types.values.contains { other in
            other.kind == .class && other.allMembers.contains { $0.key == key && !$0.isOverride }
                && chain(of: other).dropFirst().contains { $0.name == type.name }
        }
    }
}

extension TypeDeclaration {
    fileprivate func declares(_ key: String) -> Bool { allMembers.contains { $0.key == key } }
}
