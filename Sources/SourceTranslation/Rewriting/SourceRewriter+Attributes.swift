// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SourceRewriter {
    /// Removes the attributes of the Objective-C runtime, whose meaning is in the tables.
    func rewrite(_ attribute: AttributeSyntax) {
        switch attribute.name {
        case "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
            "GKInspectable", "NSCopying":
            edits.remove(attribute)
        case "convention" where attribute.arguments?.trimmedDescription == "block":
            edits.remove(attribute)
        case "UIApplicationMain", "NSApplicationMain":
            edits.replace(attribute, with: "@main")
        case "NSManaged":
            report("@NSManaged properties need Core Data, which doesn't exist here.", at: attribute)
        default: break
        }
    }

    /// Replaces the conditions that name the platform: the source was written for iOS.
    func rewrite(condition: Syntax) {
        if let call = condition.as(FunctionCallExprSyntax.self) {
            if let value = ConditionalCompilation.value(of: call) { edits.replace(call, with: "\(value)") }
            return
        }
        for child in condition.children(viewMode: .sourceAccurate) { rewrite(condition: child) }
    }
}
