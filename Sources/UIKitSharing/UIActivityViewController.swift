// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore
internal import UIKitPlatform

/// A sheet that offers services for items: copying, mail, opening in another application, saving, and those that the
/// application provides.
///
/// Items are strings, attributed strings, URLs, images, and data, objects that produce them (`UIActivityItemSource`), and
/// any others that activities of the application accept. In a regular width, the sheet is presented as a popover: set the
/// source of its `popoverPresentationController`.
///
/// > Note: Differs from UIKit: the services are those of the desktop. Opening in another application and saving need the
/// > desktop's portal, and the user completes them in its dialogs.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// The type of `completionHandler`.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// The type of `completionWithItemsHandler`.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Creates a sheet.
    ///
    /// - Parameters:
    ///   - activityItems: The items to share.
    ///   - applicationActivities: Services of the application, offered in addition to those of the desktop.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = ActivityItems(items: activityItems)
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    public required init?(coder: NSCoder) { nil }

    /// Called once after the sheet was dismissed.
    ///
    /// The arguments are the type of the chosen activity, whether it was completed, items that it returned (always
    /// `nil`), and the error that prevented it. If the user closes the sheet without a choice, the type is `nil` and the
    /// activity isn't completed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Called like `completionWithItemsHandler`, unless that is set.
    @available(*, deprecated, message: "Use completionWithItemsHandler.")
    open var completionHandler: CompletionHandler? {
        get { shortCompletion }
        set { shortCompletion = newValue }
    }

    /// The types of activities that aren't offered; `nil`, the default, excludes none.
    ///
    /// Set it before the sheet is presented.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    // MARK: - UIViewController

    open override func loadView() {
        let shared = items.placeholders(in: self).compactMap { SharedItem($0) }
        let side = Theme.Sharing.thumbnailSide
        let summary = ActivitySummary(
            shared, subject: items.subject(for: nil, in: self),
            thumbnail: items.thumbnail(in: self, size: CGSize(width: side, height: side)))
        let header = ActivityHeaderView(summary) { [weak self] in self?.dismiss(animated: true) }
        let sheet = ActivitySheetView(header, activities: offeredActivities) { [weak self] in self?.choose($0) }
        view = sheet
        updatePreferredSize()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _: UITraitCollection) in
            self.updatePreferredSize()
        }
    }

    /// Sets the size in a popover for the text size.
    private func updatePreferredSize() {
        guard let sheet = viewIfLoaded as? ActivitySheetView else { return }
        let width = Theme.Text.widened(Theme.Sharing.width, for: traitCollection)
        let maximumHeight = Theme.Text.widened(Theme.Sharing.maximumHeight, for: traitCollection)
        preferredContentSize = CGSize(width: width, height: min(sheet.naturalHeight(forWidth: width), maximumHeight))
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let sheet = popoverPresentationController?.adaptiveSheetPresentationController ?? sheetPresentationController
        sheet?.detents = [.medium(), .large()]
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        if replacement == nil { sheetWasDismissed() }
        let end = onEnd
        onEnd = nil
        end?()
    }

    // MARK: - State

    let items: ActivityItems
    /// Whether the activities of the desktop are offered beside those of the application.
    var offersDesktop = true
    /// Called once the sheet has disappeared.
    var onEnd: (() -> Void)?
    private let applicationActivities: [UIActivity]
    private var shortCompletion: CompletionHandler?
    /// The activity that the user has chosen.
    var chosen: UIActivity?
    /// The end of the chosen activity; `nil` while it is performed.
    var result: (isCompleted: Bool, error: (any Error)?)?
    /// The controller of the chosen activity, which is presented instead of the sheet.
    var replacement: UIViewController?

    /// The dialogs of the desktop; `nil` without a session bus.
    lazy var desktop: (any SharingDesktop)? = DesktopServices.running?.sessionBus.map { PortalSharing(bus: $0) }

    private var offeredActivities: [UIActivity] {
        var activities: [UIActivity] = offersDesktop ? [CopyActivity(), MailActivity()] : []
        if offersDesktop, let desktop {
            activities += [OpenWithActivity(desktop: desktop), SaveActivity(desktop: desktop)]
        }
        let excluded = Set(excludedActivityTypes ?? [])
        let placeholders = items.placeholders(in: self)
        return (activities + applicationActivities).filter { activity in
            activity.activityType.map(excluded.contains) != true
                && activity.canPerform(withActivityItems: placeholders)
        }
    }

    /// Calls the completion handler, once.
    func complete(_ type: UIActivity.ActivityType?, _ isCompleted: Bool, _ error: (any Error)?) {
        let (handler, short) = (completionWithItemsHandler, shortCompletion)
        completionWithItemsHandler = nil
        shortCompletion = nil
        if let handler { handler(type, isCompleted, nil, error) } else { short?(type, isCompleted) }
    }
}
