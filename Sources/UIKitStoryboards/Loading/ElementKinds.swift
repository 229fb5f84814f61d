// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCollections
internal import UIKitCore
internal import UIKitTables
internal import UIKitText

/// The classes of the elements in UI files.
@MainActor
enum ElementKinds {
    static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "window": UIWindow.self, "label": UILabel.self,
        "imageView": UIImageView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
        "textView": UITextView.self, "visualEffectView": UIVisualEffectView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "progressView": UIProgressView.self,
        "pickerView": UIPickerView.self, "control": UIControl.self, "button": UIButton.self, "switch": UISwitch.self,
        "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
        "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self, "textField": UITextField.self,
        "colorWell": UIColorWell.self, "refreshControl": UIRefreshControl.self,
        "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
        "searchBar": UISearchBar.self, "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": UIView.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionViewCellContentView": UIView.self,
        "collectionReusableView": UICollectionReusableView.self,
    ]

    static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    ]

    static let items: [String: UIBarItem.Type] = [
        "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
    ]

    static let layouts: [String: UICollectionViewLayout.Type] = [
        "collectionViewLayout": UICollectionViewLayout.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    ]

    /// Returns the standard class of an element; `nil` for elements that are no views, controllers, items, or layouts.
    static func type(of element: InterfaceElement) -> AnyClass? {
        if element.name == "navigationItem" { return UINavigationItem.self }
        return views[element.name] ?? controllers[element.name] ?? items[element.name] ?? layouts[element.name]
    }

    /// Returns a gesture recognizer; `nil` for other elements.
    static func recognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
        func count(_ name: String) -> Int? { element[name].flatMap(InterfaceNumbers.integer) }
        switch element.name {
        case "tapGestureRecognizer":
            let recognizer = UITapGestureRecognizer()
            if let taps = count("numberOfTapsRequired") { recognizer.numberOfTapsRequired = max(1, taps) }
            if let touches = count("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = max(1, touches) }
            return recognizer
        case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
        case "hoverGestureRecognizer": return UIHoverGestureRecognizer()
        case "swipeGestureRecognizer":
            let recognizer = UISwipeGestureRecognizer()
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "right": .right, "up": .up, "down": .down,
            ]
            if let direction = directions[element["direction"] ?? ""] { recognizer.direction = direction }
            if let touches = count("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = max(1, touches) }
            return recognizer
        case "panGestureRecognizer":
            let recognizer = UIPanGestureRecognizer()
            if let touches = count("minimumNumberOfTouches") { recognizer.minimumNumberOfTouches = max(1, touches) }
            if let touches = count("maximumNumberOfTouches") { recognizer.maximumNumberOfTouches = max(1, touches) }
            return recognizer
        case "screenEdgePanGestureRecognizer":
            let recognizer = UIScreenEdgePanGestureRecognizer()
            let edges = element.child(key: "edges")?.attributes.filter { $0.value == "YES" } ?? []
            recognizer.edges = edges.reduce(into: []) { $0.formUnion(InterfaceWords.edges[$1.name] ?? []) }
            return recognizer
        // Design tools write this name.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            let recognizer = UILongPressGestureRecognizer()
            if let taps = count("numberOfTapsRequired") { recognizer.numberOfTapsRequired = max(0, taps) }
            if let seconds = element["minimumPressDuration"].flatMap(InterfaceNumbers.number) {
                recognizer.minimumPressDuration = seconds
            }
            if let points = element["allowableMovement"].flatMap(InterfaceNumbers.number) {
                recognizer.allowableMovement = CGFloat(points)
            }
            return recognizer
        default: return nil
        }
    }
}
