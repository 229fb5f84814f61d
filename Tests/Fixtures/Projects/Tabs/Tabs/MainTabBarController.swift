import UIKit

class MainTabBarController: UITabBarController, UITabBarControllerDelegate {

    private var badgeObservation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let garden = (UIApplication.shared.delegate as! AppDelegate).garden
        for case let navigation as UINavigationController in viewControllers ?? [] {
            (navigation.viewControllers.first as? GardenClient)?.garden = garden
        }
        badgeObservation = garden.observe(\.thirstyCount, options: [.initial]) { [weak self] garden, _ in
            self?.viewControllers?[1].tabBarItem.badgeValue = garden.thirstyCount > 0 ? "\(garden.thirstyCount)" : nil
        }
    }

    func restoreSelection(from defaults: UserDefaults) {
        let index = defaults.integer(forKey: #keyPath(UITabBarController.selectedIndex))
        selectedIndex = min(index, (viewControllers?.count ?? 1) - 1)
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        UserDefaults.standard.set(selectedIndex, forKey: #keyPath(UITabBarController.selectedIndex))
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        if viewController == selectedViewController, let navigation = viewController as? UINavigationController {
            navigation.popToRootViewController(animated: true)
            return false
        }
        return true
    }
}
