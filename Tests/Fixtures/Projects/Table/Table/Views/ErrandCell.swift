import UIKit

@objc protocol ErrandCellDelegate: AnyObject {
    func errandCellDidToggle(_ cell: ErrandCell)
    @objc optional func errandCellDidLongPress(_ cell: ErrandCell)
}

class ErrandCell: UITableViewCell {

    static let reuseIdentifier = "ErrandCell"

    @IBOutlet private weak var checkButton: UIButton!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var noteLabel: UILabel!
    @IBOutlet private weak var flagView: UIImageView!

    weak var delegate: ErrandCellDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        let press = UILongPressGestureRecognizer(target: self, action: #selector(handleLongPress(_:)))
        contentView.addGestureRecognizer(press)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.attributedText = nil
        delegate = nil
    }

    func configure(with errand: Errand) {
        let color = errand.isDone ? UIColor(named: "DoneText")! : UIColor.label
        var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: color]
        if errand.isDone {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
        titleLabel.attributedText = NSAttributedString(string: errand.title, attributes: attributes)
        noteLabel.text = errand.note
        noteLabel.isHidden = errand.note.isEmpty
        flagView.isHidden = errand.priority != .high
        checkButton.setImage(UIImage(systemName: errand.isDone ? "checkmark.circle.fill" : "circle"), for: .normal)
    }

    @IBAction private func toggleDone(_ sender: UIButton) {
        delegate?.errandCellDidToggle(self)
    }

    @objc private func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        delegate?.errandCellDidLongPress?(self)
    }
}
