import UIKit

class ErrandDetailViewController: UIViewController {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var noteLabel: UILabel!
    @IBOutlet weak var doneSwitch: UISwitch!
    @IBOutlet weak var priorityControl: UISegmentedControl!
    @IBOutlet weak var ageLabel: UILabel!
    @IBOutlet weak var heroView: UIImageView!

    @objc var errand: Errand?

    private var timer: Timer?
    private lazy var ageFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        formatter.doesRelativeDateFormatting = true
        return formatter
    }()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(self, selector: #selector(update), name: .errandsDidChange, object: nil)
        timer = Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        update()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        timer = nil
        NotificationCenter.default.removeObserver(self, name: .errandsDidChange, object: nil)
    }

    @objc private func update() {
        guard isViewLoaded, let errand = errand else { return }
        titleLabel.text = errand.title
        noteLabel.text = errand.note
        doneSwitch.isOn = errand.isDone
        priorityControl.selectedSegmentIndex = errand.priority.rawValue
        heroView.alpha = errand.isDone ? 0.4 : 1
        updateAge()
    }

    private func updateAge() {
        guard let errand = errand else { return }
        let format = NSLocalizedString("detail.age", comment: "Creation date")
        ageLabel.text = String(format: format, ageFormatter.string(from: errand.created))
    }

    @objc func tick(_ timer: Timer) {
        updateAge()
    }

    @IBAction func doneChanged(_ sender: UISwitch) {
        guard let errand = errand, errand.isDone != sender.isOn else { return }
        ErrandStore.shared.toggle(errand)
        UIView.animate(withDuration: 0.25) {
            self.heroView.alpha = sender.isOn ? 0.4 : 1
        }
    }

    @IBAction func priorityChanged(_ sender: UISegmentedControl) {
        guard let errand = errand, let priority = Priority(rawValue: sender.selectedSegmentIndex) else { return }
        errand.priority = priority
        ErrandStore.shared.errandDidChange(errand)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "EditErrand",
              let navigation = segue.destination as? UINavigationController,
              let form = navigation.topViewController as? ErrandFormViewController else { return }
        form.errand = errand
    }
}
