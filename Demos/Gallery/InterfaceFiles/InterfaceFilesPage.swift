// SPDX-License-Identifier: MIT
import UIKit

/// Cards whose contents are in `InterfaceFiles.xib`.
final class InterfaceFilesPage: PageViewController {
    private var formBody: UIView?
    private var attributesBody: UIView?
    private var textBody: UIView?
    private weak var nameField: UITextField?
    private weak var copiesLabel: UILabel?
    private weak var resultLabel: UILabel?

    override var summary: String { "Views, constraints, and connections from a file of a design tool." }

    override class var outlets: OutletTable {
        super.outlets.adding("formBody", \InterfaceFilesPage.formBody)
            .adding("attributesBody", \InterfaceFilesPage.attributesBody)
            .adding("textBody", \InterfaceFilesPage.textBody)
            .adding("nameField", \InterfaceFilesPage.nameField)
            .adding("copiesLabel", \InterfaceFilesPage.copiesLabel)
            .adding("resultLabel", \InterfaceFilesPage.resultLabel)
    }

    override class var actions: ActionTable {
        super.actions.adding("copiesChanged:", InterfaceFilesPage.copiesChanged)
            .adding("save:", InterfaceFilesPage.save)
    }

    override func viewDidLoad() {
        title = "Interface Files"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        _ = UINib(nibName: "InterfaceFiles", bundle: nil).instantiate(withOwner: self)
        scaleAttributedText()
        return [
            ("A form", "Stack views and constraints, with outlets and actions.", formBody),
            ("Attributes", "Properties of an own class, and values for narrow windows.", attributesBody),
            ("Text", "Text styles and an attributed string.", textBody),
        ].compactMap { title, note, body in body.map { InterfaceCard(title, note: note, body: $0) } }
    }

    /// Lets the attributed string follow the text size, as fonts of attributed strings in a file don't.
    private func scaleAttributedText() {
        let stack = textBody?.subviews.first as? UIStackView
        guard let label = stack?.arrangedSubviews.last as? UILabel, let text = label.attributedText else { return }
        let scaled = NSMutableAttributedString(attributedString: text)
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            guard let font = value as? UIFont ?? label.font else { return }
            // At the default text size the fonts are equal, and an equal value isn't replaced.
            scaled.removeAttribute(.font, range: range)
            scaled.addAttribute(.font, value: UIFontMetrics.default.scaledFont(for: font), range: range)
        }
        label.attributedText = scaled
        label.adjustsFontForContentSizeCategory = true
    }

    private func copiesChanged(_ stepper: UIStepper) {
        copiesLabel?.text = "\(Int(stepper.value))"
    }

    private func save() {
        nameField?.resignFirstResponder()
        resultLabel?.text = "Saved \(nameField?.text ?? "")"
    }
}

/// A card with a view whose constraints determine its height.
final class InterfaceCard: CardView {
    private let body: UIView

    init(_ title: String, note: String, body: UIView) {
        self.body = body
        super.init(title, note: note)
    }

    required init?(coder: NSCoder) { nil }

    override func build() {
        addSubview(body)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        // Cards of other sheets have no size.
        guard width > 0 else { return 0 }
        return body.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height.rounded(.up)
    }

    override var stretch: CGFloat { 40 }

    override func layoutBody(in area: CGRect) {
        guard area.width > 0 else { return }
        // At the top of a card that is higher than its content.
        let height = min(area.height, bodyHeight(forWidth: area.width))
        body.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    }
}
