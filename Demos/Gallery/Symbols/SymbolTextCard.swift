// SPDX-License-Identifier: MIT
import UIKit

/// Symbols in three scales next to text, and in buttons of every size.
final class SymbolTextCard: CardView {
    /// The height of a line, which is also the width of its symbol.
    private var row: CGFloat { traitCollection.grown(34) }

    private let lines: [(image: UIImageView, label: UILabel)] = [
        (UIImage.SymbolScale.small, "tray", "Small"), (.medium, "paperplane", "Medium"),
        (.large, "archivebox", "Large"),
    ].map { scale, name, text in
        let image = UIImageView(image: UIImage(systemName: name))
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: scale)
        image.contentMode = .center
        let label = UILabel(text, style: .body)
        return (image, label)
    }

    private let buttons: [UIButton] = [
        (UIButton.Configuration.filled(), "square.and.arrow.down", "Save"), (.tinted(), "heart", "Like"),
        (.gray(), "trash", "Delete"),
    ].map { configuration, name, title in
        var configuration = configuration
        configuration.image = UIImage(systemName: name)
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    override func build() {
        for line in lines { for view in [line.image, line.label] { addSubview(view) } }
        for button in buttons { addSubview(button) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        CGFloat(lines.count) * row + 12
            + WrapLayout.place(buttons, in: CGRect(x: 0, y: 0, width: width, height: 0), measuresOnly: true)
    }

    override func layoutBody(in area: CGRect) {
        for (index, line) in lines.enumerated() {
            let y = area.minY + CGFloat(index) * row
            line.image.frame = CGRect(x: area.minX, y: y, width: row, height: row)
            line.label.frame = CGRect(x: area.minX + row + 10, y: y, width: area.width - row - 10, height: row)
        }
        var rest = area
        rest.origin.y += CGFloat(lines.count) * row + 12
        WrapLayout.place(buttons, in: rest)
    }
}
