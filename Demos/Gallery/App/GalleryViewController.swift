// SPDX-License-Identifier: MIT
import UIKit

/// The list of pages and the selected page: side by side, or stacked in narrow windows.
final class GalleryViewController: UIViewController {
    /// The width, in points, below which the list is a row of chips above the page.
    private static let compactWidth: CGFloat = 720
    private static let wideSidebarWidth: CGFloat = 232
    private static let sidebarWidth: CGFloat = 200
    /// The widths for text of accessibility sizes.
    private static let wideCompactWidth: CGFloat = 1000
    private static let largeSidebarWidth: CGFloat = 420

    let navigation = NavigationView(frame: .zero)
    private var pages: [Page: PageViewController] = [:]
    private(set) var chosen = Page.labels

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shoji Gallery"
        view.backgroundColor = .systemGroupedBackground
        navigation.onSelect = { [weak self] page in self?.show(page) }
        navigation.onAppearance = { [weak self] style in
            self?.view.window?.overrideUserInterfaceStyle = style
        }
        view.addSubview(navigation)
        navigation.selected = chosen
        place(controller(for: chosen))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigation.flashScrollIndicators()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let isLarge = traitCollection.hasLargeText
        navigation.isCompact = bounds.width < (isLarge ? Self.wideCompactWidth : Self.compactWidth)
        var rest = bounds
        if navigation.isCompact {
            (navigation.frame, rest) = bounds.divided(
                atDistance: NavigationView.compactHeight(in: traitCollection), from: .minYEdge)
        } else {
            let width =
                isLarge ? Self.largeSidebarWidth : bounds.width < 1000 ? Self.sidebarWidth : Self.wideSidebarWidth
            (navigation.frame, rest) = bounds.divided(atDistance: width, from: .minXEdge)
        }
        pages[chosen]?.view.frame = rest
        view.mirrorIfNeeded([navigation, pages[chosen]?.view].compactMap(\.self))
    }

    // MARK: - Commands

    override class var actions: ActionTable { addingCommands(to: super.actions) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender) && canPerformCommand(action)
    }

    override func validate(_ command: UICommand) {
        super.validate(command)
        update(command)
    }

    // MARK: - Pages

    private func controller(for page: Page) -> PageViewController {
        if let controller = pages[page] { return controller }
        let controller = page.makeController()
        pages[page] = controller
        return controller
    }

    private func place(_ controller: PageViewController) {
        addChild(controller)
        view.insertSubview(controller.view, at: 0)
        controller.didMove(toParent: self)
        view.setNeedsLayout()
    }

    func show(_ page: Page) {
        guard page != chosen else { return }
        let old = controller(for: chosen)
        chosen = page
        navigation.selected = page
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()

        let new = controller(for: page)
        place(new)
    }
}
