// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

extension LevelRegistry {
    static var barLevels: [(AnyClass, @MainActor () -> LevelEntries)] {
        [
            (UINavigationBar.self, { navigationBar.entries }), (UIToolbar.self, { toolbar.entries }),
            (UITabBar.self, { tabBar.entries }), (UISearchBar.self, { searchBar.entries }),
            (UIBarItem.self, { barItem.entries }), (UIBarButtonItem.self, { barButtonItem.entries }),
            (UITabBarItem.self, { tabBarItem.entries }), (UINavigationItem.self, { navigationItem.entries }),
        ]
    }

    private static var navigationBar: ClassLevel<UINavigationBar> {
        ClassLevel(UINavigationBar.self) {
            $0.set("barStyle", \.barStyle, words: InterfaceWords.barStyles)
            $0.set("translucent", \.isTranslucent)
            $0.set("largeTitles", \.prefersLargeTitles)
            $0.set("barTintColor", \.barTintColor)
            $0.elements("items") { bar, list, coder in
                bar.items = list.children.compactMap { coder.loader.create($0) as? UINavigationItem }
            }
            $0.elements("textAttributes") { bar, element, coder in
                let attributes = InterfaceAppearances.text(element, coder.loader.context)
                if element.key == "largeTitleTextAttributes" {
                    bar.largeTitleTextAttributes = attributes
                } else {
                    bar.titleTextAttributes = attributes
                }
            }
            $0.elements("navigationBarAppearance") { bar, element, coder in
                let appearance = InterfaceAppearances.navigationBar(element, coder.loader.context)
                switch element.key {
                case "scrollEdgeAppearance": bar.scrollEdgeAppearance = appearance
                case "compactAppearance": bar.compactAppearance = appearance
                default: bar.standardAppearance = appearance
                }
            }
        }
    }

    private static var toolbar: ClassLevel<UIToolbar> {
        ClassLevel(UIToolbar.self) {
            $0.set("barStyle", \.barStyle, words: InterfaceWords.barStyles)
            $0.set("translucent", \.isTranslucent)
            $0.set("barTintColor", \.barTintColor)
            $0.elements("items") { bar, list, coder in
                bar.items = list.children.compactMap { coder.loader.create($0) as? UIBarButtonItem }
            }
        }
    }

    private static var tabBar: ClassLevel<UITabBar> {
        ClassLevel(UITabBar.self) {
            $0.set("barStyle", \.barStyle, words: InterfaceWords.barStyles)
            $0.set("translucent", \.isTranslucent)
            $0.set("barTintColor", \.barTintColor)
            $0.set("selectedImageTintColor") { (bar, color: UIColor?) in bar.tintColor = color }
            $0.elements("items") { bar, list, coder in
                bar.items = list.children.compactMap { coder.loader.create($0) as? UITabBarItem }
            }
            $0.set(
                "itemPositioning", \.itemPositioning,
                words: ["automatic": .automatic, "fill": .fill, "centered": .centered])
        }
    }

    private static var searchBar: ClassLevel<UISearchBar> {
        ClassLevel(UISearchBar.self) {
            $0.set("placeholder", \.placeholder)
            $0.set("text", \.text)
            $0.set(
                "searchBarStyle", \.searchBarStyle,
                words: ["default": .default, "prominent": .prominent, "minimal": .minimal])
            $0.set("barTintColor", \.barTintColor)
            $0.set("showsCancelButton", \.showsCancelButton)
            $0.set("showsBookmarkButton", \.showsBookmarkButton)
            $0.set("showsSearchResultsButton", \.showsSearchResultsButton)
            $0.set("prompt", \.prompt)
            $0.set("barStyle", \.barStyle, words: InterfaceWords.barStyles)
            $0.set("translucent", \.isTranslucent)
            $0.elements("scopeButtonTitles") { bar, list, _ in bar.scopeButtonTitles = list.children.map(\.text) }
            $0.set("showsScopeBar", \.showsScopeBar)
            $0.outlet("delegate") { (bar, delegate: any UISearchBarDelegate) in bar.delegate = delegate }
            $0.elements("textInputTraits") { bar, element, coder in
                InterfaceTextTraits.apply(element, to: bar.searchTextField, coder.loader.context)
            }
        }
    }

    // MARK: - Items

    private static var barItem: ClassLevel<UIBarItem> {
        ClassLevel(UIBarItem.self) {
            $0.read("title") { item, value in
                guard let title = value.text ?? (value.isNil ? "" : nil) else { return false }
                // Design tools write an empty title into items whose title the system determines.
                if !title.isEmpty || value.owner["systemItem"] == nil { item.title = value.isNil ? nil : title }
                return true
            }
            $0.set("image", \.image)
            $0.set("enabled", \.isEnabled)
            $0.set("tag", \.tag)
            $0.ignore("connections", "userDefinedRuntimeAttributes", "catalog")
        }
    }

    private static var barButtonItem: ClassLevel<UIBarButtonItem> {
        ClassLevel(UIBarButtonItem.self) {
            $0.set("style", \.style, words: ["plain": .plain, "bordered": .plain, "done": .done])
            $0.set("width", \.width)
            $0.set("tintColor", \.tintColor)
            $0.set("selected", \.isSelected)
            $0.set("hidden", \.isHidden)
            $0.object("customView", \.customView)
            $0.elements("view") { item, element, coder in
                if element.key == nil { item.customView = coder.loader.create(element) as? UIView }
            }
            $0.elements("button") { item, element, coder in
                if element.key == nil { item.customView = coder.loader.create(element) as? UIView }
            }
            $0.ignore("systemItem")
        }
    }

    private static var tabBarItem: ClassLevel<UITabBarItem> {
        ClassLevel(UITabBarItem.self) {
            $0.set("badgeValue", \.badgeValue)
            $0.set("selectedImage", \.selectedImage)
            $0.ignore("systemItem")
        }
    }

    private static var navigationItem: ClassLevel<UINavigationItem> {
        ClassLevel(UINavigationItem.self) {
            $0.set("title", \.title)
            $0.set("prompt", \.prompt)
            $0.set("backButtonTitle", \.backButtonTitle)
            $0.set("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
            $0.set("largeTitleDisplayMode", \.largeTitleDisplayMode, words: InterfaceWords.largeTitles)
            $0.set("hidesBackButton", \.hidesBackButton)
            $0.object("titleView", \.titleView)
            $0.object("backBarButtonItem", \.backBarButtonItem)
            $0.object("leftBarButtonItem", \.leftBarButtonItem)
            $0.object("rightBarButtonItem", \.rightBarButtonItem)
            $0.elements("leftBarButtonItems") { item, list, coder in
                item.leftBarButtonItems = list.children.compactMap { coder.loader.create($0) as? UIBarButtonItem }
            }
            $0.elements("rightBarButtonItems") { item, list, coder in
                item.rightBarButtonItems = list.children.compactMap { coder.loader.create($0) as? UIBarButtonItem }
            }
            $0.elements("barButtonItems") { item, list, coder in
                let items = list.children.compactMap { coder.loader.create($0) as? UIBarButtonItem }
                if list.key == "leftBarButtonItems" { item.leftBarButtonItems = items }
                if list.key == "rightBarButtonItems" { item.rightBarButtonItems = items }
            }
            $0.ignore("connections", "userDefinedRuntimeAttributes", "style")
        }
    }
}
