// SPDX-License-Identifier: MIT
internal import Foundation

/// Lets the user choose a colour on a sheet.
@MainActor
open class UIColorPickerViewController: UIViewController {
    /// Hears of the colours that are chosen.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour that is shown as chosen; black by default.
    ///
    /// Setting it tells the delegate nothing.
    open var selectedColor: UIColor = .black {
        didSet { if selectedColor != oldValue { panel.show(selectedColor) } }
    }

    /// Whether a colour may be translucent; `true` by default, and read when the view is loaded.
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
        configuration.title = "Done"
        return UIButton(configuration: configuration)
    }()

    private func choose(_ color: UIColor) {
        guard color != selectedColor else { return }
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    }
}

/// Hears of the colours that the user chooses in a colour picker.
@MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// The user chose `color`; `continuously` is `false`, as each step of a slider is told by itself.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// The picker was dismissed, by whomever.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
