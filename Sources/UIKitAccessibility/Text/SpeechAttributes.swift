// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The attributes of a text that determine how it is spoken.
struct SpeechAttributes {
    /// The attributes by the names under which they are passed on.
    var names: [String: String] = [:]

    init(_ attributes: [NSAttributedString.Key: Any]) {
        if let language = attributes[.accessibilitySpeechLanguage] as? String { names["language"] = language }
        if let pitch = Self.number(attributes[.accessibilitySpeechPitch]) { names["speech-pitch"] = "\(pitch)" }
        if Self.isTrue(attributes[.accessibilitySpeechPunctuation]) { names["speech-punctuation"] = "true" }
        if Self.isTrue(attributes[.accessibilitySpeechSpellOut]) { names["speech-spell-out"] = "true" }
        if let sounds = attributes[.accessibilitySpeechIPANotation] as? String { names["speech-ipa"] = sounds }
        if let level = Self.number(attributes[.accessibilityTextHeadingLevel]) {
            names["heading-level"] = "\(Int(min(max(level, 0), 6)))"
        }
        switch attributes[.accessibilityTextualContext] {
        case let context as UIAccessibilityTextualContext: names["textual-context"] = context.rawValue
        case let context as String: names["textual-context"] = context
        default: break
        }
        switch attributes[.accessibilityTextCustom] {
        case let texts as [String]: names["custom"] = texts.joined(separator: ", ")
        case let text as String: names["custom"] = text
        default: break
        }
    }

    private static func number(_ value: Any?) -> Double? {
        let number = (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map(Double.init)
        return number?.isFinite == true ? number : nil
    }

    private static func isTrue(_ value: Any?) -> Bool {
        value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
    }
}
