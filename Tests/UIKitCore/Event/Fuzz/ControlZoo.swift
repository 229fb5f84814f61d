// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore

/// A view with every kind of control, three levels of scroll views, menus, and a view with every recognizer.
@MainActor
final class ControlZoo {
    static let size = CGSize(width: 640, height: 560)

    let view = UIView(frame: CGRect(origin: .zero, size: size))
    let root = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 340))
    let recognizers: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
        UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
        UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
    ]
    let inner = UIScrollView(frame: CGRect(x: 10, y: 470, width: 380, height: 150))
    let innermost = UIScrollView(frame: CGRect(x: 20, y: 20, width: 260, height: 110))
    let witness = Witness(frame: CGRect(x: 0, y: 340, width: 460, height: 220))
    let picker = UIPickerView(frame: CGRect(x: 400, y: 0, width: 240, height: 180))
    let wheels = UIDatePicker(frame: CGRect(x: 400, y: 180, width: 240, height: 160))
    /// A view with a context menu.
    let plate = UIView(frame: CGRect(x: 460, y: 340, width: 180, height: 220))

    let button = UIButton(configuration: .filled())
    let menuButton = UIButton(configuration: .gray())
    /// A button that disables itself when it is pressed.
    let selfDisabling = UIButton(configuration: .plain())
    let field = UITextField()
    let slider = UISlider()
    /// The controls that can be disabled, hidden, and removed.
    private(set) var controls: [UIControl] = []
    /// Errors observed in controls and menus.
    private(set) var errors: [String] = []
    /// The number of actions that controls and menus have sent.
    private(set) var actionCount = 0
    /// The data source, delegate, and menu provider of the views.
    private lazy var keeper = ZooKeeper(self)

    init() {
        build()
        view.addSubview(root)
        view.addSubview(picker)
        view.addSubview(wheels)
        view.addSubview(witness)
        view.addSubview(plate)
        for control in controls + [wheels] { watch(control) }
        selfDisabling.addAction(UIAction { [weak self] _ in self?.selfDisabling.isEnabled = false }, for: .touchDown)
    }

    // MARK: - Construction

    private func build() {
        controls = [
            button, UISwitch(), slider, UIStepper(), UISegmentedControl(items: ["One", "Two", "Three"]),
            UIPageControl(), repeater(), multiple(), field, secret(), menuButton, popUpButton(), UIColorWell(),
            compactPicker(), selfDisabling, segments(),
        ]
        for (index, control) in controls.enumerated() {
            control.frame = CGRect(
                x: 10 + CGFloat(index % 2) * 195, y: 10 + CGFloat(index / 2) * 56, width: 185, height: 44)
            root.addSubview(control)
        }
        for case let pages as UIPageControl in controls { pages.numberOfPages = 5 }
        root.contentSize = CGSize(width: 400, height: 1060)
        root.refreshControl = UIRefreshControl()
        button.configuration?.title = "Button"
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.delegate = keeper
        selfDisabling.configuration?.title = "Off"
        menuButton.configuration?.title = "Menu"
        menuButton.menu = menu(of: menuButton)
        menuButton.showsMenuAsPrimaryAction = true

        inner.contentSize = CGSize(width: 800, height: 600)
        inner.isPagingEnabled = true
        inner.maximumZoomScale = 3
        inner.delegate = keeper
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        inner.addSubview(content)
        keeper.zoomed = content
        innermost.contentSize = CGSize(width: 900, height: 900)
        content.addSubview(innermost)
        innermost.addSubview(UIButton(configuration: .plain(), primaryAction: UIAction(title: "Deep") { _ in }))
        root.addSubview(inner)

        let month = UIDatePicker(frame: CGRect(x: 10, y: 640, width: 340, height: 400))
        month.preferredDatePickerStyle = .inline
        month.date = Date(timeIntervalSinceReferenceDate: 0)
        root.addSubview(month)
        wheels.preferredDatePickerStyle = .wheels
        wheels.date = Date(timeIntervalSinceReferenceDate: 0)
        picker.dataSource = keeper
        picker.delegate = keeper

        witness.isMultipleTouchEnabled = true
        for recognizer in recognizers { witness.addGestureRecognizer(recognizer) }
        plate.addInteraction(UIContextMenuInteraction(delegate: keeper))
    }

    /// A button that removes and restores itself while it is being pressed.
    private func repeater() -> UIButton {
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Gone"
        button.addAction(
            UIAction { [weak button] _ in
                guard let button, let parent = button.superview else { return }
                button.removeFromSuperview()
                parent.addSubview(button)
            }, for: .touchDown)
        return button
    }

    /// A plain control that accepts several touches.
    private func multiple() -> UIControl {
        let control = UIControl()
        control.isMultipleTouchEnabled = true
        control.isExclusiveTouch = true
        return control
    }

    private func secret() -> UITextField {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.text = "hidden"
        return field
    }

    private func popUpButton() -> UIButton {
        let button = UIButton(configuration: .tinted())
        button.menu = menu(of: button)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    private func compactPicker() -> UIDatePicker {
        let picker = UIDatePicker()
        picker.date = Date(timeIntervalSinceReferenceDate: 0)
        picker.preferredDatePickerStyle = .compact
        return picker
    }

    private func segments() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["A", "B"])
        control.isMomentary = true
        return control
    }

    /// A menu with submenus, elements that keep it open, and deferred ones that are provided late or never.
    func menu(of owner: UIControl?) -> UIMenu {
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { [weak self, weak owner] action in
                guard let self else { return }
                actionCount += 1
                if action.attributes.contains(.disabled) { errors.append("\(title) is disabled and was performed") }
                if owner?.isEnabled == false { errors.append("the menu of a disabled control performed \(title)") }
            }
        }
        let late = UIDeferredMenuElement { answer in answer([action("Late")]) }
        let never = UIDeferredMenuElement { _ in }
        return UIMenu(children: [
            action("Apple"), action("Banana", .disabled), action("Cherry", .keepsMenuPresented),
            UIMenu(title: "More", children: [action("Damson"), UIMenu(title: "Deep", children: [action("Elder")])]),
            UIMenu(options: .displayInline, children: [late, never]), action("Fig", .destructive),
        ])
    }

    // MARK: - Observation

    /// Checks that a disabled control sends nothing except the cancellation or end of an interaction.
    private func watch(_ control: UIControl) {
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                actionCount += 1
                if !control.isEnabled { errors.append("\(type(of: control)) is disabled and sent an action") }
            }, for: .allEvents.subtracting([.touchCancel, .editingDidEnd]))
    }
}
