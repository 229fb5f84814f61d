// SPDX-License-Identifier: MIT
internal import Foundation

/// The content of a hidden pane's popover.
///
/// It contains the pane while the popover is open, and returns it to the split afterward.
final class SplitPaneHolder: UIViewController {
    private(set) weak var split: UISplitViewController?
    private var pane: UIViewController?

    init(split: UISplitViewController) {
        self.split = split
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard pane == nil, let split, let pane = split.lendPrimary() else { return }
        self.pane = pane
        addChild(pane)
        pane.view.frame = view.bounds
        pane.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pane.view)
        pane.didMove(toParent: self)
        preferredContentSize = size(for: pane)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        giveBack()
    }

    /// Returns the pane to the split, even while the popover is open.
    func giveBack() {
        guard let pane else { return }
        self.pane = nil
        pane.willMove(toParent: nil)
        pane.viewIfLoaded?.removeFromSuperview()
        pane.removeFromParent()
        split?.install(pane, in: .primary)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if let pane { preferredContentSize = size(for: pane) }
    }

    /// The pane's preferred size, otherwise its width in the split and the full height.
    private func size(for pane: UIViewController) -> CGSize {
        let wanted = pane.preferredContentSize
        guard wanted == .zero, let split else { return wanted }
        return CGSize(width: split.primaryColumnWidth, height: split.view.bounds.height)
    }
}
