// SPDX-License-Identifier: MIT
internal import Foundation

extension UITextField {
    /// Decodes the properties of a text field.
    func decodeTextField(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let values = coder.values
        if let text = values.text("text") { self.text = text }
        if let text = values.text("placeholder") { placeholder = text }
        if let font = values.font("fontDescription") { self.font = coder.loader.font(font) }
        if let color = values.color("textColor") { textColor = coder.loader.color(color) }
        if let alignment = values.word("textAlignment", in: InterfaceTables.textAlignments) {
            textAlignment = alignment
        }
        if let style = values.word("borderStyle", in: InterfaceTables.borderStyles) { borderStyle = style }
        if let mode = values.word("clearButtonMode", in: InterfaceTables.viewModes) { clearButtonMode = mode }
        if let size = values.points("minimumFontSize") { minimumFontSize = size }
        for name in ["adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"] {
            if let flag = values.flag(name) { adjustsFontSizeToFitWidth = flag }
        }
        if let flag = values.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = flag }
        if let flag = values.flag("clearsOnBeginEditing") { clearsOnBeginEditing = flag }
        if let values = values.group("textInputTraits") { decodeTraits(values) }
    }

    private func decodeTraits(_ values: InterfaceValues) {
        if let flag = values.flag("secureTextEntry") { isSecureTextEntry = flag }
        if let flag = values.flag("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = flag }
        decodeSharedTraits(values)
    }
}

extension UITextField: SettableTextTraits {}
extension UITextView: SettableTextTraits {}

/// The settable text input traits common to text fields and text views.
@MainActor
protocol SettableTextTraits: AnyObject {
    var keyboardType: UIKeyboardType { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var textContentType: UITextContentType? { get set }
}

extension SettableTextTraits {
    func decodeSharedTraits(_ values: InterfaceValues) {
        if let type = values.word("keyboardType", in: InterfaceTables.keyboardTypes) { keyboardType = type }
        if let type = values.word("autocapitalizationType", in: InterfaceTables.capitalizationTypes) {
            autocapitalizationType = type
        }
        if let type = values.word("autocorrectionType", in: InterfaceTables.correctionTypes) {
            autocorrectionType = type
        }
        if let type = values.word("spellCheckingType", in: InterfaceTables.spellCheckingTypes) {
            spellCheckingType = type
        }
        if let type = values.text("textContentType") { textContentType = UITextContentType(rawValue: type) }
    }
}

extension InterfaceTables {
    static let borderStyles: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    static let keyboardTypes: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]

    static let capitalizationTypes: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    static let correctionTypes: [String: UITextAutocorrectionType] = ["default": .default, "no": .no, "yes": .yes]
    static let spellCheckingTypes: [String: UITextSpellCheckingType] = ["default": .default, "no": .no, "yes": .yes]
}
