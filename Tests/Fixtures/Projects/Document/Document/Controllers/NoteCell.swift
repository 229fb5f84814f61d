import UIKit

class NoteCell: UITableViewCell {

    @IBOutlet weak var iconView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var dateLabel: UILabel!

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("dMMMMjmm")
        return formatter
    }()

    var note: Note? {
        didSet {
            nameLabel.text = note?.content.title
            dateLabel.text = note.map { NoteCell.formatter.string(from: $0.modified) }
            iconView.image = UIImage(named: "Note")
        }
    }
}
