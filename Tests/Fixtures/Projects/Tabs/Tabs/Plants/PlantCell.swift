import UIKit

class PlantCell: UICollectionViewCell {

    static let nib = UINib(nibName: "PlantCell", bundle: nil)
    static let reuseIdentifier = String(describing: PlantCell.self)

    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!

    var plant: Plant? {
        didSet {
            nameLabel.text = plant?.name
            imageView.alpha = CGFloat(max(0.35, plant?.level ?? 1))
        }
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
            }, completion: nil)
        }
    }
}
