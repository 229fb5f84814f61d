import UIKit

class ResultViewController: UIViewController {

    @IBOutlet weak var resultLabel: UILabel!

    @objc var resultKey = "result.draw"

    override func viewDidLoad() {
        super.viewDidLoad()
        resultLabel.text = NSLocalizedString(resultKey, comment: "")
    }
}
