// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore
internal import Windowing

/// The accessibility settings that the user makes by the environment variable `SHOJI_ACCESSIBILITY`.
///
/// It is a list of words, separated by commas, for settings that a desktop environment doesn't offer. They apply in
/// addition to those of the desktop environment.
struct AccessibilityOverrides: Hashable {
    /// The words.
    enum Word: String, CaseIterable {
        case boldText = "bold-text"
        case buttonShapes = "button-shapes"
        case captions
        case contrast
        case differentiateWithoutColor = "differentiate-without-color"
        case monoAudio = "mono-audio"
        case noAutoplay = "no-autoplay"
        case noShakeToUndo = "no-shake-to-undo"
        case reduceMotion = "reduce-motion"
        case reduceTransparency = "reduce-transparency"
        case switchLabels = "switch-labels"
    }

    private(set) var words: Set<Word> = []
    /// The factor for text sizes, which replaces the desktop's; from 0.5 to 3.2.
    private(set) var textScale: CGFloat?

    /// Creates settings without overrides.
    init() {}

    /// Creates the settings that a list describes, such as `bold-text,text-scale=2`.
    init(_ list: String) throws(SettingError) {
        for word in list.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if let word = Word(rawValue: word) {
                words.insert(word)
            } else if word.hasPrefix("text-scale="), let scale = Double(word.dropFirst(11)), (0.5...3.2).contains(scale)
            {
                textScale = CGFloat(scale)
            } else {
                let known = (Word.allCases.map(\.rawValue) + ["text-scale=0.5…3.2"]).joined(separator: ", ")
                throw SettingError(name: "SHOJI_ACCESSIBILITY", value: word, expected: known)
            }
        }
    }

    var increasesContrast: Bool { words.contains(.contrast) }

    func apply(to settings: inout AccessibilitySettings) {
        if words.contains(.boldText) { settings.usesBoldText = true }
        if words.contains(.buttonShapes) { settings.showsButtonShapes = true }
        if words.contains(.captions) { settings.showsCaptions = true }
        if words.contains(.differentiateWithoutColor) { settings.differentiatesWithoutColor = true }
        if words.contains(.monoAudio) { settings.usesMonoAudio = true }
        if words.contains(.noAutoplay) { settings.playsVideosAutomatically = false }
        if words.contains(.noShakeToUndo) { settings.shakesToUndo = false }
        if words.contains(.reduceMotion) { settings.reducesMotion = true }
        if words.contains(.reduceTransparency) { settings.reducesTransparency = true }
        if words.contains(.switchLabels) { settings.showsSwitchLabels = true }
    }
}
