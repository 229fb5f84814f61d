// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The root view of a split view controller, which lays out the columns when its size or environment changes.
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

/// The container of one column's view.
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

/// The divider between two columns, with a wider area for dragging it.
final class SplitGutter: UIView {
    let column: UISplitViewController.Column

    init(_ column: UISplitViewController.Column) {
        self.column = column
        super.init(frame: .zero)
        backgroundColor = .clear
        accessibilityIdentifier = "split gutter"
    }

    required init?(coder: NSCoder) { nil }

    override var movesWindow: Bool? { false }
}

/// The auxiliary views and gestures of a split view controller.
@MainActor
struct SplitParts {
    let dimming = UIView()
    let gutters: [SplitGutter]
    let edgePan: UIScreenEdgePanGestureRecognizer
    let tap: UITapGestureRecognizer
    let pan: UIPanGestureRecognizer
}
