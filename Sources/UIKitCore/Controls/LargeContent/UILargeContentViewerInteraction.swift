// SPDX-License-Identifier: MIT
public import Foundation

/// An interaction that shows an item enlarged in the middle of the window while it is pressed.
///
/// It is for bars and other controls that stay small at accessibility text sizes. A long press by touch or pointer shows
/// the item below it, and moving it shows other items. At other text sizes it does nothing. Navigation bars, toolbars,
/// and tab bars have one of their own.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Creates an interaction.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        press.minimumPressDuration = Theme.LargeContent.delay
        press.addAction(UIAction { [weak self] _ in self?.pressDidChange() })
    }

    public override convenience init() {
        self.init(delegate: nil)
    }

    /// The delegate, which chooses items and is notified of the end.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

    /// The recognizer that shows the viewer, for relationships with other recognizers.
    public var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// Whether the text size is one at which the viewer appears.
    public static var isEnabled: Bool {
        UIApplication.running?.preferredContentSizeCategory.isAccessibilityCategory ?? false
    }

    /// Posted, without an object, when `isEnabled` changes.
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name
        .largeContentStatusDidChange

    // MARK: - Attachment

    public private(set) weak var view: UIView?
    let press = LargeContentPress()

    public func willMove(to view: UIView?) {
        dismiss()
        self.view?.removeGestureRecognizer(press)
    }

    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    // MARK: - Showing

    /// Called instead of the delegate at the end of a press on an item; for the framework's own bars.
    var didEnd: ((any UILargeContentViewerItem) -> Void)?
    private(set) weak var shown: (any UILargeContentViewerItem)?
    private(set) var viewer: LargeContentView?

    private func pressDidChange() {
        guard let view else { return dismiss() }
        let point = press.location(in: view)
        switch press.state {
        case .began, .changed:
            show(item(at: point))
        case .ended:
            let item = item(at: point)
            dismiss()
            if let didEnd {
                if let item { didEnd(item) }
            } else {
                delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
            }
        default:
            dismiss()
        }
    }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item }
        guard let view else { return nil }
        var next = view.hitTest(point, with: nil)
        while let candidate = next {
            if let item = candidate.largeContentItem(at: candidate.convert(point, from: view)) { return item }
            next = candidate === view ? nil : candidate.superview
        }
        return nil
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard let item, item.showsLargeContentViewer else { return dismiss() }
        guard item !== shown else { return }
        let host = delegate?.viewController(for: self).viewIfLoaded ?? view?.window
        guard let host else { return dismiss() }
        shown = item
        let viewer = viewer ?? LargeContentView()
        viewer.show(item, in: host)
        self.viewer = viewer
    }

    private func dismiss() {
        shown = nil
        viewer?.disappear()
        viewer = nil
    }
}

/// The long press of a large content viewer, which begins only at accessibility text sizes.
final class LargeContentPress: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard view?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory == true else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }
}

/// Methods that choose the items of a large content viewer.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// Called when the press ends, with the item below it, which the application may activate.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// Returns the item at a point in the view's coordinates; `nil`, the default, for the innermost view that shows the
    /// viewer.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Returns the controller in whose view the viewer is shown.
    ///
    /// By default, a controller without a view, which shows it in the window.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}

    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }

    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        UIViewController()
    }
}
