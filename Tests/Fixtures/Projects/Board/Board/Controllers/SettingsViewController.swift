import UIKit

class SettingsViewController: UITableViewController {

    @IBOutlet weak var hintsSwitch: UISwitch!
    @IBOutlet weak var animationSwitch: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        hintsSwitch.isOn = BoardStyle.value(of: .hints)
        animationSwitch.isOn = BoardStyle.value(of: .animation)
    }

    @IBAction func hintsChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: BoardStyle.Key.hints.name)
    }

    @IBAction func animationChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: BoardStyle.Key.animation.name)
    }

    @IBAction func close(_ sender: Any?) {
        presentingViewController?.dismiss(animated: true, completion: nil)
    }
}
