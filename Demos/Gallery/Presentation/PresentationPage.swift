// SPDX-License-Identifier: MIT
import MessageUI
import UIKit

final class PresentationPage: PageViewController {
    override var summary: String {
        "Presented view controllers. Escape dismisses, Return presses the default button, and Tab stays inside."
    }

    private let log = LogCard("Results")

    override func viewDidLoad() {
        title = "Presentation"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        let show: @MainActor (UIViewController) -> Void = { [weak self] in self?.present($0, animated: true) }
        let note: @MainActor (String) -> Void = { [weak self] in self?.log.append($0) }
        return [
            PresentationCard(
                "Styles", note: "Full-screen presentation and sheets.", show: show,
                [
                    ("Full Screen", { GuestController("Full screen", .fullScreen) }),
                    ("Page Sheet", { GuestController("Page sheet", .pageSheet) }),
                    ("Form Sheet", { GuestController("Form sheet", .formSheet) }),
                    ("Colors", { UIColorPickerViewController() }),
                ]),
            PresentationCard(
                "Transitions", note: "The animations of presentation and dismissal.", show: show,
                [
                    ("Cover", { GuestController("Cover", .fullScreen, .coverVertical) }),
                    ("Flip", { GuestController("Flip", .fullScreen, .flipHorizontal) }),
                    ("Dissolve", { GuestController("Dissolve", .fullScreen, .crossDissolve) }),
                    ("Curl", { GuestController("Curl", .fullScreen, .partialCurl) }),
                ]),
            PresentationCard(
                "Sheets with detents", note: "Drag the upper edge. Undimmed leaves the page below usable.", show: show,
                [
                    ("Medium", { GuestController.sheet("Medium and large", [.medium(), .large()]) }),
                    ("Undimmed", { GuestController.sheet("Undimmed", [.medium()], undimmed: .medium) }),
                ]),
            PresentationCard(
                "Alerts", note: "Questions with buttons and text fields.", show: show,
                [
                    ("Alert", { Self.alert(note) }), ("Name", { Self.question(note) }),
                    ("Action Sheet", { Self.actionSheet(note) }),
                ]),
            log,
            PresentationCard(
                "Popovers", note: "Next to their source, on a permitted side with enough space.", show: show,
                [
                    ("Any Side", { PopoverGuestController("Any side") }),
                    ("Below", { PopoverGuestController("Below", .up) }),
                    ("Above", { PopoverGuestController("Above", .down) }),
                    ("Beside", { PopoverGuestController("Beside", [.left, .right]) }),
                    ("No Arrow", { PopoverGuestController("No arrow", []) }),
                    ("Colored", { PopoverGuestController("Colored", color: .tertiarySystemBackground) }),
                    ("Modal", { PopoverGuestController("Modal", isModal: true) }),
                ]),
            PopoverBarCard(show: show),
            PresentationCard(
                "Mail", note: "A composer whose messages the desktop's mail client sends.", show: show,
                [("New Message", { [weak self] in Self.composer(self) })]),
        ]
    }

    // MARK: - Letters

    private static func composer(_ delegate: (any MFMailComposeViewControllerDelegate)?) -> UIViewController {
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = delegate
        composer.setToRecipients(["tea@example.org"])
        composer.setSubject("Tea in the garden")
        composer.setMessageBody("Shall we meet at four?", isHTML: false)
        composer.addAttachmentData(
            Data("Through the gate, then left.".utf8), mimeType: "text/plain", fileName: "directions.txt")
        return composer
    }

    // MARK: - Alerts

    private static func alert(_ note: @escaping @MainActor (String) -> Void) -> UIAlertController {
        let alert = UIAlertController(
            title: "Discard the drawing?", message: "This can't be undone.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in note("Canceled") })
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in note("Discarded") })
        return alert
    }

    private static func question(_ note: @escaping @MainActor (String) -> Void) -> UIAlertController {
        let alert = UIAlertController(title: "Name", message: "Enter a name for the album.", preferredStyle: .alert)
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
            title: "Photo", message: "Taken in Kyoto in November", preferredStyle: .actionSheet)
        for title in ["Copy", "Share"] {
            sheet.addAction(UIAlertAction(title: title, style: .default) { _ in note(title) })
        }
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in note("Delete") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }
}

extension PresentationPage: MFMailComposeViewControllerDelegate {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        log.append(error.map { "\($0)" } ?? "Message: \(result)")
        controller.dismiss(animated: true)
    }
}

/// Buttons that present view controllers.
///
/// Popovers use the button as their source.
final class PresentationCard: ButtonCard {
    private let made: [UIButton]

    init(
        _ title: String, note: String, show: @escaping @MainActor (UIViewController) -> Void,
        _ makers: [(String, @MainActor () -> UIViewController)]
    ) {
        made = makers.map { title, make in
            let button = UIButton(title, .gray())
            button.addAction(
                UIAction { [weak button] _ in
                    let guest = make()
                    guest.popoverPresentationController?.sourceView = button
                    show(guest)
                }, for: .primaryActionTriggered)
            return button
        }
        super.init(title, note: note)
    }

    required init?(coder: NSCoder) { nil }

    override var buttons: [UIButton] { made }
}

/// A presented controller with a title and a Done button.
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
        heading.frame = CGRect(x: 20, y: 28, width: max(0, bounds.width - 40), height: view.grown(30))
        let width = min(view.grown(120), max(0, bounds.width - 40))
        done.frame = CGRect(
            x: bounds.midX - width / 2, y: heading.frame.maxY + 26, width: width, height: view.grown(40))
    }
}
