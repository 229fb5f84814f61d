import UIKit

class CareViewController: UIViewController, GardenClient {

    @IBOutlet weak var filterControl: UISegmentedControl!

    @objc dynamic var garden: Garden!

    private weak var list: CareListViewController?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "embedSummary":
            (segue.destination as? SummaryViewController)?.garden = garden
        case "embedList":
            list = segue.destination as? CareListViewController
            list?.garden = garden
        default:
            super.prepare(for: segue, sender: sender)
        }
    }

    @IBAction func filterChanged(_ sender: UISegmentedControl) {
        list?.showsAll = sender.selectedSegmentIndex == 1
    }
}

class SummaryViewController: UIViewController {

    @IBOutlet var numberLabels: [UILabel]!

    var garden: Garden!
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = garden.observe(\.thirstyCount, options: [.initial, .new]) { [weak self] garden, _ in
            guard let labels = self?.numberLabels else { return }
            for (label, number) in zip(labels, [garden.thirstyCount, garden.plants.count]) {
                label.text = NumberFormatter.localizedString(from: number as NSNumber, number: .decimal)
            }
        }
    }
}
