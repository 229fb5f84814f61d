// SPDX-License-Identifier: MIT
import UIKit

/// A paging scroll view.
final class PagesCard: ScrollCard {
    private let sheets: [UILabel] = (1...6).map { number in
        let color = UIColor(hue: CGFloat(number) / 9, saturation: 0.45, brightness: 0.7, alpha: 1)
        let font = UIFont.systemFont(ofSize: 22, weight: .semibold)
        let label = UILabel("Page \(number)", font: font, color: .ink(on: color))
        label.textAlignment = .center
        label.backgroundColor = color
        return label
    }

    override func build() {
        super.build()
        scrollView.accessibilityIdentifier = "pages"
        scrollView.isPagingEnabled = true
        for sheet in sheets { scrollView.addSubview(sheet) }
    }

    override func layoutContent(in size: CGSize) {
        for (index, sheet) in sheets.enumerated() {
            sheet.frame = CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
        }
        scrollView.contentSize = CGSize(width: size.width * CGFloat(sheets.count), height: size.height)
    }
}
