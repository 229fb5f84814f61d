// SPDX-License-Identifier: MIT
import Foundation
import MessageUI
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitSharing

/// The desktop's dialogs, which a test answers.
@MainActor
private final class ScriptedDesktop: SharingDesktop {
    struct Broken: Error {}

    private(set) var opened: [String] = []
    private(set) var saved: [[SharedFile]] = []
    /// The windows above which the dialogs were shown.
    private(set) var parents: [UIWindow?] = []
    var answer: Result<Bool, any Error> = .success(true)

    func open(_ url: URL, above window: UIWindow?) async throws -> Bool {
        parents.append(window)
        opened.append(url.absoluteString)
        return try answer.get()
    }

    func open(_ file: SharedFile, above window: UIWindow?) async throws -> Bool {
        parents.append(window)
        opened.append(file.name)
        return try answer.get()
    }

    func save(_ files: [SharedFile], above window: UIWindow?) async throws -> Bool {
        parents.append(window)
        saved.append(files)
        return try answer.get()
    }
}

/// Keeps messages.
@MainActor
private final class Postbox: MailHandOver {
    private(set) var messages: [MailMessage] = []
    let isAvailable = true

    func take(_ message: MailMessage, completion: @escaping @MainActor (Result<Bool, any Error>) -> Void) {
        messages.append(message)
        completion(.success(true))
    }
}

/// Presents a sheet and records its result.
@MainActor
private final class SheetScene {
    let stage: Stage
    let host = UIViewController(nibName: nil, bundle: nil)
    let desktop = ScriptedDesktop()
    let post = Postbox()
    let sheet: UIActivityViewController
    private(set) var results: [String] = []

    init(
        _ items: [Any], activities: [UIActivity]? = nil, size: CGSize = CGSize(width: 800, height: 700),
        languages: [String] = [], textScale: Double = 1, prepare: (UIActivityViewController) -> Void = { _ in }
    ) {
        stage = Stage(size: size, scale: 0.5, languages: languages)
        stage.application.textScale = textScale
        MFMailComposeViewController.handOver = post
        stage.show(host)
        sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.desktop = desktop
        sheet.popoverPresentationController?.sourceView = host.view
        sheet.completionWithItemsHandler = { [weak self] type, isCompleted, items, error in
            let name = type?.rawValue.split(separator: ".").last ?? "none"
            self?.results.append(
                "\(name) \(isCompleted)\(items == nil ? "" : " items")\(error.map { " \($0)" } ?? "")")
        }
        prepare(sheet)
        host.present(sheet, animated: false)
        stage.advance(by: 1)
    }

    func tap(_ title: String) throws {
        try stage.tap(title)
        stage.advance(by: 1)
    }
}

/// A text that is produced for the chosen activity.
private final class Poem: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "…" }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        activityType == .mail ? nil : "Old pond"
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Frog" }
}

/// A service of an application.
private final class Favor: UIActivity {
    let shares: Bool
    private(set) var items: [Any] = []
    private(set) var steps: [String] = []
    var guest: UIViewController?

    init(guest: UIViewController? = nil) {
        shares = guest == nil
        self.guest = guest
        super.init()
    }

    override var activityType: ActivityType? { ActivityType("org.example.favor") }
    override var activityTitle: String? { "Favor" }
    override var activityViewController: UIViewController? { guest }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        steps.append("ask")
        return !activityItems.contains { $0 is URL }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        steps.append("prepare")
        items = activityItems
    }

    override func perform() {
        steps.append("perform")
        activityDidFinish(true)
    }
}

@MainActor
@Suite("The activity sheet")
struct ActivitySheetTests {
    @Test("The sheet grows with the text, and all titles are shown whole", arguments: [CGFloat(320), 900])
    func largeText(width: CGFloat) throws {
        let long = "A page about tea ceremonies, their rooms and their gardens"
        let small = SheetScene([long], size: CGSize(width: width, height: 900))
        small.stage.advance(by: 1)
        let height = try small.stage.view(named: "Copy").bounds.height
        let size = small.sheet.preferredContentSize
        let scene = SheetScene([long], size: CGSize(width: width, height: 900), textScale: 3.1)
        scene.stage.advance(by: 1)
        let row = try scene.stage.view(named: "Copy")
        #expect(row.bounds.height > height * 1.4 && row.bounds.width > 250)
        #expect(scene.sheet.preferredContentSize.width > size.width * 1.6)
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
        }
        let shown = labels(in: scene.sheet.view).filter { $0.text?.isEmpty == false && $0.text != long }
        #expect(shown.contains { $0.font.pointSize > 45 })
        for label in shown {
            #expect(
                label.sizeThatFits(CGSize(width: label.bounds.width, height: 2000)).height <= label.bounds.height + 1)
        }
        scene.stage.application.textScale = 1
        scene.stage.advance(by: 1)
        #expect(scene.sheet.preferredContentSize == size)
    }

    @Test("Copying puts all items on the pasteboard and completes the sheet once")
    func copying() throws {
        let link = try #require(URL(string: "https://example.org/tea"))
        let scene = SheetScene(["Tea at four", link])
        try scene.stage.expect("Tea at four")
        try scene.tap("Copy")
        #expect(scene.results == ["CopyToPasteboard true"])
        #expect(UIPasteboard.general.strings == ["Tea at four", "https://example.org/tea"])
        #expect(UIPasteboard.general.urls == [link])
        #expect(scene.host.presentedViewController == nil)
    }

    @Test("Closing the sheet reports no activity", arguments: ["button", "escape", "dismiss"])
    func cancelling(_ way: String) throws {
        let scene = SheetScene(["Tea"])
        switch way {
        case "button": try scene.tap("Close")
        case "escape": try scene.stage.key("escape")
        default: scene.host.dismiss(animated: false)
        }
        scene.stage.advance(by: 1)
        #expect(scene.results == ["none false"])
    }

    @Test("Activities that can't handle the items, or are excluded, aren't offered")
    func offers() throws {
        let link = try #require(URL(string: "https://example.org/tea"))
        let favor = Favor()
        let scene = SheetScene([link], activities: [favor]) { $0.excludedActivityTypes = [.mail, .airDrop] }
        try scene.stage.expect("tea")
        try scene.stage.expect("example.org")
        try scene.stage.expect("Copy")
        try scene.stage.expect("Open With…")
        for title in ["Mail", "Save…", "Favor"] { try scene.stage.expectNot(title) }
        #expect(favor.steps == ["ask"])
    }

    @Test("Links are opened, and files are saved and opened by name")
    func dialogs() throws {
        let link = try #require(URL(string: "https://example.org/tea"))
        let opening = SheetScene([link])
        try opening.tap("Open With…")
        #expect(opening.desktop.opened == ["https://example.org/tea"] && opening.results == ["OpenWith true"])
        #expect(opening.desktop.parents == [opening.stage.window])
        let saving = SheetScene([Poem(), URL(filePath: "/tmp/a.txt"), Data([1, 2])])
        try saving.stage.expect("Frog")
        try saving.stage.expectNot("Open With…")
        try saving.tap("Save…")
        #expect(saving.desktop.saved.first?.map(\.name) == ["Frog.txt", "a.txt", "Frog"])
        #expect(saving.desktop.parents == [saving.stage.window])
        #expect(saving.results == ["SaveToFiles true"])
    }

    @Test("A dialog that the user cancels doesn't complete the activity; an error is reported")
    func failures() throws {
        let cancelled = SheetScene(["Tea"])
        cancelled.desktop.answer = .success(false)
        try cancelled.tap("Save…")
        #expect(cancelled.results == ["SaveToFiles false"])
        let failed = SheetScene(["Tea"])
        failed.desktop.answer = .failure(ScriptedDesktop.Broken())
        try failed.tap("Open With…")
        #expect(failed.results == ["OpenWith false Broken()"])
    }

    @Test("An activity of the application is asked, prepared, and performed")
    func custom() throws {
        let favor = Favor()
        let scene = SheetScene([Poem(), 7], activities: [favor])
        try scene.stage.expectNot("Copy")
        try scene.tap("Favor")
        #expect(favor.steps == ["ask", "prepare", "perform"])
        #expect(favor.items.first as? String == "Old pond" && favor.items.last as? Int == 7)
        #expect(scene.results == ["favor true"])
    }

    @Test("The controller of an activity replaces the sheet until the activity ends")
    func customController() throws {
        let guest = UIViewController(nibName: nil, bundle: nil)
        let favor = Favor(guest: guest)
        let scene = SheetScene(["Tea"], activities: [favor])
        try scene.tap("Favor")
        scene.stage.advance(by: 1)
        #expect(scene.host.presentedViewController === guest && scene.results.isEmpty)
        #expect(favor.steps == ["ask", "prepare"])
        favor.activityDidFinish(false)
        favor.activityDidFinish(true)
        scene.stage.advance(by: 1)
        #expect(scene.host.presentedViewController == nil && scene.results == ["favor false"])
    }

    @Test("An application that sends mail itself composes it with the items, without those that have no item for mail")
    func mail() throws {
        let scene = SheetScene([Poem(), "Splash", Data("x".utf8)])
        try scene.tap("Mail")
        scene.stage.advance(by: 1)
        #expect(scene.host.presentedViewController is MFMailComposeViewController)
        try scene.stage.tap("To:")
        scene.stage.type("basho@example.org")
        try scene.tap("Send")
        scene.stage.advance(by: 1)
        let message = try #require(scene.post.messages.first)
        #expect(message.subject == "Frog" && message.body == "Splash")
        #expect(message.attachments.map(\.fileName) == ["Frog"])
        #expect(scene.results == ["Mail true"])
    }

    @Test("A narrow window shows a sheet at its lower edge, with words in the user's language")
    func narrow() throws {
        let scene = SheetScene(["Tee"], size: CGSize(width: 380, height: 700), languages: ["de"])
        try scene.stage.expect("Kopieren")
        try scene.stage.expect("Sichern …")
        let frame = try #require(scene.sheet.view.superview.map { scene.sheet.view.convert($0.bounds, to: nil) })
        #expect(frame.minY > 200)
        try scene.tap("Schließen")
        #expect(scene.results == ["none false"])
    }

    @Test("A provider produces its item on another thread, once")
    func provider() async throws {
        final class Slow: UIActivityItemProvider, @unchecked Sendable {  // the operation queue orders the accesses
            var threads: [Bool] = []

            override var item: Any {
                threads.append(Thread.isMainThread)
                return "\(placeholderItem ?? "") for \(activityType?.rawValue.split(separator: ".").last ?? "")"
            }
        }
        let slow = Slow(placeholderItem: "Tea")
        let scene = SheetScene([slow])
        await confirmation { done in
            await withCheckedContinuation { continuation in
                scene.sheet.completionWithItemsHandler = { _, isCompleted, _, _ in
                    #expect(isCompleted)
                    done()
                    continuation.resume()
                }
                #expect(throws: Never.self) { try scene.stage.tap("Copy") }
                scene.advanceUntilCompleted()
            }
        }
        #expect(UIPasteboard.general.string == "Tea for CopyToPasteboard" && slow.threads == [false])
    }
}

extension SheetScene {
    /// Draws frames, on the main queue, until the sheet is dismissed.
    fileprivate func advanceUntilCompleted() {
        guard host.presentedViewController != nil else { return }
        stage.advance(by: 0.1)
        DispatchQueue.main.async { [self] in advanceUntilCompleted() }
    }
}
