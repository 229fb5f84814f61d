// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCore
internal import UIKitText

/// The form for composing a message: recipients, subject, attachments, and body.
@MainActor
final class MailFormController: UIViewController {
    private let finish: @MainActor (MFMailComposeResult, (any Error)?) -> Void
    /// The message as set by the application.
    private var start = MailMessage()
    private var isSending = false
    private let form = UIScrollView(frame: .zero)
    private let to = MailAddressRow(Phrase.recipient.text)
    private let cc = MailAddressRow(Phrase.carbonCopy.text)
    private let bcc = MailAddressRow(Phrase.blindCopy.text)
    private let subject = MailRow(Phrase.subject.text)
    private let attachments = AttachmentRow()
    private let body = UITextView(frame: .zero)
    private lazy var send = UIBarButtonItem(
        primaryAction: UIAction(title: Phrase.send.text) { [weak self] _ in self?.sendMessage() })

    init(finish: @escaping @MainActor (MFMailComposeResult, (any Error)?) -> Void) {
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
        title = Phrase.newMessage.text
    }

    required init?(coder: NSCoder) { nil }

    /// Changes the content of the form on behalf of the application.
    func change(_ change: (inout MailMessage) -> Void) {
        change(&start)
        if isViewLoaded { show(start) }
    }

    // MARK: - View

    override func loadView() {
        form.backgroundColor = .systemBackground
        form.alwaysBounceVertical = true
        view = form
    }

    private var rows: [MailRow] { [to, cc, bcc, subject] }

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in rows {
            row.field.delegate = self
            row.field.addAction(UIAction { [weak self] _ in self?.contentDidChange() }, for: .editingChanged)
            form.addSubview(row)
        }
        attachments.onRemove = { [weak self] in self?.remove($0) }
        form.addSubview(attachments)
        body.font = .preferredFont(forTextStyle: .body)
        body.adjustsFontForContentSizeCategory = true
        body.accessibilityLabel = Phrase.messageText.text
        body.isScrollEnabled = false
        body.backgroundColor = .clear
        body.textContainerInset = Theme.MailComposer.bodyInsets
        body.delegate = self
        form.addSubview(body)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave() })
        send.style = .done
        navigationItem.rightBarButtonItem = send
        show(start)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.presentationController?.delegate = self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if start.recipients.isEmpty { to.field.becomeFirstResponder() } else { beginBody() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = form.bounds.width
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: width, height: MailRow.height(for: traitCollection))
            y = row.frame.maxY
        }
        let height = attachments.height(forWidth: width)
        attachments.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
        let inset = form.adjustedContentInset
        // The body fills the remaining height, so that a click below the text places the caret at its end.
        let space = form.bounds.height - inset.top - inset.bottom - y
        let needed = body.sizeThatFits(CGSize(width: width, height: 0)).height
        body.frame = CGRect(x: 0, y: y, width: width, height: max(needed, space))
        form.contentSize = CGSize(width: width, height: body.frame.maxY)
    }

    // MARK: - Content

    private func show(_ message: MailMessage) {
        to.addresses = message.recipients
        cc.addresses = message.ccRecipients
        bcc.addresses = message.bccRecipients
        subject.field.text = message.subject
        body.text = message.body
        attachments.show(message.attachments)
        contentDidChange()
    }

    private var message: MailMessage {
        var message = start
        message.recipients = to.addresses
        message.ccRecipients = cc.addresses
        message.bccRecipients = bcc.addresses
        message.subject = subject.field.text ?? ""
        message.body = body.text
        message.attachments = attachments.attachments
        return message
    }

    private func contentDidChange() {
        let message = message
        // A modified message is not dismissed without asking the user.
        (navigationController ?? self).isModalInPresentation = isSending || message != start
        let addresses = message.recipients + message.ccRecipients + message.bccRecipients
        send.isEnabled = !isSending && !addresses.isEmpty && addresses.allSatisfy { $0.contains("@") }
        title = message.subject.isEmpty ? Phrase.newMessage.text : message.subject
        viewIfLoaded?.setNeedsLayout()
    }

    private func remove(_ index: Int) {
        var rest = attachments.attachments
        rest.remove(at: index)
        attachments.show(rest)
        contentDidChange()
    }

    /// Starts editing the body at its beginning, because a reply is written above the quoted text.
    private func beginBody() {
        body.becomeFirstResponder()
        body.selectedRange = NSRange(location: 0, length: 0)
    }

    // MARK: - Sending and canceling

    private func sendMessage() {
        view.endEditing(true)
        isSending = true
        contentDidChange()
        MFMailComposeViewController.handOver.take(message, above: view.window) { [weak self] in self?.sendingDidEnd($0)
        }
    }

    private func sendingDidEnd(_ result: Result<Bool, any Error>) {
        // A result was already reported if the user canceled in the meantime.
        guard isSending else { return }
        isSending = false
        switch result {
        case .success(true): finish(.sent, nil)
        case .success(false): contentDidChange()
        case .failure(let error): finish(.failed, MFMailComposeError(code: .sendFailed, underlyingError: error))
        }
    }

    private func leave() {
        guard message != start, !message.isEmpty else { return giveUp() }
        let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        question.addAction(
            UIAlertAction(title: Phrase.deleteDraft.text, style: .destructive) { [weak self] _ in self?.giveUp() })
        question.addAction(UIAlertAction(title: Phrase.cancel.text, style: .cancel))
        question.popoverPresentationController?.sourceItem = navigationItem.leftBarButtonItem
        present(question, animated: true)
    }

    private func giveUp() {
        isSending = false
        finish(.cancelled, nil)
    }
}

extension MailFormController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { leave() }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { giveUp() }
}

extension MailFormController: UITextFieldDelegate, UITextViewDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let index = rows.firstIndex { $0.field === textField } ?? rows.count
        if index + 1 < rows.count { rows[index + 1].field.becomeFirstResponder() } else { beginBody() }
        return false
    }

    func textViewDidChange(_ textView: UITextView) { contentDidChange() }
}
