// SPDX-License-Identifier: MIT
import UIKit
import UniformTypeIdentifiers

/// Pictures that are chosen, pasted, or dropped.
extension EditorController: UIDocumentPickerDelegate, UIDropInteractionDelegate {
    func choosePicture() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls {
            if let data = try? Data(contentsOf: url) { textView.insertPicture(data) }
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        store.note(id) != nil && session.canLoadObjects(ofClass: UIImage.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        if let position = textView.closestPosition(to: session.location(in: textView)) {
            textView.selectedTextRange = textView.textRange(from: position, to: position)
        }
        _ = session.loadObjects(ofClass: UIImage.self) { [weak self] images in
            for image in images {
                if let data = image.pngData() { self?.textView.insertPicture(data) }
            }
        }
    }
}

extension NoteTextView {
    /// Replaces the selection by a picture in a paragraph of its own.
    func insertPicture(_ data: Data) {
        guard UIImage(data: data) != nil, let selection = selectedTextRange else { return }
        let isAtStart = paragraphRange.location == selectedRange.location
        let start = selectedRange.location
        replace(selection, withText: (isAtStart ? "" : "\n") + "\u{FFFC}\n")
        let range = NSRange(location: start, length: selectedRange.location - start)
        var attributes = NoteStyles.attributes(.body)
        textStorage.setAttributes(attributes, range: range)
        attributes[.attachment] = PictureAttachment(data)
        textStorage.setAttributes(attributes, range: NSRange(location: start + (isAtStart ? 0 : 1), length: 1))
        onStyleChange?()
    }
}
