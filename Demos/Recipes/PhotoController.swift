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
    private let photo: DishPhoto

    init(_ photo: DishPhoto) {
        self.photo = photo
        super.init(frame: .zero)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        photo.draw(in: bounds)
    }
}

/// A table view cell with a photo.
final class PhotoCell: UITableViewCell {
    private let photo: PhotoView

    init(_ photo: DishPhoto) {
        self.photo = PhotoView(photo)
        super.init(style: .default, reuseIdentifier: nil)
        accessibilityLabel = "Photo"
        contentView.addSubview(self.photo)
    }

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        photo = PhotoView(DishPhoto(seed: 0))
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.frame = contentView.bounds
    }
}

/// Shows one photo as large as possible.
///
/// Independent of recipes.
final class PhotoController: UIViewController {
    private let photo: DishPhoto

    init(photo: DishPhoto) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        edgesForExtendedLayout = []
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = PhotoView(photo)
    }
}
