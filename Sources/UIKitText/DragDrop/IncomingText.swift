// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import TextEditing
internal import UIKitCore
internal import UIKitDragDrop

/// The transfer of pasted or dropped items into a text.
///
/// Their content is received and checked away from the main actor. All of it is inserted at once, when it has arrived.
@MainActor
final class IncomingText {
    /// The content that an item contributes.
    enum Part {
        /// Text without characters that the view can't hold.
        case text(String)
        case attributed(NSAttributedString)
        case none
    }

    /// The progress of the transfer, which can be canceled.
    let progress: Progress
    private weak var dragDrop: TextDragDrop?
    /// The range that is replaced; `nil` for the selection.
    private let range: Range<Int>?
    private let completion: @MainActor () -> Void
    private var items: [IncomingItem] = []
    private var parts: [Part?]
    private var isOver = false

    init(
        _ sources: [(provider: NSItemProvider, localObject: Any?)], in dragDrop: TextDragDrop, range: Range<Int>?,
        completion: @escaping @MainActor () -> Void = {}
    ) {
        self.dragDrop = dragDrop
        self.range = range
        self.completion = completion
        parts = Array(repeating: nil, count: sources.count)
        progress = Progress(totalUnitCount: Int64(max(sources.count, 1)))
        progress.cancellationHandler = { [weak self] in
            MainQueue.run { self?.cancel() }
        }
        items = sources.enumerated().map { index, source in
            IncomingItem(self, index, source.provider, source.localObject)
        }
        for item in items {
            if let delegate = dragDrop.pasteDelegate, let text = dragDrop.droppable {
                delegate.textPasteConfigurationSupporting(text, transform: item)
            } else {
                item.setDefaultResult()
            }
        }
        if sources.isEmpty { finish() }
    }

    var editor: TextEditor? { dragDrop?.editor }

    /// Ends the transfer without inserting anything.
    func cancel() {
        guard !isOver else { return }
        isOver = true
        for item in items { item.cancel() }
        completion()
    }

    func set(_ part: Part, at index: Int) {
        guard !isOver else { return }
        if parts[index] == nil { progress.completedUnitCount += 1 }
        parts[index] = part
        if !parts.contains(where: { $0 == nil }) { finish() }
    }

    private func finish() {
        guard !isOver else { return }
        // The progress calls its handler later, on another thread.
        guard !progress.isCancelled else { return cancel() }
        isOver = true
        insert()
        completion()
    }

    private func insert() {
        guard let dragDrop, let view = dragDrop.editor.view, view.acceptsEdits else { return }
        let editor = dragDrop.editor
        let range = editor.text.clamped(self.range ?? editor.text.selection)
        let contents = parts.compactMap { $0 }
        let inserted: Range<Int>?
        if let delegate = dragDrop.pasteDelegate, let text = dragDrop.droppable {
            let strings = contents.compactMap { $0.attributed(in: editor) }
            guard !strings.isEmpty else { return }
            let place = TextOffsetRange(range)
            let whole = delegate.textPasteConfigurationSupporting(
                text, combineItemAttributedStrings: strings, for: place)
            let own = delegate.textPasteConfigurationSupporting(text, performPasteOf: whole, to: place)
            inserted = own.map(editor.offsets) ?? editor.insert(styled: whole, in: range)
        } else {
            inserted = editor.insert(contents.map(\.string).joined(), in: range)
        }
        // Dropped text is selected; after pasted text, the caret is at its end.
        if self.range != nil { dragDrop.select(inserted) }
    }
}

extension IncomingText.Part {
    var string: String {
        switch self {
        case .text(let string): string
        case .attributed(let string): string.string
        case .none: ""
        }
    }

    @MainActor
    func attributed(in editor: TextEditor) -> NSAttributedString? {
        switch self {
        case .text(let string): NSAttributedString(string: string, attributes: editor.attributesForTyping ?? [:])
        case .attributed(let string): string
        case .none: nil
        }
    }
}

extension TextEditor {
    /// Inserts attributed text for a range, and returns its range.
    func insert(styled new: NSAttributedString, in range: Range<Int>) -> Range<Int>? {
        guard let view else { return nil }
        let fit = view.fitting(new.string)
        guard fit.utf16.count == new.length, view is UITextView else { return insert(fit, in: range) }
        let length = text.length
        guard let inserted = insert(fit, in: range), text.length == length - range.count + new.length else {
            return nil
        }
        setAttributes(of: new, in: inserted)
        return inserted
    }
}

/// One item of a transfer.
@MainActor
private final class IncomingItem: UITextPasteItem {
    private weak var transfer: IncomingText?
    private let index: Int
    let itemProvider: NSItemProvider
    let localObject: Any?
    private var loading: Task<Void, Never>?

    init(_ transfer: IncomingText, _ index: Int, _ itemProvider: NSItemProvider, _ localObject: Any?) {
        self.transfer = transfer
        self.index = index
        self.itemProvider = itemProvider
        self.localObject = localObject
    }

    var defaultAttributes: [NSAttributedString.Key: Any] {
        guard let editor = transfer?.editor else { return [:] }
        return editor.attributesForTyping ?? editor.view?.textAttributes ?? [:]
    }

    func cancel() { loading?.cancel() }

    func setResult(string: String) {
        guard let view = transfer?.editor?.view else { return }
        transfer?.set(.text(view.fitting(string)), at: index)
    }

    func setResult(attributedString: NSAttributedString) {
        transfer?.set(.attributed(attributedString), at: index)
    }

    func setResult(attachment textAttachment: NSTextAttachment) {
        let text = NSMutableAttributedString(attachment: textAttachment)
        text.addAttributes(defaultAttributes, range: NSRange(location: 0, length: text.length))
        setResult(attributedString: text)
    }

    func setNoResult() { transfer?.set(.none, at: index) }

    func setDefaultResult() {
        guard let view = transfer?.editor?.view else { return }
        let fit = type(of: view).fit
        if let text = localObject as? String, text.utf8.count <= Theme.TextInput.immediateInsertion {
            return setResult(string: text)
        }
        let types = String.readableTypeIdentifiersForItemProvider
        guard let type = types.first(where: itemProvider.hasItemConformingToTypeIdentifier) else {
            return setNoResult()
        }
        let (provider, index) = (itemProvider, index)
        loading = Task { [weak transfer] in
            do {
                let data = try await provider.data(forTypeIdentifier: type)
                let text = await Task.detached { fit(String(decoding: data, as: UTF8.self)) }.value
                guard !Task.isCancelled else { return }
                transfer?.set(.text(text), at: index)
            } catch {
                guard !Task.isCancelled else { return }
                Log.error("Dropped text was not received. \(error)")
                transfer?.set(.none, at: index)
            }
        }
    }
}

extension UIPasteboard {
    /// A provider of the text; `nil` if there is certainly none.
    var textProvider: NSItemProvider? {
        guard mayHaveStrings else { return nil }
        let provider = NSItemProvider()
        let pasteboard = self
        provider.registerDataRepresentation(
            forTypeIdentifier: String.writableTypeIdentifiersForItemProvider[0], visibility: .all
        ) { reply in
            let task = Task {
                do {
                    reply(try await pasteboard.loadString().map { Data($0.utf8) }, nil)
                } catch {
                    reply(nil, error)
                }
            }
            let progress = Progress(totalUnitCount: 1)
            progress.cancellationHandler = { task.cancel() }
            return progress
        }
        return provider
    }
}
