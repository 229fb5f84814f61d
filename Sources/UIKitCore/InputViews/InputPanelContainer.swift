// SPDX-License-Identifier: MIT
internal import Foundation

/// The transparent view over a window's content that contains its input panel.
final class InputPanelContainer: UIView {
    let panelView = InputPanelView()
    /// Called when the container's size has changed.
    var onResize: (() -> Void)?
    private var knownSize: CGSize?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(panelView)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != knownSize else { return }
        let isFirst = knownSize == nil
        knownSize = bounds.size
        if !isFirst { onResize?() }
    }

    /// Touches beside the panel reach the content.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
