// SPDX-License-Identifier: MIT
import UIKit

final class PresentationPage: PageViewController {
    override var summary: String {
        "Controllers in front of others. Escape leaves, Return presses what is preferred, Tab stays inside."
    }

    private let log = LogCard("What was told")

    override func viewDidLoad() {
        title = "Presentation"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        let show: @MainActor (UIViewController) -> Void = { [weak self] in self?.present($0, animated: true) }
        let note: @MainActor (String) -> Void = { [weak self] in self?.log.append($0) }
        return [
            PresentationCard(
                "Styles", note: "How much of the window is covered.",
                [
                    ("Full Screen", { show(GuestController("Full screen", .fullScreen)) }),
                    ("Page Sheet", { show(GuestController("Page sheet", .pageSheet)) }),
                    ("Form Sheet", { show(GuestController("Form sheet", .formSheet)) }),
                    ("Colours", { show(UIColorPickerViewController()) }),
                ]),
            PresentationCard(
                "Transitions", note: "The way in, and back.",
                [
                    ("Cover", { show(GuestController("Cover", .fullScreen, .coverVertical)) }),
                    ("Flip", { show(GuestController("Flip", .fullScreen, .flipHorizontal)) }),
                    ("Dissolve", { show(GuestController("Dissolve", .fullScreen, .crossDissolve)) }),
                    ("Curl", { show(GuestController("Curl", .fullScreen, .partialCurl)) }),
                ]),
            PresentationCard(
                "Sheets with detents", note: "Drag the upper edge; the last leaves what is behind in use.",
                [
                    ("Medium", { show(GuestController.sheet("Medium and large", [.medium(), .large()])) }),
                    ("Undimmed", { show(GuestController.sheet("Undimmed", [.medium()], undimmed: .medium)) }),
                ]),
            PopoverCard(
                "Popovers", note: "Beside what they belong to, on whichever side is permitted and free.", show: show,
                [
                    ("Any Side", { _ in }), ("Below", { $0.permittedArrowDirections = .up }),
                    ("Above", { $0.permittedArrowDirections = .down }),
                    ("Left and Right", { $0.permittedArrowDirections = [.left, .right] }),
                    ("No Arrow", { $0.permittedArrowDirections = [] }),
                    ("Coloured", { $0.backgroundColor = .systemTeal }),
                ]),
            PresentationCard(
                "Alerts", note: "Questions, with buttons and text fields.",
                [
                    ("Alert", { show(Self.alert(note)) }), ("Name", { show(Self.question(note)) }),
                    ("Action Sheet", { show(Self.actionSheet(note)) }),
                ]),
            log,
        ]
    }

    // MARK: - Alerts

    private static func alert(_ note: @escaping @MainActor (String) -> Void) -> UIAlertController {
        let alert = UIAlertController(
            title: "Discard the drawing?", message: "What was drawn since this morning cannot be brought back.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in note("Cancelled") })
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in note("Discarded") })
        return alert
    }

    private static func question(_ note: @escaping @MainActor (String) -> Void) -> UIAlertController {
        let alert = UIAlertController(title: "Name", message: "What is the album called?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Album" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
            note("Saved as \(alert?.textFields?.first?.text ?? "")")
        }
        alert.addAction(save)
        alert.preferredAction = save
        return alert
    }

    private static func actionSheet(_ note: @escaping @MainActor (String) -> Void) -> UIAlertController {
        let sheet = UIAlertController(
            title: "Photograph", message: "Taken in Kyoto in November", preferredStyle: .actionSheet)
        for title in ["Copy", "Share"] {
            sheet.addAction(UIAlertAction(title: title, style: .default) { _ in note(title) })
        }
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in note("Delete") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }
}

/// Buttons that each present something.
final class PresentationCard: ButtonCard {
    private let made: [UIButton]

    init(_ title: String, note: String, _ actions: [(String, @MainActor () -> Void)]) {
        made = actions.map { title, show in
            let button = UIButton(title, .gray())
            button.addAction(UIAction { _ in show() }, for: .primaryActionTriggered)
            return button
        }
        super.init(title, note: note)
    }

    required init?(coder: NSCoder) { nil }

    override var buttons: [UIButton] { made }
}

/// Something to present: a heading and a button that leaves.
final class GuestController: UIViewController {
    private let heading = UILabel("", font: .systemFont(ofSize: 22, weight: .bold))
    private lazy var done = UIButton("Done", .filled())

    init(_ title: String, _ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle = .coverVertical) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = style
        modalTransitionStyle = transition
    }

    required init?(coder: NSCoder) { nil }

    static func sheet(
        _ title: String, _ detents: [UISheetPresentationController.Detent],
        undimmed: UISheetPresentationController.Detent.Identifier? = nil
    ) -> GuestController {
        let guest = GuestController(title, .pageSheet)
        let sheet = guest.sheetPresentationController
        sheet?.detents = detents
        sheet?.prefersGrabberVisible = true
        sheet?.largestUndimmedDetentIdentifier = undimmed
        return guest
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if modalPresentationStyle == .fullScreen { view.backgroundColor = .systemBackground }
        heading.text = title
        heading.textAlignment = .center
        done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        view.addSubview(heading)
        view.addSubview(done)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        heading.frame = CGRect(x: 20, y: 28, width: max(0, bounds.width - 40), height: 30)
        done.frame = CGRect(x: bounds.midX - 60, y: 84, width: 120, height: 40)
    }
}
