// SPDX-License-Identifier: MIT
import UIKit

/// Buttons that preview files, and open one in the desktop's applications.
final class FilesCard: ButtonCard, UIDocumentInteractionControllerDelegate {
    private let parent: @MainActor () -> UIViewController?
    private let log: @MainActor (String) -> Void
    private let image: UIImage
    private var made: [UIButton] = []
    private var document: UIDocumentInteractionController?

    init(
        _ image: UIImage, parent: @escaping @MainActor () -> UIViewController?,
        log: @escaping @MainActor (String) -> Void
    ) {
        (self.image, self.parent, self.log) = (image, parent, log)
        super.init("Files", note: "Previewed here, or opened in the applications that the desktop has for them.")
    }

    required init?(coder: NSCoder) { nil }

    override var buttons: [UIButton] {
        guard made.isEmpty else { return made }
        made = Self.names.map { title, name in
            button(title) { card, _ in card.open(name)?.presentPreview(animated: true) }
        }
        made += [
            button("Options…") { $0.open("Garden.png")?.presentOptionsMenu(from: $1.bounds, in: $1, animated: true) },
            button("Open In…") { $0.open("Invitation.md")?.presentOpenInMenu(from: $1.bounds, in: $1, animated: true) },
        ]
        return made
    }

    private static let names = [
        ("Picture", "Garden.png"), ("Document", "Invitation.md"), ("Code", "Kettle.swift"), ("Data", "Leaves.bin"),
    ]

    private func button(_ title: String, _ act: @escaping @MainActor (FilesCard, UIButton) -> Bool?) -> UIButton {
        let button = UIButton(title, .gray())
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let self, let button else { return }
                if act(self, button) == false { log("\(title): nothing to show") }
            }, for: .primaryActionTriggered)
        return button
    }

    private func open(_ name: String) -> UIDocumentInteractionController? {
        guard let file = try? write(name) else {
            log("\(name) can't be written")
            return nil
        }
        let document = UIDocumentInteractionController(url: file)
        document.delegate = self
        self.document = document
        return document
    }

    /// Writes the file that is shown, in a folder for temporary ones.
    private func write(_ name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shoji-gallery-\(getuid())")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = folder.appending(path: name)
        let data: Data? =
            switch name {
            case "Garden.png": image.pngData()
            case "Invitation.md":
                Data("# Tea in the garden\n\nAt **four o’clock**, with\n\n- green tea\n- black tea\n- cake\n".utf8)
            case "Kettle.swift": Data("struct Kettle {\n    var water = 1.5\n\n    func boil() async {}\n}\n".utf8)
            default: Data((0..<2_048).map { UInt8($0 & 255) })
            }
        try (data ?? Data()).write(to: file, options: .atomic)
        return file
    }

    // MARK: - UIDocumentInteractionControllerDelegate

    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { parent() ?? UIViewController() }

    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {
        log("\(controller.name ?? ""): \(application ?? "")")
    }
}
