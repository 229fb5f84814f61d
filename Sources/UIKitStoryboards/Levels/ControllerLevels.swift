// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import StoryboardDocument
internal import UIKitCollections
internal import UIKitCore
internal import UIKitTables

extension LevelRegistry {
    static var controllerLevels: [(AnyClass, @MainActor () -> LevelEntries)] {
        [
            (UIViewController.self, { controller.entries }), (UINavigationController.self, { navigation.entries }),
            (UITabBarController.self, { tabs.entries }), (UISplitViewController.self, { split.entries }),
            (UIPageViewController.self, { pageController.entries }),
            (UITableViewController.self, { tableController.entries }),
            (UICollectionViewController.self, { collectionController.entries }),
        ]
    }

    private static var controller: ClassLevel<UIViewController> {
        ClassLevel(UIViewController.self) {
            $0.set("title", \.title)
            $0.set("definesPresentationContext", \.definesPresentationContext)
            $0.set("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle)
            $0.set("modalPresentationStyle", \.modalPresentationStyle, words: InterfaceWords.presentationStyles)
            $0.set("modalTransitionStyle", \.modalTransitionStyle, words: InterfaceWords.transitionStyles)
            $0.set("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
            $0.set("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
            $0.set("modalInPresentation", \.isModalInPresentation)
            $0.set("restorationIdentifier", \.restorationIdentifier)
            $0.read("useStoryboardIdentifierAsRestorationIdentifier") { controller, value in
                if value.flag == true { controller.restorationIdentifier = value.owner["storyboardIdentifier"] }
                return value.flag != nil
            }
            $0.set("edgesForExtendedLayout", \.edgesForExtendedLayout, options: InterfaceWords.edges)
            $0.set("preferredContentSize", \.preferredContentSize)
            $0.set("contentSizeForViewInPopover", \.preferredContentSize)
            $0.elements("navigationItem") { controller, element, coder in
                coder.loader.adopt(controller.navigationItem, as: element)
            }
            $0.elements("tabBarItem") { controller, element, coder in
                controller.tabBarItem = coder.loader.create(element) as? UITabBarItem
            }
            $0.elements("toolbarItems") { controller, list, coder in
                controller.toolbarItems = list.children.compactMap { coder.loader.create($0) as? UIBarButtonItem }
            }
            $0.elements("layoutGuides") { controller, list, coder in
                for element in list.children { coder.loader.addOldGuide(element, of: controller) }
            }
            $0.outlet("view") { (controller, view: UIView) in controller.view = view }
            // The view is created when it is needed.
            $0.ignore(
                "view", "connections", "userDefinedRuntimeAttributes", "storyboardIdentifier", "sceneMemberID",
                "storyboardName", "nibName")
        }
    }

    private static var navigation: ClassLevel<UINavigationController> {
        ClassLevel(UINavigationController.self) {
            $0.set("navigationBarHidden", \.isNavigationBarHidden)
            $0.set("toolbarHidden", \.isToolbarHidden)
            $0.set("hidesBarsOnSwipe", \.hidesBarsOnSwipe)
            $0.set("hidesBarsOnTap", \.hidesBarsOnTap)
            $0.elements("navigationBar") { controller, element, coder in
                coder.loader.adopt(controller.navigationBar, as: element)
            }
            $0.elements("toolbar") { controller, element, coder in
                if let toolbar = controller.toolbar { coder.loader.adopt(toolbar, as: element) }
            }
            $0.outlet("delegate") { (controller, delegate: any UINavigationControllerDelegate) in
                controller.delegate = delegate
            }
            $0.set("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact)
            $0.ignore("viewControllers")
        }
    }

    private static var tabs: ClassLevel<UITabBarController> {
        ClassLevel(UITabBarController.self) {
            $0.elements("tabBar") { controller, element, coder in coder.loader.adopt(controller.tabBar, as: element) }
            $0.outlet("delegate") { (controller, delegate: any UITabBarControllerDelegate) in
                controller.delegate = delegate
            }
            $0.ignore("viewControllers")
        }
    }

    private static var split: ClassLevel<UISplitViewController> {
        ClassLevel(UISplitViewController.self) {
            $0.set("presentsWithGesture", \.presentsWithGesture)
            $0.outlet("delegate") { (controller, delegate: any UISplitViewControllerDelegate) in
                controller.delegate = delegate
            }
            $0.set("preferredDisplayMode", \.preferredDisplayMode, words: InterfaceWords.displayModes)
            $0.set("behavior", \.preferredSplitBehavior, words: InterfaceWords.splitBehaviors)
            $0.set("primaryEdge", \.primaryEdge, words: ["leading": .leading, "trailing": .trailing])
            $0.ignore("style", "viewControllers")
        }
    }

    private static var pageController: ClassLevel<UIPageViewController> {
        ClassLevel(UIPageViewController.self) {
            $0.outlet("delegate") { (controller, delegate: any UIPageViewControllerDelegate) in
                controller.delegate = delegate
            }
            $0.outlet("dataSource") { (controller, source: any UIPageViewControllerDataSource) in
                controller.dataSource = source
            }
            $0.ignore(
                "autoresizesArchivedViewToFullSize", "transitionStyle", "navigationOrientation", "spineLocation",
                "doubleSided", "pageSpacing")
        }
    }

    private static var tableController: ClassLevel<UITableViewController> {
        ClassLevel(UITableViewController.self) {
            $0.set("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
            $0.outlet("refreshControl") { (controller, control: UIRefreshControl) in controller.refreshControl = control
            }
            // It belongs to the table, which is created when it is needed.
            $0.ignore("tableView", "refreshControl")
        }
    }

    private static var collectionController: ClassLevel<UICollectionViewController> {
        ClassLevel(UICollectionViewController.self) {
            $0.set("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
            $0.ignore("collectionView", "useLayoutToLayoutNavigationTransitions")
        }
    }
}
