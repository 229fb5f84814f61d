// SPDX-License-Identifier: MIT
internal import Foundation

/// The chevrons of a button that opens a menu of choices.
extension UIButton {
    private var showsIndicator: Bool {
        switch configuration?.indicator {
        case nil, .some(.none): false
        case .automatic: changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
        case .popup: true
        }
    }

    /// The size of the chevrons, in proportion to the title's font; zero if there are none.
    var indicatorSize: CGSize {
        guard showsIndicator else { return .zero }
        let growth = resolvedStyle().fontSize / Theme.Button.fontSize(for: .medium)
        let size = Theme.Button.indicatorSize
        return CGSize(width: (size.width * growth).rounded(), height: (size.height * growth).rounded())
    }

    func showIndicator(color: UIColor, alpha: CGFloat) {
        guard showsIndicator else {
            indicatorView?.removeFromSuperview()
            indicatorView = nil
            return
        }
        let view = indicatorView ?? GlyphView(.chevronUpDown, lineWidth: Theme.Button.indicatorLineWidth)
        view.color = color
        view.alpha = alpha
        guard indicatorView == nil else { return }
        indicatorView = view
        addSubview(view)
    }
}
