import UIKit

class NoteViewController: UIViewController {

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var bodyView: UITextView!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet var undoItem: UIBarButtonItem!
    @IBOutlet var redoItem: UIBarButtonItem!

    var note: Note!

    private let editUndoManager = UndoManager()
    private var bodyBeforeEditing = ""
    private var saveTimer: Timer?

    override var undoManager: UndoManager? {
        return editUndoManager
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.text = note.content.title
        bodyView.text = note.content.body
        nameField.inputAccessoryView = makeAccessoryView()
        bodyView.inputAccessoryView = makeAccessoryView()

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(saveNow), name: .noteShouldSave, object: nil)
        for name in [NSNotification.Name.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange, .NSUndoManagerCheckpoint] {
            center.addObserver(self, selector: #selector(undoStateDidChange(_:)), name: name, object: editUndoManager)
        }
        updateItems()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        saveNow()
    }

    override var keyCommands: [UIKeyCommand]? {
        return [UIKeyCommand(title: NSLocalizedString("key.save", comment: ""), image: nil, action: #selector(saveNow), input: "s", modifierFlags: .command)]
    }

    private func makeAccessoryView() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [
            UIBarButtonItem(title: NSLocalizedString("bar.date", comment: ""), style: .plain, target: self, action: #selector(insertDate(_:))),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(title: NSLocalizedString("bar.done", comment: ""), style: .done, target: view, action: #selector(UIView.endEditing(_:)))
        ]
        toolbar.sizeToFit()
        return toolbar
    }

    // MARK: Editing

    @IBAction func nameChanged(_ sender: UITextField) {
        setName(sender.text ?? "")
    }

    @objc func setName(_ name: String) {
        guard name != note.content.title else { return }
        editUndoManager.registerUndo(withTarget: self, selector: #selector(setName(_:)), object: note.content.title)
        editUndoManager.setActionName(NSLocalizedString("undo.rename", comment: ""))
        note.content.title = name
        nameField.text = name
        scheduleSaving()
    }

    @objc func setBody(_ body: String) {
        guard body != note.content.body else { return }
        editUndoManager.registerUndo(withTarget: self, selector: #selector(setBody(_:)), object: note.content.body)
        editUndoManager.setActionName(NSLocalizedString("undo.text", comment: ""))
        note.content.body = body
        bodyView.text = body
        scheduleSaving()
    }

    @objc private func insertDate(_ sender: UIBarButtonItem) {
        let text = DateFormatter.localizedString(from: Date(), dateStyle: .medium, timeStyle: .none)
        if nameField.isFirstResponder {
            nameField.insertText(text)
        } else if let range = bodyView.selectedTextRange {
            bodyView.replace(range, withText: text)
        }
    }

    @IBAction func undoEdit(_ sender: Any) {
        view.endEditing(true)
        editUndoManager.undo()
    }

    @IBAction func redoEdit(_ sender: Any) {
        editUndoManager.redo()
    }

    @objc private func undoStateDidChange(_ notification: Notification) {
        updateItems()
    }

    private func updateItems() {
        undoItem.isEnabled = editUndoManager.canUndo
        redoItem.isEnabled = editUndoManager.canRedo
    }

    // MARK: Saving

    private func scheduleSaving() {
        statusLabel.text = NSLocalizedString("note.edited", comment: "")
        saveTimer?.invalidate()
        saveTimer = Timer(timeInterval: 2, target: self, selector: #selector(saveNow), userInfo: nil, repeats: false)
        RunLoop.main.add(saveTimer!, forMode: .common)
    }

    @objc private func saveNow() {
        saveTimer?.invalidate()
        saveTimer = nil
        do {
            try note.save()
            let time = DateFormatter.localizedString(from: note.modified, dateStyle: .none, timeStyle: .short)
            statusLabel.text = String(format: NSLocalizedString("note.saved", comment: ""), time)
        } catch {
            statusLabel.text = error.localizedDescription
        }
    }
}

extension NoteViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        return bodyView.becomeFirstResponder()
    }
}

extension NoteViewController: UITextViewDelegate {

    func textViewDidBeginEditing(_ textView: UITextView) {
        bodyBeforeEditing = textView.text
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        if textView.text != bodyBeforeEditing {
            setBody(textView.text)
        }
    }
}
