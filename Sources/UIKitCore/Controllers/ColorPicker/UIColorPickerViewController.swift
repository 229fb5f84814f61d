// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

/// A controller for choosing a color, presented as a sheet.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// The object that is notified of the chosen colors.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The selected color.
    ///
    /// The default is black. Setting it doesn't notify the delegate.
    open var selectedColor: UIColor = .black {
        didSet { if selectedColor != oldValue { panel.show(selectedColor) } }
    }

    /// Whether the user can choose translucent colors.
    ///
    /// Read when the view is loaded. The default is `true`.
    open var supportsAlpha = true

    // MARK: - UIViewController

    open override func viewDidLoad() {
        super.viewDidLoad()
        panel.show(selectedColor)
        panel.onChoose = { [weak self] color in self?.choose(color) }
        view.addSubview(panel)
        done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        view.addSubview(done)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = panel.naturalSize
        panel.frame = CGRect(
            x: ((view.bounds.width - size.width) / 2).rounded(), y: view.safeAreaInsets.top, width: size.width,
            height: size.height)
        done.frame = CGRect(
            x: panel.frame.minX, y: panel.frame.maxY, width: size.width, height: Theme.Alert.buttonHeight)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
    }

    override var automaticPresentationStyle: UIModalPresentationStyle { .formSheet }

    override func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if preferredContentSize == .zero {
            let size = panel.naturalSize
            preferredContentSize = CGSize(width: size.width, height: size.height + Theme.Alert.buttonHeight)
        }
        return super.makePresentationController(presenting: presenting, source: source)
    }

    // MARK: - State

    private lazy var panel = ColorPanel(title: title, supportsAlpha: supportsAlpha)

    private lazy var done: UIButton = {
        var configuration = UIButton.Configuration.plain()
        configuration.title = Phrase.done.text
        return UIButton(configuration: configuration)
    }()

    private func choose(_ color: UIColor) {
        guard color != selectedColor else { return }
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    }
}

/// Methods for responding to a color picker.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Called when the user selects `color`. `continuously` is always `false`: each step of a slider is reported.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// Called when the picker was dismissed, by the user or programmatically.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
