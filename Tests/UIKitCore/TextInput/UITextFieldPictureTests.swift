// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Text fields: reference images")
@MainActor
struct UITextFieldPictureTests {
    private func field(_ y: CGFloat, _ text: String = "", _ change: (UITextField) -> Void = { _ in }) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: y, width: 180, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        change(field)
        return field
    }

    private func compare(_ fields: [UITextField], _ name: String, _ appearance: UIUserInterfaceStyle) throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: CGFloat(fields.count) * 44 - 10))
        for field in fields { view.addSubview(field) }
        let stage = Stage.showing(view, scale: 2, appearance: appearance)
        try stage.comparePicture(of: view, "textfield_\(name)_\(appearance == .dark ? "dark" : "light")")
    }

    @Test(
        "Borders, placeholders, secure text, and side views match their references",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func looks(appearance: UIUserInterfaceStyle) throws {
        try compare(
            [
                field(0) { $0.placeholder = "Name" }, field(44, "Shoji") { $0.clearButtonMode = .always },
                field(88, "secret") { $0.isSecureTextEntry = true }, field(132, "Off") { $0.isEnabled = false },
            ], "looks", appearance)
        try compare(
            [field(0, "Line") { $0.borderStyle = .line }, field(44, "Bezel") { $0.borderStyle = .bezel }], "borders",
            appearance)
    }

    @Test("Caret, selection, and marked text match their references", arguments: [UIUserInterfaceStyle.light, .dark])
    func editing(appearance: UIUserInterfaceStyle) throws {
        let view = field(0, "paper screen")
        let stage = Stage.showing(view, scale: 2, appearance: appearance)
        let name = appearance == .dark ? "dark" : "light"
        view.becomeFirstResponder()
        view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
        try stage.comparePicture(of: view, "textfield_caret_\(name)")
        view.selectAll(nil)
        try stage.comparePicture(of: view, "textfield_selection_\(name)")
        view.setMarkedText("shoji", selectedRange: NSRange(location: 5, length: 0))
        try stage.comparePicture(of: view, "textfield_composition_\(name)")
    }

    @Test(
        "Parts with a different font, color, and underline match their reference",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func attributed(appearance: UIUserInterfaceStyle) throws {
        let text = NSMutableAttributedString(string: "paper, ink and light")
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 11, length: 3))
        text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 7, length: 3))
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 15, length: 5))
        try compare([field(0) { $0.attributedText = text }], "attributed", appearance)
    }

    @Test("In right-to-left layout, the clear button is on the left")
    func mirrored() throws {
        let view = field(0, "שלום") {
            $0.clearButtonMode = .always
            $0.semanticContentAttribute = .forceRightToLeft
        }
        try Stage.showing(view, scale: 2).comparePicture(of: view, "textfield_rtl")
    }
}
