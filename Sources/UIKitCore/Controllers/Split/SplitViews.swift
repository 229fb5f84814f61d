// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The root of a split's views: lays out the columns whenever its size or surroundings change.
final class SplitRootView: UIView {
    weak var split: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        split?.layOut()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}

/// Holds one column's view, whatever that does to its own frame.
final class SplitColumnView: UIView {
    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            guard let content else { return }
            content.frame = bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(content)
        }
    }
}

/// The line between two columns, which can be taken with some room around it.
final class SplitGutter: UIView {
    let column: UISplitViewController.Column

    init(_ column: UISplitViewController.Column) {
        self.column = column
        super.init(frame: .zero)
        backgroundColor = .clear
        accessibilityIdentifier = "split gutter"
    }

    required init?(coder: NSCoder) { nil }
}

/// What a split has besides its columns.
@MainActor
struct SplitParts {
    let dimming = UIView()
    let gutters: [SplitGutter]
    let edgePan: UIScreenEdgePanGestureRecognizer
    let tap: UITapGestureRecognizer
    let pan: UIPanGestureRecognizer
}
