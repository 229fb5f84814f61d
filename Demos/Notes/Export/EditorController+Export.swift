// SPDX-License-Identifier: MIT
import UIKit

/// Files with the note.
extension EditorController {
    var exportMenu: UIMenu {
        UIMenu(
            title: "Export",
            children: [
                UIAction(title: "PDF", image: UIImage(systemName: "doc.richtext")) { [weak self] _ in
                    self?.exportPDF()
                },
                UIAction(title: "HTML", image: UIImage(systemName: "globe")) { [weak self] _ in
                    self?.exportDocument(.html, as: "html")
                },
                UIAction(title: "Markdown", image: UIImage(systemName: "doc.plaintext")) { [weak self] _ in
                    self?.exportDocument(.markdown, as: "md")
                },
            ])
    }

    private func exportDocument(_ type: NSAttributedString.DocumentType, as suffix: String) {
        guard let note = store.note(id) else { return }
        do {
            export(try NoteDocument.data(note.text, title: note.title, as: type), as: suffix)
        } catch {
            show(error)
        }
    }

    func exportPDF() {
        guard let note = store.note(id) else { return }
        // Paper is white.
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            export(NotePDF.data(NoteStyles.attributedString(note.text), title: note.title), as: "pdf")
        }
    }

    /// Writes a file, and asks where to put it.
    private func export(_ data: Data, as type: String) {
        guard let note = store.note(id) else { return }
        let name = note.title.replacingOccurrences(of: "/", with: "-").prefix(80)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent("\(name).\(type)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file)
            present(UIDocumentPickerViewController(forExporting: [file]), animated: true)
        } catch {
            show(error)
        }
    }

    private func show(_ error: any Error) {
        let alert = UIAlertController(
            title: "The Note Can’t Be Exported", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
