// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore
internal import UIKitText

/// The parts of a child element, as values of its properties.
@MainActor
struct InterfacePart {
    let element: InterfaceElement
    let context: InterfaceContext

    init(_ element: InterfaceElement, _ context: InterfaceContext) {
        self.element = element
        self.context = context
    }

    /// Returns the property `name`; `nil` if it is absent or has another type.
    func value<Value: InterfaceDecodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        source(name).flatMap { Value.decoded(InterfaceValue(source: $0, owner: element, name: name, context: context)) }
    }

    /// Returns the meaning of a keyword.
    func word<Meaning>(_ name: String, in table: [String: Meaning]) -> Meaning? { element[name].flatMap { table[$0] } }

    private func source(_ name: String) -> InterfaceValue.Source? {
        if let text = element[name] { return .attribute(text) }
        return element.child(key: name).map { .element($0) }
    }
}

/// The states and configurations of buttons.
@MainActor
enum InterfaceButtons {
    static func setState(
        _ element: InterfaceElement, of button: UIButton, _ owner: InterfaceElement, _ context: InterfaceContext
    ) {
        guard let state = InterfaceWords.buttonStates[element.key ?? "normal"] else {
            return context.report("There is no button state \(element.key ?? "").", at: element)
        }
        let part = InterfacePart(element, context)
        let localized = context.localizedText(of: "\(element.key ?? "normal")Title", owner)
        if let title: String = localized ?? part.value("title") { button.setTitle(title, for: state) }
        if let color: UIColor = part.value("titleColor") { button.setTitleColor(color, for: state) }
        if let color: UIColor = part.value("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if let image: UIImage = part.value("image") { button.setImage(image, for: state) }
        if let symbols: UIImage.SymbolConfiguration = part.value("preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(symbols, forImageIn: state)
        }
        if let image: UIImage = part.value("backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let text = element.child("attributedString") {
            button.setAttributedTitle(InterfaceAttributedText.string(text, context: context), for: state)
        }
    }

    static func configuration(_ element: InterfaceElement, _ context: InterfaceContext) -> UIButton.Configuration {
        let part = InterfacePart(element, context)
        var configuration = part.word("style", in: InterfaceWords.configurationStyles)?() ?? .plain()
        configuration.title = part.value("title")
        configuration.subtitle = part.value("subtitle")
        configuration.image = part.value("image")
        configuration.preferredSymbolConfigurationForImage = part.value("preferredSymbolConfigurationForImage")
        configuration.baseForegroundColor = part.value("baseForegroundColor")
        configuration.baseBackgroundColor = part.value("baseBackgroundColor")
        if let place = part.word("imagePlacement", in: InterfaceWords.imagePlacements) {
            configuration.imagePlacement = place
        }
        if let padding: CGFloat = part.value("imagePadding") { configuration.imagePadding = padding }
        if let padding: CGFloat = part.value("titlePadding") { configuration.titlePadding = padding }
        if let style = part.word("cornerStyle", in: InterfaceWords.cornerStyles) { configuration.cornerStyle = style }
        if let size = part.word("buttonSize", in: InterfaceWords.buttonSizes) { configuration.buttonSize = size }
        if let insets: NSDirectionalEdgeInsets = part.value("contentInsets") { configuration.contentInsets = insets }
        if let shows: Bool = part.value("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
        return configuration
    }
}

/// The segments of segmented controls.
@MainActor
enum InterfaceSegments {
    static func add(
        _ element: InterfaceElement, to control: UISegmentedControl, _ owner: InterfaceElement,
        _ context: InterfaceContext
    ) {
        let part = InterfacePart(element, context)
        let index = control.numberOfSegments
        if let image: UIImage = part.value("image") {
            control.insertSegment(with: image, at: index, animated: false)
        } else {
            let localized = context.localizedText(of: "segmentTitles[\(index)]", owner)
            control.insertSegment(withTitle: localized ?? part.value("title") ?? "", at: index, animated: false)
        }
        if let width: CGFloat = part.value("width"), width > 0 { control.setWidth(width, forSegmentAt: index) }
        if let isEnabled: Bool = part.value("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
        if let offset: CGSize = part.value("contentOffset") { control.setContentOffset(offset, forSegmentAt: index) }
    }
}

/// The text input traits of fields, text views, and search bars.
@MainActor
enum InterfaceTextTraits {
    static func apply(_ element: InterfaceElement, to object: any SettableTextTraits, _ context: InterfaceContext) {
        let part = InterfacePart(element, context)
        if let type = part.word("keyboardType", in: InterfaceWords.keyboardTypes) { object.keyboardType = type }
        if let type = part.word("returnKeyType", in: InterfaceWords.returnKeyTypes) { object.returnKeyType = type }
        if let appearance = part.word("keyboardAppearance", in: InterfaceWords.keyboardAppearances) {
            object.keyboardAppearance = appearance
        }
        if let type = part.word("autocapitalizationType", in: InterfaceWords.capitalizationTypes) {
            object.autocapitalizationType = type
        }
        if let type = part.word("autocorrectionType", in: InterfaceWords.correctionTypes) {
            object.autocorrectionType = type
        }
        if let type = part.word("spellCheckingType", in: InterfaceWords.spellCheckingTypes) {
            object.spellCheckingType = type
        }
        if let type = part.word("smartQuotesType", in: InterfaceWords.smartQuotesTypes) {
            object.smartQuotesType = type
        }
        if let type = part.word("smartDashesType", in: InterfaceWords.smartDashesTypes) {
            object.smartDashesType = type
        }
        if let type = part.word("smartInsertDeleteType", in: InterfaceWords.smartInsertDeleteTypes) {
            object.smartInsertDeleteType = type
        }
        if let type: String = part.value("textContentType") {
            object.textContentType = UITextContentType(rawValue: type)
        }
        guard let field = object as? UITextField else { return }
        if let flag: Bool = part.value("secureTextEntry") { field.isSecureTextEntry = flag }
        if let flag: Bool = part.value("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = flag }
    }
}

/// The settable text input traits common to text fields and text views.
@MainActor
protocol SettableTextTraits: AnyObject {
    var keyboardType: UIKeyboardType { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var textContentType: UITextContentType? { get set }
}

extension UITextField: SettableTextTraits {}
extension UITextView: SettableTextTraits {}
