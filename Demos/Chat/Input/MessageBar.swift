// SPDX-License-Identifier: MIT
import UIKit

/// The accessory view with the text of a new message, which grows with the text up to a limit.
final class MessageBar: UIView, UITextViewDelegate {
    var onSend: ((Message.Content) -> Void)?

    var text: String {
        get { textView.text }
        set {
            textView.text = newValue
            textViewDidChange(textView)
        }
    }

    /// Whether the text is edited.
    var isEditing: Bool { textView.isFirstResponder }

    /// The frame in the window below which the content is placed; that of the window if empty.
    var column = CGRect.zero {
        didSet { if column != oldValue { updateColumn() } }
    }

    private static let margin: CGFloat = 8
    private static let maximumTextHeight: CGFloat = 132

    let textView = MessageTextView(frame: .zero)
    private let background = UIView()
    private let line = UIView()
    private let stickerButton = UIButton(configuration: .plain())
    private let sendButton = UIButton(configuration: .plain())
    private lazy var stickers = StickersView { [weak self] in self?.onSend?(.sticker($0)) }
    private lazy var textHeight = textView.heightAnchor.constraint(equalToConstant: 0)
    private lazy var left = background.leftAnchor.constraint(equalTo: leftAnchor)
    private lazy var width = background.widthAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleHeight
        background.backgroundColor = .systemBackground
        line.backgroundColor = .separator
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.accessibilityLabel = "Message"
        textView.backgroundColor = .secondarySystemBackground
        textView.layer.cornerRadius = 18
        textView.layer.cornerCurve = .continuous
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.isScrollEnabled = false
        textView.delegate = self
        textView.onReturn = { [weak self] in self?.send() }
        sendButton.configuration?.image = UIImage(systemName: "arrow.up.circle.fill")
        sendButton.accessibilityLabel = "Send"
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
        stickerButton.addAction(UIAction { [weak self] _ in self?.toggleStickers() }, for: .primaryActionTriggered)
        for button in [sendButton, stickerButton] {
            button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 22)
            button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        }
        constrain()
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func constrain() {
        for view in [background, line, stickerButton, textView, sendButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            if view !== background { background.addSubview(view) }
        }
        addSubview(background)
        let margin = Self.margin
        NSLayoutConstraint.activate([
            left, width, background.topAnchor.constraint(equalTo: topAnchor),
            background.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.topAnchor.constraint(equalTo: background.topAnchor),
            line.leadingAnchor.constraint(equalTo: background.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: background.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
            stickerButton.leadingAnchor.constraint(equalTo: background.leadingAnchor, constant: margin),
            stickerButton.widthAnchor.constraint(equalToConstant: 40),
            textView.leadingAnchor.constraint(equalTo: stickerButton.trailingAnchor, constant: margin),
            textView.topAnchor.constraint(equalTo: background.topAnchor, constant: margin),
            sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: margin),
            sendButton.trailingAnchor.constraint(equalTo: background.trailingAnchor, constant: -margin),
            sendButton.widthAnchor.constraint(equalToConstant: 40),
            stickerButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            textHeight,
        ])
    }

    // MARK: - Size

    /// The text's height up to the limit, above which the text scrolls.
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: textHeight.constant + 2 * Self.margin)
    }

    override func layoutSubviews() {
        if column.isEmpty { width.constant = bounds.width }
        super.layoutSubviews()
        background.layoutIfNeeded()
        updateHeight()
    }

    private func updateColumn() {
        left.constant = column.minX
        width.constant = column.width
        setNeedsLayout()
    }

    private func updateHeight() {
        guard textView.bounds.width > 0 else { return }
        let fitting = textView.sizeThatFits(
            CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        ).height
        let height = min(fitting.rounded(.up), Self.maximumTextHeight)
        textView.isScrollEnabled = fitting > Self.maximumTextHeight
        guard height != textHeight.constant else { return }
        textHeight.constant = height
        invalidateIntrinsicContentSize()
    }

    // MARK: - Text

    func textViewDidChange(_ textView: UITextView) {
        update()
        updateHeight()
    }

    private var trimmed: String { textView.text.trimmingCharacters(in: .whitespacesAndNewlines) }

    private func update() {
        sendButton.isEnabled = !trimmed.isEmpty
        let isPicking = textView.inputView != nil
        stickerButton.configuration?.image = UIImage(systemName: isPicking ? "keyboard" : "face.smiling")
        stickerButton.accessibilityLabel = isPicking ? "Keyboard" : "Stickers"
    }

    /// Sends the text, without white space around it.
    private func send() {
        let text = trimmed
        guard !text.isEmpty else { return }
        self.text = ""
        onSend?(.text(text))
    }

    /// Begins the text with a quotation, and edits it.
    func quote(_ text: String) {
        self.text = "“\(text)”\n" + self.text
        textView.becomeFirstResponder()
    }

    // MARK: - Stickers

    /// Replaces the keyboard by the stickers, or the stickers by the keyboard.
    func toggleStickers() {
        textView.inputView = textView.inputView == nil ? stickers : nil
        update()
        textView.becomeFirstResponder()
        textView.reloadInputViews()
    }

    /// The stickers leave with the keyboard.
    func textViewDidEndEditing(_ textView: UITextView) {
        textView.inputView = nil
        update()
    }
}
