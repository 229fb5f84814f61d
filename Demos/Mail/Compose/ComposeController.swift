// SPDX-License-Identifier: MIT
import UIKit

/// The composer.
///
/// Asks before it discards changes.
final class ComposeController: UIViewController, UIAdaptivePresentationControllerDelegate, UITextFieldDelegate,
    UITextViewDelegate
{
    /// Called after the form was dismissed with a message that was sent or saved.
    var onEnd: (() -> Void)?

    /// Typing is undone here; in the other windows, it would undo text that isn't shown.
    override var undoManager: UndoManager? { typing }
    private let typing = UndoManager()

    private let store: MailStore
    private let start: Draft
    private let form = UIScrollView()
    private let recipients = ComposeField("To:")
    private let subject = ComposeField("Subject:")
    private let body = UITextView(frame: .zero)
    private var termination: (any NSObjectProtocol)?
    private lazy var send = UIBarButtonItem(
        primaryAction: UIAction(title: "Send") { [weak self] _ in self?.sendMessage() })

    init(draft: Draft, store: MailStore) {
        start = draft
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = draft.subject.isEmpty ? "New Message" : draft.subject
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        form.backgroundColor = .systemBackground
        form.alwaysBounceVertical = true
        view = form
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        recipients.field.text = start.recipients
        recipients.field.keyboardType = .emailAddress
        recipients.field.autocapitalizationType = .none
        subject.field.text = start.subject
        body.text = start.body
        body.font = .preferredFont(forTextStyle: .body)
        body.adjustsFontForContentSizeCategory = true
        body.accessibilityLabel = "Message"
        body.isScrollEnabled = false
        body.backgroundColor = .clear
        body.textContainerInset = UIEdgeInsets(top: 8, left: 15, bottom: 20, right: 15)
        body.delegate = self
        for row in [recipients, subject] {
            row.field.delegate = self
            row.field.addAction(UIAction { [weak self] _ in self?.contentDidChange() }, for: .editingChanged)
        }
        for view in [recipients, subject, body] as [UIView] { form.addSubview(view) }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave() })
        send.style = .done
        navigationItem.rightBarButtonItem = send
        contentDidChange()
        let name = UIApplication.willTerminateNotification
        termination = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.keepDraft() }
        }
    }

    isolated deinit {
        if let termination { NotificationCenter.default.removeObserver(termination) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.presentationController?.delegate = self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if start.recipients.isEmpty { recipients.field.becomeFirstResponder() } else { beginBody() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = form.bounds.width
        let row = max(48, (recipients.field.font?.lineHeight ?? 0).rounded(.up) + 16)
        recipients.frame = CGRect(x: 0, y: 0, width: width, height: row)
        subject.frame = CGRect(x: 0, y: row, width: width, height: row)
        let height = body.sizeThatFits(CGSize(width: width, height: 0)).height
        // The body fills the rest of the form, so that a click below the text moves the caret to its end.
        let space = form.bounds.height - form.adjustedContentInset.top - form.adjustedContentInset.bottom - 2 * row
        body.frame = CGRect(x: 0, y: 2 * row, width: width, height: max(height, space))
        form.contentSize = CGSize(width: width, height: body.frame.maxY)
    }

    // MARK: - Content

    private var draft: Draft {
        var draft = start
        draft.recipients = recipients.field.text ?? ""
        draft.subject = subject.field.text ?? ""
        draft.body = body.text
        return draft
    }

    private func contentDidChange() {
        let isChanged = draft != start
        // A changed draft is dismissed only after a question.
        (navigationController ?? self).isModalInPresentation = isChanged
        let words = draft.recipients.split { $0 == "," || $0.isWhitespace }
        send.isEnabled = !words.isEmpty && words.allSatisfy { $0.contains("@") }
        if let subject = subject.field.text { title = subject.isEmpty ? "New Message" : subject }
        viewIfLoaded?.setNeedsLayout()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === recipients.field { subject.field.becomeFirstResponder() } else { beginBody() }
        return false
    }

    func textViewDidChange(_ textView: UITextView) {
        contentDidChange()
    }

    /// Moves the caret to the beginning, above quoted text.
    private func beginBody() {
        body.becomeFirstResponder()
        body.selectedRange = NSRange(location: 0, length: 0)
    }

    // MARK: - Sending and canceling

    private func sendMessage() {
        store.send(draft, at: Date())
        dismiss(animated: true, completion: onEnd)
    }

    /// Saves a changed draft when the application is ended from outside.
    private func keepDraft() {
        guard presentingViewController != nil, draft != start, !draft.isEmpty else { return }
        store.keep(draft, at: Date())
    }

    private func leave() {
        guard draft != start, !draft.isEmpty else { return dismiss(animated: true) }
        let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        question.addAction(
            UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in
                guard let self else { return }
                store.discard(draft, at: Date())
                dismiss(animated: true)
            })
        question.addAction(
            UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in
                guard let self else { return }
                store.keep(draft, at: Date())
                dismiss(animated: true, completion: onEnd)
            })
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        question.popoverPresentationController?.sourceItem = navigationItem.leftBarButtonItem
        present(question, animated: true)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        leave()
    }
}

/// A label and a text field.
final class ComposeField: UIView {
    let field = UITextField(frame: .zero)
    private let name = UILabel()
    private let line = UIView()

    init(_ name: String) {
        super.init(frame: .zero)
        self.name.text = name
        self.name.textColor = .secondaryLabel
        self.name.font = .preferredFont(forTextStyle: .body)
        field.font = .preferredFont(forTextStyle: .body)
        self.name.adjustsFontForContentSizeCategory = true
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityLabel = name
        line.backgroundColor = .separator
        // The field has the same name.
        self.name.isAccessibilityElement = false
        self.name.isUserInteractionEnabled = true
        self.name.addGestureRecognizer(UITapGestureRecognizer(target: self, action: ComposeField.begin))
        for view in [self.name, field, line] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func begin() {
        field.becomeFirstResponder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = name.sizeThatFits(bounds.size).width.rounded(.up)
        let rest = max(bounds.width - width - 48, 0)
        name.frame = CGRect(
            x: isRightToLeft ? bounds.width - 20 - width : 20, y: 0, width: width, height: bounds.height)
        field.frame = CGRect(x: isRightToLeft ? 20 : 28 + width, y: 4, width: rest, height: bounds.height - 8)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 20, y: bounds.height - hairline, width: max(bounds.width - 20, 0), height: hairline)
    }
}
