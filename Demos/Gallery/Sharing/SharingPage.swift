// SPDX-License-Identifier: MIT
import UIKit

final class SharingPage: PageViewController {
    override var summary: String {
        "Activity sheets with the services of the desktop, and haptic feedback on devices with a motor."
    }

    private let log = LogCard("Results")

    override func viewDidLoad() {
        title = "Sharing"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        let show: @MainActor (UIViewController) -> Void = { [weak self] in self?.present($0, animated: true) }
        return [
            PresentationCard(
                "Items", note: "The services depend on the items.", show: show,
                [
                    ("Text", { [weak self] in self?.sheet(["Four o’clock tea in the garden"]) ?? UIViewController() }),
                    ("Link", { [weak self] in self?.sheet([Self.link]) ?? UIViewController() }),
                    ("Image", { [weak self] in self?.sheet([Self.image]) ?? UIViewController() }),
                    ("Several", { [weak self] in self?.sheet([Invitation(), Self.image]) ?? UIViewController() }),
                ]),
            PresentationCard(
                "Services", note: "Provided by the application, or excluded by it.", show: show,
                [
                    (
                        "Count Words",
                        { [weak self] in
                            self?.sheet(["To be, or not to be"], [WordCount()]) ?? UIViewController()
                        }
                    ),
                    (
                        "Only Copy",
                        { [weak self] in
                            let sheet = self?.sheet(["Copied text"])
                            sheet?.excludedActivityTypes = [.mail, .openWith, .saveToFiles]
                            return sheet ?? UIViewController()
                        }
                    ),
                ]),
            FilesCard(Self.image, parent: { [weak self] in self }, log: { [weak self] in self?.log.append($0) }),
            FeedbackCard(),
            log,
        ]
    }

    private static let link = URL(string: "https://example.org/garden/tea") ?? URL(filePath: "/")

    private static let image =
        UIImage.drawn(size: CGSize(width: 240, height: 160), scale: 2) { context in
            context.setFillColor(UIColor.systemTeal.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 240, height: 160))
            context.setFillColor(UIColor.systemYellow.cgColor)
            context.fillEllipse(in: CGRect(x: 140, y: 30, width: 60, height: 60))
            context.setFillColor(UIColor.systemGreen.cgColor)
            context.fillEllipse(in: CGRect(x: -40, y: 100, width: 320, height: 160))
        } ?? UIImage()

    private func sheet(_ items: [Any], _ activities: [UIActivity]? = nil) -> UIActivityViewController {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.completionWithItemsHandler = { [weak self] type, isCompleted, _, error in
            let name = type?.rawValue.split(separator: ".").last.map(String.init) ?? "Nothing"
            self?.log.append(
                error.map { "\(name): \($0)" } ?? "\(name): \(isCompleted ? "completed" : "not completed")")
        }
        return sheet
    }
}

/// A text with a subject, which names the item.
private final class Invitation: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        activityType == .mail ? "Shall we meet at four?" : "Tea at four, in the garden"
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Tea in the garden" }
}

/// Counts the words of a text and shows the result in an alert.
private final class WordCount: UIActivity {
    private var words = 0

    override var activityType: ActivityType? { ActivityType("org.shoji.gallery.WordCount") }
    override var activityTitle: String? { "Count Words" }
    override var activityImage: UIImage? { UIImage(systemName: "textformat") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }

    override func prepare(withActivityItems activityItems: [Any]) {
        words = (activityItems.first as? String)?.split(separator: " ").count ?? 0
    }

    override var activityViewController: UIViewController? {
        let alert = UIAlertController(title: "\(words) words", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.activityDidFinish(true) })
        return alert
    }
}

/// Buttons that play haptic feedback.
private final class FeedbackCard: ButtonCard {
    private let made: [UIButton]
    private let selection = UISelectionFeedbackGenerator()
    private let result = UINotificationFeedbackGenerator()

    init() {
        let (selection, result) = (selection, result)
        let plays: [(String, @MainActor () -> Void)] = [
            ("Selection", { selection.selectionChanged() }),
            ("Light", { UIImpactFeedbackGenerator(style: .light).impactOccurred() }),
            ("Heavy", { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }),
            ("Success", { result.notificationOccurred(.success) }),
            ("Error", { result.notificationOccurred(.error) }),
        ]
        made = plays.map { title, play in
            let button = UIButton(title, .gray())
            button.addAction(UIAction { _ in play() }, for: .primaryActionTriggered)
            return button
        }
        super.init("Haptic feedback", note: "Played by the feedback service of phones and tablets.")
    }

    required init?(coder: NSCoder) { nil }

    override var buttons: [UIButton] { made }
}
