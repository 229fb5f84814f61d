// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SourceRewriter {
    /// Replaces conversions to Foundation's classes, which the compiler only knows with an Objective-C runtime, by an
    /// operator of the same precedence.
    func rewriteBridging(in sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for (position, element) in elements.enumerated().dropFirst() where position + 1 < elements.count {
            guard let conversion = element.as(UnresolvedAsExprSyntax.self), conversion.questionOrExclamationMark == nil,
                let type = elements[position + 1].as(TypeExprSyntax.self),
                Self.bridgedClasses.contains(type.trimmedDescription)
            else { continue }
            edits.replace(conversion, with: "-->")
            edits.insert(".self", at: type.endPositionBeforeTrailingTrivia)
        }
    }

    private static let bridgedClasses: Set<String> = [
        "NSString", "NSNumber", "NSArray", "NSDictionary", "NSSet", "NSData", "NSDate", "NSURL", "NSIndexPath",
        "NSUUID",
        "NSCalendar", "NSLocale", "NSTimeZone", "NSDateComponents", "NSIndexSet", "NSCharacterSet", "NSURLRequest",
    ]

    /// Replaces the lookup of a class by one that finds the classes of the module by their plain names.
    func rewriteClassLookup(_ reference: DeclReferenceExprSyntax) {
        guard reference.baseName.text == "NSClassFromString", reference.argumentNames == nil,
            reference.parent?.is(FunctionCallExprSyntax.self) == true
        else { return }
        edits.replace(reference, with: "applicationClass")
    }
}
