// SPDX-License-Identifier: MIT
import UIKit

/// Photos on pages, one at a time.
final class PhotoPagesController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private(set) var photos: [Photo]
    private(set) var photo: Photo
    /// Called when another photo is shown.
    var onShow: (Photo) -> Void = { _ in }
    /// Called when the user deletes the photo, which is then no longer shown.
    var onDelete: (Photo) -> Void = { _ in }

    private let loader: ThumbnailLoader

    init(photo: Photo, among photos: [Photo], loader: ThumbnailLoader) {
        self.photo = photo
        self.photos = photos
        self.loader = loader
        super.init(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 24 as CGFloat])
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        dataSource = self
        delegate = self
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deletePhoto() })
        // Titles and buttons stay legible above a photo that reaches below the bar.
        let bar = UINavigationBarAppearance()
        bar.backgroundColor = UIColor(white: 0, alpha: 0.6)
        bar.shadowColor = nil
        navigationItem.standardAppearance = bar
        navigationItem.scrollEdgeAppearance = bar
        setViewControllers([page(for: photo)], direction: .forward, animated: false)
        updateTitle()
    }

    /// The page that is shown.
    var page: ZoomController? { viewControllers?.first as? ZoomController }

    private func page(for photo: Photo) -> ZoomController { ZoomController(photo: photo, loader: loader) }

    private func updateTitle() {
        navigationItem.title = photo.name
        let number = (photos.firstIndex(of: photo) ?? 0) + 1
        navigationItem.subtitle = "\(number.formatted()) of \(photos.count.formatted())"
    }

    // MARK: - Pages

    /// The photo at a distance from `photo`; `nil` beyond the ends.
    private func neighbor(of photo: Photo, by step: Int) -> Photo? {
        guard let index = photos.firstIndex(of: photo), photos.indices.contains(index + step) else { return nil }
        return photos[index + step]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? ZoomController).flatMap { neighbor(of: $0.photo, by: -1) }.map(page(for:))
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? ZoomController).flatMap { neighbor(of: $0.photo, by: 1) }.map(page(for:))
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard let page, page.photo != photo else { return }
        didShow(page.photo)
    }

    private func didShow(_ photo: Photo) {
        self.photo = photo
        updateTitle()
        onShow(photo)
    }

    /// Shows the photo at a distance from the current one.
    func step(by step: Int) {
        guard let next = neighbor(of: photo, by: step) else { return }
        setViewControllers([page(for: next)], direction: step > 0 ? .forward : .reverse, animated: true)
        didShow(next)
    }

    private func deletePhoto() {
        let deleted = photo
        let next = neighbor(of: photo, by: 1) ?? neighbor(of: photo, by: -1)
        photos.removeAll { $0 == deleted }
        if let next {
            setViewControllers([page(for: next)], direction: .forward, animated: true)
            didShow(next)
        } else {
            dismiss(animated: true)
        }
        onDelete(deleted)
    }

    // MARK: - Keys

    private static let nextAction = Selector("photo.next")
    private static let previousAction = Selector("photo.previous")
    private static let closeAction = Selector("photo.close")
    private static let deleteAction = Selector("photo.delete")
    private static let enlargeAction = Selector("photo.enlarge")
    private static let reduceAction = Selector("photo.reduce")

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var keyCommands: [UIKeyCommand]? {
        let next = UIKeyCommand(title: "Next", action: Self.nextAction, input: UIKeyCommand.inputRightArrow)
        let previous = UIKeyCommand(title: "Previous", action: Self.previousAction, input: UIKeyCommand.inputLeftArrow)
        // Otherwise the arrow keys scroll a photo that is zoomed.
        for command in [next, previous] { command.wantsPriorityOverSystemBehavior = true }
        return [
            next, previous,
            UIKeyCommand(title: "Close", action: Self.closeAction, input: UIKeyCommand.inputEscape),
            UIKeyCommand(title: "Delete", action: Self.deleteAction, input: UIKeyCommand.inputDelete),
            UIKeyCommand(title: "Zoom In", action: Self.enlargeAction, input: "+"),
            UIKeyCommand(title: "Zoom Out", action: Self.reduceAction, input: "-"),
        ]
    }

    override class var actions: ActionTable {
        super.actions
            .adding(nextAction, PhotoPagesController.showNext)
            .adding(previousAction, PhotoPagesController.showPrevious)
            .adding(closeAction, PhotoPagesController.close)
            .adding(deleteAction, PhotoPagesController.deletePhoto)
            .adding(enlargeAction, PhotoPagesController.enlarge)
            .adding(reduceAction, PhotoPagesController.reduce)
    }

    /// The direction of the right arrow in the order of the photos.
    private var forward: Int { view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    private func showNext() { step(by: forward) }
    private func showPrevious() { step(by: -forward) }
    private func close() { dismiss(animated: true) }
    private func enlarge() { page?.zoom(by: 1.5) }
    private func reduce() { page?.zoom(by: 1 / 1.5) }
}
