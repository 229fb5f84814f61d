// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A controller with which the user chooses an installed font, presented as a sheet.
///
/// It is dismissed before the delegate is notified.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    private let shownConfiguration: Configuration

    /// Creates a picker for the families of the system.
    public convenience init() {
        self.init(configuration: Configuration())
    }

    /// Creates a picker with a configuration, which is copied.
    public init(configuration: Configuration) {
        shownConfiguration = configuration.copied
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    public required init?(coder: NSCoder) {
        shownConfiguration = Configuration()
        super.init(coder: coder)
    }

    /// A copy of the configuration.
    open var configuration: Configuration { shownConfiguration.copied }

    /// The object that is notified of the choice.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The descriptor of the chosen font, which has a checkmark; `nil` by default.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { if selectedFontDescriptor != oldValue { families.showSelection() } }
    }

    // MARK: - UIViewController

    private lazy var families = FontFamilyList(shownConfiguration, picker: self)
    private lazy var navigation = UINavigationController(rootViewController: families)

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        navigation.view.frame = view.bounds
    }

    // MARK: - Choosing

    func choose(_ font: UIFontDescriptor) {
        selectedFontDescriptor = font
        close { $0.fontPickerViewControllerDidPickFont($1) }
    }

    func cancel() {
        close { $0.fontPickerViewControllerDidCancel($1) }
    }

    private func close(
        _ notify: @escaping (any UIFontPickerViewControllerDelegate, UIFontPickerViewController) -> Void
    ) {
        let finish = { [self] in
            if let delegate { notify(delegate, self) }
        }
        // A picker that is a child of another controller stays.
        if presentingViewController != nil, parent == nil {
            dismiss(animated: true, completion: finish)
        } else {
            finish()
        }
    }
}

/// Methods for responding to a font picker.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Called when the user has chosen a font, which is the picker's `selectedFontDescriptor`.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when the user has dismissed the picker without choosing a font.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
