// SPDX-License-Identifier: MIT
public import Foundation

/// One tab of a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a tab with a title under, or beside, an image.
    public convenience init(title: String?, image: UIImage?, tag: Int = 0) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes a tab that shows another image while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image)
        self.selectedImage = selectedImage
    }

    /// Makes one of the tabs that many applications have.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        title = systemItem.words
        self.tag = tag
    }

    /// Shown in place of `image` while the tab is selected.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { didChange() } }
    }

    /// What the red badge says; empty for a dot, `nil` for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { didChange() } }
    }

    /// The badge's colour; `nil`, the default, for red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { didChange() } }
    }

    /// How far the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    /// How the bar looks while the tab is selected; `nil` for its own.
    open var standardAppearance: UITabBarAppearance? {
        didSet { if standardAppearance !== oldValue { didChange() } }
    }

    /// How the bar looks while the tab is selected and its content ends there; `nil` for its own.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { if scrollEdgeAppearance !== oldValue { didChange() } }
    }

    /// The system item that the tab was made as.
    var systemItem: SystemItem?
    /// It says what a `UITab` says, whatever the controller's own title is.
    var isOfTab = false
}

extension UITabBarItem {
    /// What the tabs are for that many applications have.
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// Leads to the tabs that have no room.
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

        var words: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
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
