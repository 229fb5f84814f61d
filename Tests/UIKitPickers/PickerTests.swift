// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestProcesses
import Testing
import UIKitCore
import UIKitPlatform
import UIKitTesting
import UniformTypeIdentifiers
import WindowingHeadless

@testable import UIKitPickers

/// Presents a picker, whose portal a test answers, and records its result.
@MainActor
private final class PickerScene: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
{
    let stage = Stage(size: CGSize(width: 400, height: 300), scale: 1)
    let host = UIViewController(nibName: nil, bundle: nil)
    let folder: TemporaryFolder
    private let bus: TestBus
    private let service: TestService
    private(set) var results: [String] = []
    private(set) var files: [URL] = []
    private(set) var info: [UIImagePickerController.InfoKey: Any] = [:]

    init(_ picker: PortalPickerController, hasPortal: Bool = true) async throws {
        folder = try TemporaryFolder()
        bus = try await TestBus()
        let request = TestService.Reply.values("(objectpath '/request/1',)")
        service = try TestService(
            on: bus, names: ["org.freedesktop.portal.Desktop"],
            replies: ["OpenFile": request, "SaveFile": request, "SaveFiles": request, "Close": .values("()")])
        super.init()
        stage.system.foreignHandles = .titles
        host.title = "Host"
        picker.chooser = hasPortal ? FileChooser(bus: DesktopBus(address: bus.address)) : nil
        (picker as? UIDocumentPickerViewController)?.delegate = self
        (picker as? UIImagePickerController)?.delegate = self
        stage.show(host)
        host.present(picker, animated: false)
        stage.advance(by: 0.1)
    }

    func call(_ member: String) async throws -> String {
        _ = await Patience.eventually { [service] in service.calls.contains { $0.member == member } }
        return try #require(service.calls.first { $0.member == member }).arguments
    }

    /// Answers the request, and returns once the delegate was notified.
    func respond(_ body: String) async throws {
        try service.emit(
            path: "/request/1", interface: "org.freedesktop.portal.Request", member: "Response", body: body)
        let isDone = await Patience.eventually { @MainActor [self] in
            stage.advance(by: 0.1)
            return !results.isEmpty
        }
        #expect(isDone)
        stage.advance(by: 1)
    }

    /// The alert above the picker.
    var alert: UIAlertController? {
        host.presentedViewController?.presentedViewController as? UIAlertController
    }

    /// Answers the request, and returns once an alert is shown.
    func respondWithAlert(_ body: String) async throws {
        try service.emit(
            path: "/request/1", interface: "org.freedesktop.portal.Request", member: "Response", body: body)
        let isShown = await Patience.eventually { @MainActor [self] in
            stage.advance(by: 0.1)
            return alert != nil
        }
        #expect(isShown && results.isEmpty)
        stage.advance(by: 1)
    }

    func closeAlert() throws {
        try stage.tap("Close")
        stage.advance(by: 1)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        files = urls
        results.append(host.presentedViewController == nil ? "picked" : "picked while presented")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { results.append("cancelled") }

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        self.info = info
        results.append("picked")
        picker.dismiss(animated: false)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        results.append("cancelled")
        picker.dismiss(animated: false)
    }
}

@MainActor
@Suite("File and image pickers", .serialized, .enabled(if: Program.areInstalled("dbus-daemon")))
struct PickerTests {
    @Test("The chosen files are reported after the picker was dismissed")
    func opening() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .png])
        picker.allowsMultipleSelection = true
        picker.directoryURL = URL(filePath: "/tmp")
        let scene = try await PickerScene(picker)
        let arguments = try await scene.call("OpenFile")
        for part in [
            "'multiple': <true>", "'directory': <false>", "'current_folder': <b'/tmp'>",
            "'filters': <[('PDF, PNG', [(uint32 1, 'application/pdf'), (1, 'image/png')])]>",
        ] {
            #expect(arguments.contains(part), "\(part) in \(arguments)")
        }
        try await scene.respond("(uint32 0, {'uris': <['file:///tmp/a%20b.pdf', 'file:///tmp/c.png']>})")
        #expect(scene.results == ["picked"] && scene.files.map(\.path) == ["/tmp/a b.pdf", "/tmp/c.png"])
    }

    @Test("The dialog is shown above the window of the presenting controller")
    func parent() async throws {
        let source = try TemporaryFolder()
        let files = try ["tea", "pot"].map { URL(filePath: try source.write("leaves", to: $0)) }
        let pickers: [(PortalPickerController, String)] = [
            (UIDocumentPickerViewController(forOpeningContentTypes: [.item]), "OpenFile"),
            (UIDocumentPickerViewController(forExporting: Array(files.prefix(1))), "SaveFile"),
            (UIDocumentPickerViewController(forExporting: files), "SaveFiles"),
            (UIImagePickerController(), "OpenFile"),
        ]
        for (picker, member) in pickers {
            let arguments = try await PickerScene(picker).call(member)
            #expect(arguments.hasPrefix("('headless:Host', ''"), "\(arguments)")
        }
    }

    @Test("Folders are chosen by their type, and all files by a general one")
    func kinds() async throws {
        let folders = try await PickerScene(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
        #expect(try await folders.call("OpenFile").contains("'directory': <true>"))
        let all = try await PickerScene(UIDocumentPickerViewController(forOpeningContentTypes: [.item, .png]))
        #expect(try await !all.call("OpenFile").contains("filters"))
        let images = try await PickerScene(UIDocumentPickerViewController(forOpeningContentTypes: [.image]))
        #expect(try await images.call("OpenFile").contains("'image/*'"))
    }

    @Test("Copies of the chosen files are opened if that was asked for")
    func copies() async throws {
        let scene = try await PickerScene(
            UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true))
        let file = try scene.folder.write("leaves", to: "tea.txt")
        _ = try await scene.call("OpenFile")
        try await scene.respond("(uint32 0, {'uris': <['file://\(file)']>})")
        let copy = try #require(scene.files.first)
        #expect(copy.path != file && copy.lastPathComponent == "tea.txt")
        #expect(try String(contentsOf: copy, encoding: .utf8) == "leaves")
    }

    @Test("Exported files are moved or copied to where the user chose", arguments: [true, false])
    func exporting(_ isCopy: Bool) async throws {
        let source = try TemporaryFolder()
        let file = try source.write("leaves", to: "tea.txt")
        let scene = try await PickerScene(
            UIDocumentPickerViewController(forExporting: [URL(filePath: file)], asCopy: isCopy))
        #expect(try await scene.call("SaveFile").contains("'current_name': <'tea.txt'>"))
        let place = "\(scene.folder.path)/green.txt"
        try await scene.respond("(uint32 0, {'uris': <['file://\(place)']>})")
        #expect(scene.files.map(\.path) == [place])
        #expect(try String(contentsOfFile: place, encoding: .utf8) == "leaves")
        #expect(FileManager.default.fileExists(atPath: file) == isCopy)
    }

    @Test("A cancelled request cancels the picker")
    func cancelling() async throws {
        let scene = try await PickerScene(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        _ = try await scene.call("OpenFile")
        try await scene.respond("(uint32 1, @a{sv} {})")
        #expect(scene.results == ["cancelled"] && scene.host.presentedViewController == nil)
    }

    @Test(
        "After an unusable answer, an alert says that files can't be chosen, and then the picker is cancelled",
        arguments: ["(uint32 0, @a{sv} {})", "(uint32 0, {'uris': <['https://a.org']>})"])
    func unusable(_ body: String) async throws {
        let scene = try await PickerScene(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        _ = try await scene.call("OpenFile")
        try await scene.respondWithAlert(body)
        #expect(scene.alert?.title == "Files Can’t Be Chosen" && scene.alert?.message == nil)
        try scene.closeAlert()
        #expect(scene.results == ["cancelled"] && scene.host.presentedViewController == nil)
    }

    @Test("Without a portal, an alert names the package that has it, and then the picker is cancelled")
    func missingPortal() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        let scene = try await PickerScene(picker, hasPortal: false)
        #expect(scene.results.isEmpty && scene.alert?.message?.contains("xdg-desktop-portal") == true)
        try scene.closeAlert()
        #expect(scene.results == ["cancelled"] && scene.host.presentedViewController == nil)
    }

    @Test("An alert gives the reason for which a file wasn't exported, and the file stays")
    func failedExport() async throws {
        let source = try TemporaryFolder()
        let file = try source.write("leaves", to: "tea.txt")
        let scene = try await PickerScene(UIDocumentPickerViewController(forExporting: [URL(filePath: file)]))
        _ = try await scene.call("SaveFile")
        try await scene.respondWithAlert("(uint32 0, {'uris': <['file://\(scene.folder.path)/none/tea.txt']>})")
        #expect(scene.alert?.title == "The Files Weren’t Exported" && scene.alert?.message?.isEmpty == false)
        #expect(FileManager.default.fileExists(atPath: file))
        try scene.closeAlert()
        #expect(scene.results == ["cancelled"])
    }

    @Test("A picker that the application dismisses closes the dialog, and notifies no one")
    func dismissing() async throws {
        let scene = try await PickerScene(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        _ = try await scene.call("OpenFile")
        scene.host.dismiss(animated: false)
        scene.stage.advance(by: 1)
        _ = try await scene.call("Close")
        #expect(scene.results.isEmpty)
    }

    @Test("A photo is loaded, a movie is named, and another file cancels the picker")
    func images() async throws {
        func pick(_ name: String, _ data: Data, _ types: [String] = ["public.image"]) async throws -> PickerScene {
            let picker = UIImagePickerController()
            picker.mediaTypes = types
            let scene = try await PickerScene(picker)
            let file = URL(filePath: "\(scene.folder.path)/\(name)")
            try data.write(to: file)
            _ = try await scene.call("OpenFile")
            try await scene.respond("(uint32 0, {'uris': <['\(file.absoluteString)']>})")
            return scene
        }
        let square = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).pngData { context in
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let photo = try await pick("a.png", square)
        #expect((photo.info[.originalImage] as? UIImage)?.size.height ?? 0 > 0)
        #expect(photo.info[.mediaType] as? String == "public.image")
        #expect((photo.info[.imageURL] as? URL)?.lastPathComponent == "a.png")
        let movie = try await pick("b.mp4", Data(), ["public.movie", "public.image"])
        #expect((movie.info[.mediaURL] as? URL)?.lastPathComponent == "b.mp4")
        let text = try await pick("c.png", Data("no image".utf8))
        #expect(text.results == ["cancelled"])
    }

    @Test("There is no camera, and a picker for it is cancelled")
    func camera() async throws {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        let scene = try await PickerScene(picker)
        scene.stage.advance(by: 1)
        #expect(scene.results == ["cancelled"])
    }
}
