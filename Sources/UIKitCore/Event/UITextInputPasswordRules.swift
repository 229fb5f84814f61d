// SPDX-License-Identifier: MIT
public import Foundation
internal import TextEditing

/// The rules for passwords of a service, from which a random password is suggested.
///
/// The descriptor has rules that are separated by semicolons:
///
/// - `required:` a list of classes of characters, of which a password has at least one character. The rule can be
///   repeated, up to 12 times.
/// - `allowed:` a list of classes of other characters; by default the required ones, or else all of ASCII.
/// - `max-consecutive:` the maximum number of identical characters in a row.
/// - `minlength:` and `maxlength:` the limits of the length, in characters, up to 256.
///
/// A class is `upper`, `lower`, `digit`, `special`, `ascii-printable`, or `unicode`, or characters of ASCII in
/// brackets, such as `[-().]`. A hyphen is the first of them, and a closing bracket the last. Other rules and values
/// are ignored.
///
/// ```swift
/// field.passwordRules = UITextInputPasswordRules(
///     descriptor: "required: upper; required: digit; allowed: lower, [-_]; max-consecutive: 2; minlength: 12")
/// ```
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The descriptor of the rules.
    public let passwordRulesDescriptor: String
    let rules: PasswordRules

    /// Creates the rules of a descriptor.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        rules = PasswordRules(descriptor: passwordRulesDescriptor)
    }

    /// Returns the rules themselves, which don't change.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
