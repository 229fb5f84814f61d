// SPDX-License-Identifier: MIT
import UIKit

/// A generated image of a dish on a table.
struct DishPhoto: Hashable {
    let seed: Int

    @MainActor
    func draw(in rect: CGRect) {
        // The table has any hue, the food a warm one.
        let table = CGFloat((seed * 47) % 100) / 100
        let hue = 0.03 + CGFloat((seed * 5) % 14) / 100
        UIColor(hue: table, saturation: 0.25, brightness: 0.72, alpha: 1).setFill()
        UIBezierPath(rect: rect).fill()
        let size = min(rect.width, rect.height) * 0.8
        let plate = CGRect(x: rect.midX - size / 2, y: rect.midY - size / 2, width: size, height: size)
        for (inset, color) in [
            (0, UIColor(white: 0.97, alpha: 1)), (0.08, UIColor(white: 0.91, alpha: 1)),
            (0.16, UIColor(hue: hue, saturation: 0.7, brightness: 0.8, alpha: 1)),
        ] {
            color.setFill()
            UIBezierPath(ovalIn: plate.insetBy(dx: size * inset, dy: size * inset)).fill()
        }
        for index in 0..<9 {
            let angle = CGFloat(index) * 2.4 + CGFloat(seed)
            let way = size * 0.27 * CGFloat(index + 1) / 9
            let bit = size * 0.1
            UIColor(hue: hue + 0.18, saturation: 0.5, brightness: 0.75, alpha: 1).setFill()
            let center = CGPoint(x: rect.midX + way * cos(angle), y: rect.midY + way * sin(angle))
            UIBezierPath(ovalIn: CGRect(x: center.x - bit / 2, y: center.y - bit / 2, width: bit, height: bit)).fill()
        }
    }
}

/// A view that draws a photo at its own size.
final class PhotoView: UIView {
    var photo = DishPhoto(seed: 0) {
        didSet { if photo != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        photo.draw(in: bounds)
    }
}

/// A table view cell with a photo.
class PhotoCell: UITableViewCell {
    private weak var photoView: PhotoView?

    override class var outlets: OutletTable {
        super.outlets.adding("photoView", \PhotoCell.photoView)
    }

    func show(_ photo: DishPhoto) {
        photoView?.photo = photo
        // The content leaves a line for the separator, which the only row of a section doesn't have.
        backgroundColor = .clear
    }

    func adopt(_ view: PhotoView) {
        photoView = view
    }
}

/// Shows one photo as large as possible.
///
/// Independent of recipes.
class PhotoController: UIViewController {
    var photo = DishPhoto(seed: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        (view as? PhotoView)?.photo = photo
    }
}
