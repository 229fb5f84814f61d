// SPDX-License-Identifier: MIT
import UIKit

/// The text of a note.
final class EditorController: UIViewController {
    /// The note's identifier; `nil` for none.
    var id: Note.ID? {
        didSet {
            guard id != oldValue else { return }
            showNote()
        }
    }

    /// Changes of the text are undone in its window alone, and are forgotten with the text view.
    override var undoManager: UndoManager? { viewIfLoaded?.window?.undoManager }

    let store: NoteStore
    let textView = NoteTextView(frame: .zero, textContainer: nil)
    private let bar = StyleBar(frame: .zero)
    /// Whether editing begins when the view appears.
    private var editsWhenShown = false
    /// The kind of the paragraph that the line break being typed begins.
    private var nextKind: NoteText.Kind?

    init(store: NoteStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        textView.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.font = .preferredFont(forTextStyle: .body)
        textView.accessibilityLabel = "Note"
        textView.isFindInteractionEnabled = true
        textView.inputAccessoryView = bar
        textView.onStyleChange = { [weak self] in self?.textDidChange() }
        view.addSubview(textView)
        view.addInteraction(UIDropInteraction(delegate: self))
        bar.onTrait = { [weak self] in self?.textView.toggle($0) }
        bar.onKind = { [weak self] in self?.textView.toggle($0) }
        bar.onPicture = { [weak self] in self?.choosePicture() }
        bar.onDone = { [weak self] in self?.textView.resignFirstResponder() }
        _ = NotificationCenter.default.addObserver(forName: NoteStore.didChange, object: store, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.storeDidChange() }
        }
        showNote()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The bar is as wide as the window, and its content as this view.
        if let window = view.window { bar.column = view.convert(view.bounds, to: window) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard editsWhenShown else { return }
        editsWhenShown = false
        textView.becomeFirstResponder()
    }

    /// Begins editing; in a narrow window, once the note has been pushed onto the list.
    func beginEditing() {
        loadViewIfNeeded()
        editsWhenShown = !textView.becomeFirstResponder()
    }

    // MARK: - Content

    private func storeDidChange() {
        if id != nil, store.note(id) == nil { id = nil }
    }

    private func showNote() {
        guard isViewLoaded else { return }
        textView.resignFirstResponder()
        undoManager?.removeAllActions(withTarget: textView)
        let note = store.note(id)
        textView.attributedText = NoteStyles.attributedString(note?.text ?? NoteText())
        textView.selectedRange = NSRange(location: 0, length: 0)
        textView.contentOffset.y = -textView.adjustedContentInset.top
        textView.isHidden = note == nil
        updateBars()
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard store.note(id) == nil else { return contentUnavailableConfiguration = nil }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "note.text")
        configuration.text = "No Note Selected"
        contentUnavailableConfiguration = configuration
    }

    private func textDidChange() {
        if let id { store.setText(NoteStyles.noteText(textView.textStorage), of: id) }
        bar.show(textView.selectedKind, textView.selectedTraits)
    }

    private func updateBars() {
        guard store.note(id) != nil else { return navigationItem.rightBarButtonItems = nil }
        let export = UIBarButtonItem(systemItem: .action, menu: exportMenu)
        export.accessibilityLabel = "Export"
        let trash = UIBarButtonItem(
            systemItem: .trash,
            primaryAction: UIAction { [weak self] _ in
                if let self, let id { store.delete(id) }
            })
        navigationItem.rightBarButtonItems = [export, trash]
    }
}

// MARK: - Typing

extension EditorController: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) {
        // A new note begins with its title.
        if !textView.hasText { textView.typingAttributes = NoteStyles.attributes(.title) }
        textViewDidChangeSelection(textView)
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        bar.show(self.textView.selectedKind, self.textView.selectedTraits)
    }

    /// Return ends a list in an empty item; Delete at the beginning of an item makes it body text.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        let kind = self.textView.selectedKind
        let paragraph = self.textView.paragraphRange
        let isDeletion = text.isEmpty && range.length == 1 && NSMaxRange(range) == paragraph.location
        let isEmpty = (textView.text as NSString).substring(with: paragraph).allSatisfy(\.isNewline)
        if kind.isList, textView.selectedRange.length == 0, isDeletion || text == "\n" && isEmpty {
            self.textView.setKind(.body, of: paragraph)
            return false
        }
        nextKind = text == "\n" && kind.following != kind ? kind.following : nil
        return true
    }

    func textViewDidChange(_ textView: UITextView) {
        if let kind = nextKind {
            nextKind = nil
            self.textView.setKind(kind, of: self.textView.paragraphRange)
        }
        textDidChange()
    }
}
