// SPDX-License-Identifier: MIT
internal import Foundation

/// What the popover of a hidden first pane shows: it has the pane while it is open, and the split has it again after that.
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

    /// Ends the loan, also of a popover that is still open.
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

    /// What the pane would like, else its width beside the other and all the height there is.
    private func size(for pane: UIViewController) -> CGSize {
        let wanted = pane.preferredContentSize
        guard wanted == .zero, let split else { return wanted }
        return CGSize(width: split.primaryColumnWidth, height: split.view.bounds.height)
    }
}
