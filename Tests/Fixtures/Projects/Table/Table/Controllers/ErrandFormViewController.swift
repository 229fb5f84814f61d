import UIKit

class ErrandFormViewController: UITableViewController, UITextFieldDelegate {

    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var noteField: UITextField!
    @IBOutlet weak var urgentSwitch: UISwitch!
    @IBOutlet var saveItem: UIBarButtonItem!

    var errand: Errand?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let errand = errand {
            navigationItem.title = NSLocalizedString("edit.title", comment: "")
            titleField.text = errand.title
            noteField.text = errand.note
            urgentSwitch.isOn = errand.priority == .high
        }
        titleChanged(titleField)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        titleField.becomeFirstResponder()
    }

    func apply(to errand: Errand) {
        errand.title = titleField.text ?? ""
        errand.note = noteField.text ?? ""
        errand.priority = urgentSwitch.isOn ? .high : .normal
    }

    @IBAction func titleChanged(_ sender: UITextField) {
        saveItem.isEnabled = sender.text?.isEmpty == false
    }

    @IBAction func cancel(_ sender: Any) {
        dismiss(animated: true, completion: nil)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === titleField {
            noteField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }
}
