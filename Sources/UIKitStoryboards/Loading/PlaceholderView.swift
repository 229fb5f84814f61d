// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import StoryboardDocument
internal import UIKitCore

/// A view that stands for an element of an unknown kind, and shows its name.
final class PlaceholderView: UIView {
    private let label = UILabel()

    convenience init?(_ element: InterfaceElement, coder: NSCoder) {
        self.init(coder: coder)
        label.text = element["customClass"] ?? element.name
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.adjustsFontSizeToFitWidth = true
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
}
