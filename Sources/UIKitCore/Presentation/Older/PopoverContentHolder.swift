// SPDX-License-Identifier: MIT
internal import Foundation

/// The controller that a deprecated popover presents.
///
/// It contains the content, which may be replaced while the popover is open.
final class PopoverContentHolder: UIViewController {
    private(set) var content: UIViewController

    init(_ content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        take(content)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed()
    }

    /// Replaces the content with `new`.
    func show(_ new: UIViewController) {
        content.willMove(toParent: nil)
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
        content = new
        take(new)
        if isViewLoaded { embed() }
    }

    private func take(_ child: UIViewController) {
        addChild(child)
        preferredContentSize = child.preferredContentSize
    }

    private func embed() {
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }
}
