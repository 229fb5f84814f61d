// SPDX-License-Identifier: MIT
import FileAssociations
import Foundation
import TestProcesses
import Testing
import UIKitCore
import UIKitDocuments
import UIKitTesting
import UIKitText

@testable import UIKitSharing

/// A desktop whose applications a test installs.
@MainActor
private final class ScriptedFileDesk: FileDesk {
    struct Broken: Error {}

    var installed: [FileHandler] = []
    var isBroken = false
    private(set) var opened: [(url: URL, handler: String, origin: OpenOrigin)] = []
    private(set) var sizes: [CGFloat] = []
    var hasIcons = true

    func kind(of url: URL) -> FileKind {
        InstalledFileDesk.shared.kind(of: url)
    }

    func handlers(of mimeType: String) -> [FileHandler] { installed }

    func image(_ icon: FileIcon, width: CGFloat, scale: CGFloat) -> UIImage? {
        sizes.append(width)
        guard hasIcons else { return nil }
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: width)).image { context in
            UIColor.orange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: width))
        }
    }

    func open(_ url: URL, with handler: FileHandler, origin: OpenOrigin, from window: UIWindow?) async throws {
        if isBroken { throw Broken() }
        opened.append((url, handler.identifier, origin))
    }
}

/// A delegate without any of the methods.
private final class Mute: UIDocumentInteractionControllerDelegate {}

/// Records what a controller reports, and names the parent of the preview.
@MainActor
private final class Recorder: UIDocumentInteractionControllerDelegate {
    private let parent: UIViewController
    private(set) var events: [String] = []

    init(_ parent: UIViewController) {
        self.parent = parent
    }

    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { parent }

    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        events.append("begin preview")
    }

    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        events.append("end preview")
    }

    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        events.append("show options")
    }

    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        events.append("hide options")
    }

    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
        events.append("show applications")
    }

    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
        events.append("hide applications")
    }

    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {
        events.append("send to \(application ?? "none")")
    }

    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {
        events.append("sent to \(application ?? "none")")
    }
}

/// A window with a controller, and a document that it can preview.
@MainActor
private final class DocumentScene {
    let stage: Stage
    let host = UIViewController(nibName: nil, bundle: nil)
    let desk = ScriptedFileDesk()
    let folder: TemporaryFolder
    let document: UIDocumentInteractionController
    private(set) lazy var recorder = Recorder(host)

    init(
        _ content: Data = Data("leaves".utf8), named name: String = "tea.txt",
        size: CGSize = CGSize(width: 900, height: 700)
    )
        throws
    {
        stage = Stage(size: size, scale: 0.5)
        folder = try TemporaryFolder()
        let file = URL(filePath: folder.path(of: name))
        try content.write(to: file)
        document = UIDocumentInteractionController(url: file)
        document.desk = desk
        stage.show(host)
        document.delegate = recorder
    }

    var file: URL { document.url ?? URL(filePath: "/") }
    var anchor: CGRect { CGRect(x: 400, y: 300, width: 40, height: 40) }

    func presentOpenIn() -> Bool {
        let isShown = document.presentOpenInMenu(from: anchor, in: host.view, animated: true)
        stage.advance(by: 1)
        return isShown
    }

    func presentOptions() -> Bool {
        let isShown = document.presentOptionsMenu(from: anchor, in: host.view, animated: true)
        stage.advance(by: 1)
        return isShown
    }

    func presentPreview() -> Bool {
        let isShown = document.presentPreview(animated: true)
        stage.advance(by: 1)
        return isShown
    }

    func tap(_ title: String) throws {
        try stage.tap(title)
        stage.advance(by: 1)
    }

    /// Waits until the file was read, and returns the view that shows it.
    func content<Content: UIView>(
        _ type: Content.Type, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Content {
        func find(_ view: UIView) -> Content? { view as? Content ?? view.subviews.lazy.compactMap(find).first }
        var found: Content?
        _ = await Patience.eventually {
            stage.advance(by: 0.1)
            found = host.presentedViewController?.viewIfLoaded.flatMap(find)
            return found != nil
        }
        return try #require(found, sourceLocation: sourceLocation)
    }
}

@MainActor
@Suite("Interaction with documents")
struct DocumentInteractionTests {
    private static let editor = FileHandler(identifier: "org.example.Leaf", name: "Leaf", icon: .named(["leaf"]))
    private static let viewer = FileHandler(identifier: "org.example.Pot", name: "Pot", icon: .none)

    @Test("S-IPAD-14: A controller belongs to one file, and exists for as long as its caller keeps it")
    func ownership() throws {
        let folder = try TemporaryFolder()
        let url = URL(filePath: try folder.write("leaves", to: "tea.txt"))
        let recorder = Mute()
        func makeController(for url: URL) -> UIDocumentInteractionController {
            let controller = UIDocumentInteractionController(url: url)
            controller.delegate = recorder
            return controller
        }
        var controller: UIDocumentInteractionController? = makeController(for: url)
        #expect(controller?.url == url && controller?.delegate === recorder)
        weak var remains = controller
        controller = nil
        #expect(remains == nil)
    }

    @Test("S-IPAD-15: The menu with applications is shown, and lists them, once one opens the file")
    func applications() throws {
        let scene = try DocumentScene()
        #expect(!scene.presentOpenIn())
        #expect(scene.host.presentedViewController == nil && scene.recorder.events.isEmpty)
        scene.desk.installed = [Self.editor, Self.viewer]
        #expect(scene.presentOpenIn())
        try scene.stage.expect("Leaf")
        try scene.stage.expect("Pot")
        try scene.stage.expectNot("Copy")
        // It is shown already.
        #expect(!scene.presentOpenIn() && !scene.presentOptions())
        scene.document.dismissMenu(animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.host.presentedViewController == nil)
        #expect(scene.recorder.events == ["show applications", "hide applications"])
        #expect(scene.desk.opened.isEmpty)
    }

    @Test("R-IPAD-70: The chosen application opens the file, and gets the annotation and the name of the sender")
    func sending() throws {
        let scene = try DocumentScene()
        scene.desk.installed = [Self.editor]
        scene.document.annotation = ["page": 3]
        #expect(scene.presentOpenIn())
        try scene.tap("Leaf")
        let opened = try #require(scene.desk.opened.first)
        #expect(scene.desk.opened.count == 1 && opened.url == scene.file && opened.handler == "org.example.Leaf")
        let received = try #require(opened.origin.text.flatMap(OpenOrigin.init(text:)))
        #expect((received.annotation as? [String: Int]) == ["page": 3])
        #expect(received.application == scene.stage.application.launchOptions.identifier)
        #expect(
            scene.recorder.events == [
                "show applications", "send to org.example.Leaf", "sent to org.example.Leaf", "hide applications",
            ])
        #expect(scene.host.presentedViewController == nil)
    }

    @Test("An application that can't be started is reported, and the menu can be shown again")
    func failure() throws {
        let scene = try DocumentScene()
        scene.desk.installed = [Self.editor]
        scene.desk.isBroken = true
        #expect(scene.presentOpenIn())
        try scene.tap("Leaf")
        try scene.stage.expect("“tea.txt” Couldn’t Be Opened")
        try scene.tap("Close")
        scene.desk.isBroken = false
        #expect(scene.presentOpenIn())
        try scene.tap("Leaf")
        #expect(scene.desk.opened.count == 1)
    }

    @Test("S-IPAD-16: A preview is shown by the controller that the delegate names, and is dismissed by itself")
    func preview() async throws {
        let scene = try DocumentScene()
        let mute = Mute()
        scene.document.delegate = mute
        #expect(!scene.presentPreview())
        scene.document.delegate = nil
        #expect(!scene.presentPreview())
        #expect(scene.host.presentedViewController == nil)
        scene.document.delegate = scene.recorder
        // The controller presents another one.
        scene.host.present(UIViewController(nibName: nil, bundle: nil), animated: false)
        #expect(!scene.presentPreview())
        scene.host.dismiss(animated: false)
        scene.stage.advance(by: 1)
        #expect(scene.presentPreview())
        #expect(scene.host.presentedViewController != nil)
        #expect(try await scene.content(UITextView.self).text == "leaves")
        try scene.tap("Done")
        #expect(scene.host.presentedViewController == nil)
        #expect(scene.recorder.events == ["begin preview", "end preview"])
        #expect(scene.presentPreview())
        scene.document.dismissPreview(animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.host.presentedViewController == nil)
    }

    @Test("The options preview, copy, and open a file, in that order of events")
    func options() async throws {
        let scene = try DocumentScene()
        scene.desk.installed = [Self.viewer]
        #expect(scene.presentOptions())
        for title in ["Pot", "Copy", "Quick Look"] { try scene.stage.expect(title) }
        try scene.tap("Quick Look")
        scene.stage.advance(by: 1)
        #expect(try await scene.content(UITextView.self).text == "leaves")
        #expect(scene.recorder.events == ["show options", "hide options", "begin preview"])
        // A file in the preview is opened by its button.
        #expect(
            scene.document.presentOpenInMenu(
                from: try #require(
                    (scene.host.presentedViewController as? UINavigationController)?.topViewController?.navigationItem
                        .rightBarButtonItem), animated: true))
        scene.stage.advance(by: 1)
        try scene.tap("Pot")
        #expect(scene.desk.opened.count == 1)
    }

    @Test("A view with the gestures shows the preview when it is tapped, and the options when it is pressed")
    func gestures() throws {
        let scene = try DocumentScene()
        let icon = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
        scene.host.view.addSubview(icon)
        for recognizer in scene.document.gestureRecognizers { icon.addGestureRecognizer(recognizer) }
        try scene.stage.press(icon)
        scene.stage.advance(by: 1)
        try scene.stage.expect("Quick Look")
        scene.document.dismissMenu(animated: false)
        scene.stage.advance(by: 1)
        try scene.stage.tap(icon)
        scene.stage.advance(by: 1)
        #expect(scene.recorder.events == ["show options", "hide options", "begin preview"])
    }

    @Test("Without a file that exists, nothing is shown")
    func missingFile() throws {
        let scene = try DocumentScene()
        scene.desk.installed = [Self.editor]
        try FileManager.default.removeItem(at: scene.file)
        #expect(!scene.presentPreview() && !scene.presentOptions() && !scene.presentOpenIn())
        scene.document.url = URL(string: "https://example.org/tea.txt")
        #expect(!scene.presentPreview() && !scene.presentOptions() && !scene.presentOpenIn())
        scene.document.url = nil
        #expect(!scene.presentPreview() && !scene.presentOptions() && !scene.presentOpenIn())
        #expect(scene.document.name == nil && scene.document.uti == nil && scene.document.icons.isEmpty)
    }

    @Test("The name and the type are those of the file until others are stated")
    func facts() throws {
        let scene = try DocumentScene(named: "leaf.png")
        #expect(scene.document.name == "leaf.png" && scene.document.uti == "public.png")
        scene.document.name = "A Leaf"
        scene.document.uti = "public.jpeg"
        #expect(scene.document.name == "A Leaf" && scene.document.uti == "public.jpeg")
        #expect(scene.document.icons.map(\.size.width) == [16, 32, 64, 128, 256])
        scene.desk.hasIcons = false
        #expect(!scene.document.icons.isEmpty)
        scene.document.url = URL(filePath: "/tmp/pot.tea-pot")
        #expect(scene.document.name == "pot.tea-pot" && scene.document.uti == "public.data")
    }

    @Test("Previews show images, text, source code, and formatted documents")
    func contents() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { $0.fill(.infinite) }
        let picture = try DocumentScene(try #require(image.pngData()), named: "leaf.png")
        #expect(picture.presentPreview())
        let shown = try await picture.content(UIScrollView.self)
        #expect(shown.subviews.compactMap { ($0 as? UIImageView)?.image?.size }.first == CGSize(width: 30, height: 20))
        let code = try DocumentScene(Data("let tea = 1\n".utf8), named: "tea.swift")
        #expect(code.presentPreview())
        let view = try await code.content(UITextView.self)
        #expect(view.text == "let tea = 1\n" && !view.isEditable)
        #expect(view.font?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
        let page = try DocumentScene(Data("<p>Green <b>tea</b></p>".utf8), named: "tea.html")
        #expect(page.presentPreview())
        #expect(try await page.content(UITextView.self).text == "Green tea")
    }

    @Test("Files that can't be shown appear with their name, kind, and size, and with the reason if they are damaged")
    func unknownContents() async throws {
        let unknown = try DocumentScene(Data(count: 2_000), named: "tea.zip")
        #expect(unknown.presentPreview())
        _ = try await unknown.content(UIStackView.self)
        try unknown.stage.expect("tea.zip")
        try unknown.stage.expectNot("The file is damaged, or has another format.")
        let damaged = try DocumentScene(Data("no picture".utf8), named: "tea.png")
        #expect(damaged.presentPreview())
        _ = try await damaged.content(UIStackView.self)
        try damaged.stage.expect("The file is damaged, or has another format.")
        // Nothing waits for a pipe's other end.
        let pipe = try DocumentScene(named: "pipe.txt")
        try FileManager.default.removeItem(at: pipe.file)
        #expect(mkfifo(pipe.file.path, 0o600) == 0)
        #expect(pipe.presentPreview())
        _ = try await pipe.content(UIStackView.self)
    }

    @Test("Text of another process that is no account of the sender is ignored")
    func hostileOrigins() {
        for text in ["", "tea", "<plist><array/></plist>", String(repeating: "x", count: 200_000)] {
            #expect(OpenOrigin(text: text) == nil)
        }
        // An annotation that is too large, or no property list, isn't passed on.
        let large = OpenOrigin(application: "org.example.Leaf", annotation: String(repeating: "x", count: 200_000))
        #expect(large.text.flatMap(OpenOrigin.init(text:)) == OpenOrigin(application: "org.example.Leaf"))
        #expect(OpenOrigin(annotation: NSObject()).text == nil)
        #expect(OpenOrigin().text == nil)
    }
}
