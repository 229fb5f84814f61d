import UIKit

class PlantViewController: UIViewController {

    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var latinLabel: UILabel!
    @IBOutlet weak var levelBar: LevelBar!
    @IBOutlet weak var waterButton: UIButton!

    var plant: Plant!
    weak var garden: Garden?
    private var observations: [NSKeyValueObservation] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        latinLabel.text = plant.latinName
        observations = [
            plant.observe(\.name, options: .initial) { [unowned self] plant, _ in
                self.nameLabel.text = plant.name
            },
            plant.observe(\Plant.level, options: [.initial, .new]) { [unowned self] _, change in
                self.levelBar.setLevel(change.newValue ?? 0, animated: self.view.window != nil)
                self.waterButton.isEnabled = (change.newValue ?? 0) < 1
            }
        ]
    }

    @IBAction func water(_ sender: Any) {
        garden?.water(plant)
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = [0, 0.08, -0.08, 0.04, 0]
        animation.duration = 0.5
        imageView.layer.add(animation, forKey: "shake")
    }
}
