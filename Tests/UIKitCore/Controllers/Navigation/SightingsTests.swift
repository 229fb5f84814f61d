// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A bird sighting.
private struct Sighting: Equatable {
    var name: String
    var place: String
}

@MainActor
private final class Sightings {
    var list = [Sighting(name: "Heron", place: "Pond"), Sighting(name: "Wren", place: "Hedge")]
    var selected: Sighting?
}

/// Shows rows below one another in a controller's view.
@MainActor
private func stackRows(_ rows: [UIView], in controller: UIViewController) {
    for old in controller.view.subviews { old.removeFromSuperview() }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 60, width: 300, height: CGFloat(rows.count) * 40)
    stack.distribution = .fillEqually
    controller.view.addSubview(stack)
}

@MainActor
private func rowLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
}

@MainActor
private protocol SightingFormDelegate: AnyObject {
    /// Called when the form is finished, with `nil` if it was canceled.
    func form(_ form: SightingForm, didEnd sighting: Sighting?)
}

/// A list whose rows lead to a detail, and with a button that opens a form.
private final class SightingList: UIViewController, SightingFormDelegate {
    var data: Sightings?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Birds"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
        reload()
    }

    private func reload() {
        let rows = (data?.list ?? []).map { sighting in
            UIButton(
                configuration: .plain(),
                primaryAction: UIAction(title: sighting.name) { [weak self] _ in
                    let detail = SightingDetail()
                    detail.sighting = sighting
                    self?.show(detail, sender: nil)
                })
        }
        stackRows(rows, in: self)
    }

    private func add() {
        let form = SightingForm()
        form.delegate = self
        present(UINavigationController(rootViewController: form), animated: true)
    }

    func form(_ form: SightingForm, didEnd sighting: Sighting?) {
        if let sighting {
            data?.list.append(sighting)
            reload()
        }
        dismiss(animated: true)
    }
}

private final class SightingDetail: UIViewController {
    var sighting: Sighting? {
        didSet { if isViewLoaded { showSighting() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showSighting()
    }

    private func showSighting() {
        stackRows([rowLabel(sighting?.name ?? ""), rowLabel(sighting?.place ?? "")], in: self)
    }
}

private final class SightingForm: UIViewController {
    weak var delegate: (any SightingFormDelegate)?
    let name = UITextField(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        stackRows([name], in: self)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                if let self { delegate?.form(self, didEnd: nil) }
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save,
            primaryAction: UIAction { [weak self] _ in
                if let self { delegate?.form(self, didEnd: Sighting(name: name.text ?? "", place: "Garden")) }
            })
    }

    override func viewDidAppear(_ animated: Bool) { name.becomeFirstResponder() }
}

/// A card whose areas all change in the editing mode.
private final class ContactCard: UIViewController {
    private(set) var calls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        setEditing(false, animated: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if editing {
            let field = UITextField(frame: .zero)
            field.text = "555 0101"
            field.accessibilityLabel = "Number"
            stackRows([rowLabel("Add Photo"), field], in: self)
        } else {
            let call = UIButton(
                configuration: .plain(),
                primaryAction: UIAction(title: "555 0101") { [weak self] _ in self?.calls += 1 })
            stackRows([rowLabel("Photo"), call], in: self)
        }
    }
}

/// Passes on the selection when another tab is selected.
@MainActor
private final class TabHandover: UITabBarControllerDelegate {
    let data: Sightings

    init(_ data: Sightings) { self.data = data }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        (viewController as? SightingDetail)?.sighting = data.selected
    }
}

@MainActor
@Suite("Cooperating controllers")
struct SightingsTests {
    private let data = Sightings()

    /// Launches as an application does: the window's root leads to the list, which is given its data.
    private func launch() throws -> (stage: Stage, stack: UINavigationController) {
        let stage = Stage(size: CGSize(width: 400, height: 500), scale: 0.5)
        stage.show(UINavigationController(rootViewController: SightingList()))
        let stack = try #require(stage.window.rootViewController as? UINavigationController)
        let list = try #require(stack.viewControllers.first as? SightingList)
        list.data = data
        // The view was loaded for the previous window.
        list.view = nil
        stack.view.setNeedsLayout()
        try stage.settle()
        return (stage, stack)
    }

    @Test("S-VC-23 S-VC-24 S-VC-80 A list leads to a record and back, and a form's result appears in the list")
    func sightings() throws {
        let (stage, stack) = try launch()
        try stage.tap("Wren")
        try stage.settle()
        let detail = try #require(stack.topViewController as? SightingDetail)
        #expect(detail.sighting == data.list[1])
        try stage.expect("Hedge")
        try stage.tap("Birds")
        try stage.settle()
        #expect(stack.viewControllers.count == 1)
        try stage.tap("Add")
        try stage.settle()
        stage.type("Owl")
        try stage.tap("Save")
        try stage.settle()
        #expect(stack.presentedViewController == nil && data.list.last == Sighting(name: "Owl", place: "Garden"))
        try stage.tap("Owl")
        try stage.settle()
        try stage.expect("Garden")
        try stage.tap("Birds")
        try stage.settle()
        try stage.tap("Add")
        try stage.settle()
        try stage.tap("Cancel")
        try stage.settle()
        #expect(data.list.count == 3 && stack.presentedViewController == nil)
    }

    @Test("S-VC-85 Two tabs that show one object pass on the selection and keep their views")
    func tabs() throws {
        let stage = Stage(size: CGSize(width: 400, height: 500), scale: 0.5)
        let (first, second) = (SightingDetail(), SightingDetail())
        let tabs = UITabBarController()
        first.tabBarItem = UITabBarItem(title: "Page", image: nil, tag: 0)
        second.tabBarItem = UITabBarItem(title: "Map", image: nil, tag: 1)
        tabs.viewControllers = [first, second]
        let handover = TabHandover(data)
        tabs.delegate = handover
        stage.show(tabs)
        data.selected = data.list[0]
        try stage.tap("Map")
        try stage.settle()
        #expect(second.sighting == data.list[0] && tabs.viewControllers == [first, second])
        try stage.expect("Pond")
        let views = (first.view, second.view)
        data.selected = data.list[1]
        try stage.tap("Page")
        try stage.settle()
        try stage.expect("Hedge")
        #expect(first.view === views.0 && second.view === views.1)
    }

    @Test("S-VC-87 A card is edited in place: all its areas change, and an action row becomes a field")
    func card() throws {
        let stage = Stage(size: CGSize(width: 400, height: 500), scale: 0.5)
        let card = ContactCard()
        stage.show(UINavigationController(rootViewController: card))
        try stage.tap("555 0101")
        #expect(card.calls == 1)
        try stage.tap("Edit")
        try stage.settle()
        try stage.expect("Add Photo")
        try stage.tap("Number")
        #expect(card.calls == 1 && card.isEditing)
        try stage.tap("Done")
        try stage.settle()
        try stage.expect("Photo")
        try stage.tap("555 0101")
        #expect(card.calls == 2)
    }
}
