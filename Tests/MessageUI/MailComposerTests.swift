// SPDX-License-Identifier: MIT
import Foundation
import MessageUI
import Testing
import UIKitCore
import UIKitTesting

/// Stores messages until a test determines their result.
@MainActor
final class Postbox: MailHandOver {
    struct Broken: Error {}

    var messages: [MailMessage] = []
    var answer: (@MainActor (Result<Bool, any Error>) -> Void)?
    var isAvailable = true

    func take(_ message: MailMessage, completion: @escaping @MainActor (Result<Bool, any Error>) -> Void) {
        messages.append(message)
        answer = completion
    }
}

/// Presents a composer and records its result.
@MainActor
final class ComposerScene: MFMailComposeViewControllerDelegate {
    let stage = Stage(size: CGSize(width: 800, height: 700), scale: 0.5)
    let host = UIViewController(nibName: nil, bundle: nil)
    let composer: MFMailComposeViewController
    let post = Postbox()
    var results: [MFMailComposeResult] = []
    var error: (any Error)?

    init(_ prepare: (MFMailComposeViewController) -> Void = { _ in }) {
        MFMailComposeViewController.handOver = post
        stage.show(host)
        composer = MFMailComposeViewController()
        composer.mailComposeDelegate = self
        prepare(composer)
        host.present(composer, animated: false)
        stage.advance(by: 1)
    }

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        results.append(result)
        self.error = error
        controller.dismiss(animated: false)
    }

    func send(_ result: Result<Bool, any Error> = .success(true)) throws {
        try stage.tap("Send")
        let answer = try #require(post.answer)
        answer(result)
        post.answer = nil
        stage.advance(by: 1)
    }

    func field(_ name: String) throws -> UITextField {
        func search(_ view: UIView) -> UITextField? {
            if let field = view as? UITextField, field.accessibilityLabel == name { return field }
            return view.subviews.lazy.compactMap(search).first
        }
        return try #require(search(composer.view))
    }

    var sendButton: UIBarButtonItem? { composer.topViewController?.navigationItem.rightBarButtonItem }
}

@MainActor
@Suite("Mail composer")
struct MailComposerTests {
    private static func prepare(_ composer: MFMailComposeViewController) {
        composer.setToRecipients(["ann@example.org"])
        composer.setCcRecipients(["bob@example.org", "cid@example.org"])
        composer.setSubject("Tea")
        composer.setMessageBody("Shall we?", isHTML: false)
        composer.addAttachmentData(Data("leaves".utf8), mimeType: "text/plain", fileName: "tea.txt")
    }

    @Test("S-VC-25 The form shows the initial values, is edited, and reports that the message was sent")
    func sending() throws {
        let scene = ComposerScene(Self.prepare)
        #expect(MFMailComposeViewController.canSendMail())
        #expect(try scene.field("To:").text == "ann@example.org")
        #expect(try scene.field("Cc:").text == "bob@example.org, cid@example.org")
        #expect(try scene.field("Subject:").text == "Tea")
        try scene.stage.expect("Remove tea.txt")
        // The caret is before the text.
        scene.stage.type("Hello! ")
        try scene.field("Bcc:").becomeFirstResponder()
        scene.stage.type("dot@example.org")
        scene.stage.advance(by: 1)
        try scene.send()
        let message = try #require(scene.post.messages.first)
        #expect(message.recipients == ["ann@example.org"] && message.bccRecipients == ["dot@example.org"])
        #expect(message.ccRecipients == ["bob@example.org", "cid@example.org"] && message.subject == "Tea")
        #expect(message.body == "Hello! Shall we?")
        #expect(message.attachments.map(\.fileName) == ["tea.txt"])
        #expect(scene.results == [.sent] && scene.error == nil && scene.host.presentedViewController == nil)
    }

    @Test("The rows, the message, and the attachments follow the text size", arguments: [2.0, 3.1])
    func textSize(scale: Double) throws {
        let scene = ComposerScene(Self.prepare)
        let usual = try #require(try scene.field("To:").font).pointSize
        #expect(try scene.stage.textFaults(atTextScale: scale) == [])
        for name in ["To:", "Cc:", "Bcc:", "Subject:"] {
            let field = try scene.field(name)
            let font = try #require(field.font)
            #expect(font.pointSize > usual * 1.5 && field.bounds.height >= font.lineHeight, "\(name)")
        }
    }

    @Test("S-VC-25 An unmodified form is dismissed immediately, a modified one asks first")
    func cancelling() throws {
        var scene = ComposerScene(Self.prepare)
        try scene.stage.tap("Cancel")
        #expect(scene.results == [.cancelled] && scene.post.messages.isEmpty)
        scene = ComposerScene(Self.prepare)
        scene.stage.type("x")
        scene.stage.advance(by: 1)
        #expect(scene.composer.isModalInPresentation)
        try scene.stage.tap("Cancel")
        scene.stage.advance(by: 1)
        #expect(scene.results.isEmpty)
        try scene.stage.tap("Delete Draft")
        scene.stage.advance(by: 1)
        #expect(scene.results == [.cancelled])
    }

    @Test("S-VC-25 The error that prevents sending is reported")
    func failing() throws {
        let scene = ComposerScene(Self.prepare)
        try scene.send(.failure(Postbox.Broken()))
        #expect(scene.results == [.failed])
        let error = try #require(scene.error as? MFMailComposeError)
        #expect(error.code == .sendFailed && error.underlyingError is Postbox.Broken)
    }

    @Test("A message that the user takes back stays editable, and one being sent can be cancelled")
    func takenBack() throws {
        let scene = ComposerScene(Self.prepare)
        try scene.stage.tap("Send")
        #expect(scene.sendButton?.isEnabled == false)
        scene.post.answer?(.success(false))
        #expect(scene.sendButton?.isEnabled == true)
        #expect(scene.results.isEmpty && scene.host.presentedViewController === scene.composer)
        try scene.stage.tap("Send")
        #expect(scene.post.messages.count == 2)
        scene.stage.advance(by: 1)
        try scene.stage.tap("Cancel")
        scene.stage.advance(by: 1)
        #expect(scene.results == [.cancelled])
        scene.post.answer?(.success(true))
        #expect(scene.results == [.cancelled])
    }

    @Test("A message requires valid addresses, and pressing a chip removes its attachment")
    func editing() throws {
        let scene = ComposerScene()
        #expect(scene.sendButton?.isEnabled == false)
        scene.stage.type("ann, bob@example.org")
        #expect(scene.sendButton?.isEnabled == false)
        try scene.field("To:").text = "ann@example.org; bob@example.org ,"
        scene.stage.type(" ")
        #expect(scene.sendButton?.isEnabled == true)
        scene.composer.addAttachmentData(Data(), mimeType: "image/png", fileName: "../../a.png")
        scene.stage.advance(by: 1)
        try scene.stage.tap("Remove a.png")
        scene.stage.advance(by: 1)
        try scene.stage.expectNot("Remove a.png")
    }

    @Test(
        "HTML is reduced to its text, with a line for each block",
        arguments: [
            ("<p>One &amp; <b>two</b></p><p>three<br>four</p>", "One & two\nthree\nfour"),
            ("<html><head><title>T</title><style>p { }</style></head>  <div>a\n  b</div></html>", "a b"),
            ("1 &lt; 2 &#65;&#x42; &unknown; &#0; &", "1 < 2 AB &unknown; &#0; &"),
            ("a < b", "a < b"), ("<", "<"), ("", ""),
        ])
    func plainText(_ html: String, _ text: String) throws {
        let scene = ComposerScene {
            Self.prepare($0)
            $0.setMessageBody(html, isHTML: true)
        }
        try scene.send()
        #expect(scene.post.messages.first?.body == text)
    }
}
