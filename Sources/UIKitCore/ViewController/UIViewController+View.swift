// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIViewController {
    func loadedView() -> UIView {
        if let storedView { return storedView }
        // `loadView()` may read `view` by mistake before setting it; an empty view ends the recursion.
        if isLoadingView {
            let view = UIView(frame: UIScreen.main.bounds)
            adopt(view)
            return view
        }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if storedView == nil {
            Log.misuse("\(type(of: self)).loadView() did not set a view; an empty one is used.")
            adopt(UIView(frame: UIScreen.main.bounds))
        }
        viewDidLoad()
        // `viewDidLoad()` may have replaced the view.
        return storedView ?? UIView()
    }

    func loadDefaultView() {
        if let controllerArchive {
            controllerArchive.loadView(of: self)
            if storedView != nil { return }
        }
        if let nibName {
            _ = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self)
            if storedView != nil { return }
            Log.misuse("\(nibName).xib gave \(type(of: self)) no view: its owner's outlet view leads to none.")
        }
        view = UIView(frame: UIScreen.main.bounds)
    }

    func adopt(_ view: UIView?) {
        guard view !== storedView else { return }
        if let view, let owner = view.viewController, owner !== self {
            preconditionFailure(
                "The view is that of \(owner) already; a view belongs to one view controller.")
        }
        // Without a view the controller can't be visible.
        if storedView != nil { disappear() }
        storedView?.viewController = nil
        storedView = view
        view?.viewController = self
    }
}
