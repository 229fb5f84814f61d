// SPDX-License-Identifier: MIT
public import Foundation
internal import Localization

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(self, as: UITabBarItem.self)
    }

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int = 0) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item that shows a different image while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image)
        self.selectedImage = selectedImage
    }

    /// Creates a standard item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        title = systemItem.words
        self.tag = tag
    }

    /// The image shown instead of `image` while the item is selected.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { didChange() } }
    }

    /// The text of the badge.
    ///
    /// Empty for a dot, `nil` for no badge.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { didChange() } }
    }

    /// The color of the badge.
    ///
    /// `nil`, the default, uses red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { didChange() } }
    }

    /// The offset of the title in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    /// The bar's appearance while the item is selected.
    ///
    /// `nil` uses the bar's own.
    open var standardAppearance: UITabBarAppearance? {
        didSet { if standardAppearance !== oldValue { didChange() } }
    }

    /// The bar's appearance while the item is selected and its content is scrolled to the end.
    ///
    /// `nil` uses the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { if scrollEdgeAppearance !== oldValue { didChange() } }
    }

    /// The system item that the item was created from.
    var systemItem: SystemItem?
    /// Whether the content comes from a `UITab` rather than from the controller's title.
    var isOfTab = false
}

extension UITabBarItem {
    /// The standard items of tab bars.
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// The item that leads to tabs that don't fit into the bar.
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11

        @MainActor
        var words: String {
            switch self {
            case .more: Phrase.more.text
            case .favorites: Phrase.favorites.text
            case .featured: Phrase.featured.text
            case .topRated: Phrase.topRated.text
            case .recents: Phrase.recents.text
            case .contacts: Phrase.contacts.text
            case .history: Phrase.history.text
            case .bookmarks: Phrase.bookmarks.text
            case .search: Phrase.search.text
            case .downloads: Phrase.downloads.text
            case .mostRecent: Phrase.mostRecent.text
            case .mostViewed: Phrase.mostViewed.text
            }
        }

        var symbol: BarSymbol {
            switch self {
            case .more: .ellipsis
            case .favorites, .featured, .topRated: .star
            case .recents, .history, .mostRecent: .clock
            case .contacts: .person
            case .bookmarks: .book
            case .search: .magnifier
            case .downloads: .download
            case .mostViewed: .flame
            }
        }
    }
}
