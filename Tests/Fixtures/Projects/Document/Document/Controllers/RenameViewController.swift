import UIKit

class RenameViewController: UIViewController {

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet var markButtons: [UIButton]!

    var content: NoteContent?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.text = content?.title
        nameField.addTarget(self, action: #selector(fieldDidChange), for: .editingChanged)
        updateButtons()
    }

    @objc func fieldDidChange() {
        content?.title = nameField.text ?? ""
    }

    @IBAction func chooseColor(_ sender: UIButton) {
        guard let index = markButtons.firstIndex(of: sender) else { return }
        content?.mark = NoteContent.Mark.allCases[index]
        updateButtons()
    }

    private func updateButtons() {
        for (button, mark) in zip(markButtons, NoteContent.Mark.allCases) {
            button.alpha = mark == content?.mark ? 1 : 0.35
            button.accessibilityTraits = mark == content?.mark ? [.button, .selected] : .button
        }
    }
}
