// SPDX-License-Identifier: MIT
import UIKit

/// Messages, written in a bar above a view of stickers.
final class ChatCard: CardView {
    private let scroll = UIScrollView(frame: .zero)
    private let stack = UIStackView(arrangedSubviews: [])
    private let write = UIButton(configuration: .tinted(), primaryAction: nil)
    private let bar = MessageBar(frame: .zero)
    private lazy var stickers = StickersView { [weak self] in self?.send($0) }

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { stickers }
    override var inputAccessoryView: UIView? { bar }

    override func build() {
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 6
        scroll.keyboardDismissMode = .interactiveWithAccessory
        scroll.alwaysBounceVertical = true
        scroll.backgroundColor = .tertiarySystemFill
        scroll.layer.cornerRadius = 7
        scroll.layer.cornerCurve = .continuous
        scroll.addSubview(stack)
        addSubview(scroll)
        write.configuration?.title = "Write a message"
        write.addAction(UIAction { [weak self] _ in self?.becomeFirstResponder() }, for: .touchUpInside)
        addSubview(write)
        bar.onSend = { [weak self] in self?.send($0) }
        for text in ["Shall we meet at the garden gate?", "At noon, then."] { send(text) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(190) }

    override var stretch: CGFloat { 60 }

    private func send(_ text: String) {
        stack.addArrangedSubview(UILabel(text, font: .systemFont(ofSize: 15), lines: 0))
        setNeedsLayout()
        layoutIfNeeded()
        scroll.scrollRectToVisible(CGRect(x: 0, y: scroll.contentSize.height - 1, width: 1, height: 1), animated: true)
    }

    override func layoutBody(in area: CGRect) {
        scroll.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - 12 - grown(36)))
        write.frame = CGRect(x: area.minX, y: area.maxY - grown(36), width: area.width, height: grown(36))
        let width = max(0, area.width - 24)
        let height = stack.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        stack.frame = CGRect(x: 12, y: 10, width: width, height: height)
        scroll.contentSize = CGSize(width: area.width, height: height + 20)
    }
}

/// A text view that grows with its text, and a button that sends it.
private final class MessageBar: UIView, UITextViewDelegate {
    var onSend: ((String) -> Void)?
    private static let margin: CGFloat = 8
    private static let maximumTextHeight: CGFloat = 120
    private let text = UITextView(frame: .zero)
    private let button = UIButton(configuration: .filled(), primaryAction: nil)
    private let line = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleHeight
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        text.font = .preferredFont(forTextStyle: .callout)
        text.adjustsFontForContentSizeCategory = true
        text.accessibilityLabel = "Message"
        text.backgroundColor = .secondarySystemGroupedBackground
        text.layer.cornerRadius = 8
        text.delegate = self
        button.configuration?.title = "Send"
        button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        for view in [text, button, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func send() {
        guard text.hasText else { return }
        onSend?(text.text)
        text.text = ""
        textViewDidChange(text)
    }

    func textViewDidChange(_ textView: UITextView) { invalidateIntrinsicContentSize() }

    private var textWidth: CGFloat { max(0, bounds.width - 3 * Self.margin - button.intrinsicContentSize.width) }

    override var intrinsicContentSize: CGSize {
        let fitting =
            textWidth > 0 ? text.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)) : .zero
        return CGSize(
            width: UIView.noIntrinsicMetric,
            height: min(max(grown(36), fitting.height), grown(Self.maximumTextHeight)) + 2 * Self.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Self.margin
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
        let width = button.intrinsicContentSize.width
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        text.frame = CGRect(
            x: isMirrored ? width + 2 * margin : margin, y: margin, width: textWidth,
            height: bounds.height - 2 * margin)
        button.frame = CGRect(
            x: isMirrored ? margin : bounds.width - width - margin, y: bounds.height - margin - grown(36),
            width: width, height: grown(36))
        if text.isScrollEnabled != (bounds.height >= grown(Self.maximumTextHeight) + 2 * margin) {
            text.isScrollEnabled.toggle()
        }
    }
}

/// Buttons with short answers.
private final class StickersView: UIInputView {
    private static let answers = ["Yes!", "No.", "On my way", "Thank you", "Later", "♥", "☀", "☂"]
    private var buttons: [UIButton] = []

    init(_ send: @escaping @MainActor (String) -> Void) {
        let height = 2 * UITraitCollection.current.grown(54) + 24
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: height), inputViewStyle: .keyboard)
        buttons = Self.answers.map { answer in
            var configuration = UIButton.Configuration.gray()
            configuration.title = answer
            configuration.baseBackgroundColor = .systemBackground
            configuration.baseForegroundColor = .label
            return UIButton(configuration: configuration, primaryAction: UIAction { _ in send(answer) })
        }
        for button in buttons {
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (columns, gap) = (4, CGFloat(8))
        let size = CGSize(
            width: (min(bounds.width, 640) - gap * CGFloat(columns + 1)) / CGFloat(columns),
            height: (bounds.height - 3 * gap) / 2)
        let start = max(0, (bounds.width - 640) / 2) + gap
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: start + CGFloat(index % columns) * (size.width + gap),
                y: gap + CGFloat(index / columns) * (size.height + gap), width: size.width, height: size.height)
        }
    }
}
