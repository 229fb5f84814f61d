import UIKit

class SettingsViewController: UITableViewController {

    @IBOutlet private weak var reminderSwitch: UISwitch!
    @IBOutlet private weak var daysLabel: UILabel!
    @IBOutlet private weak var dayStepper: UIStepper!

    private enum Keys {
        static let reminders = "Reminders"
        static let days = "Days"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let defaults = UserDefaults.standard
        defaults.register(defaults: [Keys.reminders: true, Keys.days: 3])
        reminderSwitch.isOn = defaults.bool(forKey: Keys.reminders)
        dayStepper.value = defaults.double(forKey: Keys.days)
        daysChanged(dayStepper)
        remindersChanged(reminderSwitch)
    }

    @IBAction func remindersChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: Keys.reminders)
        dayStepper.isEnabled = sender.isOn
        daysLabel.isEnabled = sender.isOn
    }

    @IBAction func daysChanged(_ sender: UIStepper) {
        UserDefaults.standard.set(sender.value, forKey: Keys.days)
        daysLabel.text = String.localizedStringWithFormat(NSLocalizedString("settings.days", comment: ""), Int(sender.value))
    }

    @IBAction func closeWelcome(segue: UIStoryboardSegue) {
        if let indexPath = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }
}
