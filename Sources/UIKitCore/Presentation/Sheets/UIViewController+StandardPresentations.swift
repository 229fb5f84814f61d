// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
    /// The presentation controller as a sheet's; `nil` for other styles.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationAround as? UISheetPresentationController
            ?? ownOrPreparedPresentation as? UISheetPresentationController
    }

    /// The presentation controller as a popover's; `nil` for other styles.
    ///
    /// Set the style first, then the popover's anchor.
    public var popoverPresentationController: UIPopoverPresentationController? {
        ownOrPreparedPresentation as? UIPopoverPresentationController
    }

    /// Creates the presentation controller of the modal style.
    func makeStandardPresentationController(presenting: UIViewController?) -> UIPresentationController {
        switch effectiveModalStyle {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: presenting)
        default: UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }
}

extension UIPresentationController {
    /// Creates the presentation controller that replaces this one in `style`.
    func makeStandardStandIn(for style: UIModalPresentationStyle) -> UIPresentationController? {
        switch style {
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        default: UIPresentationController(presentedViewController: presentedViewController, presenting: nil)
        }
    }

    /// Creates a sheet that looks like this presentation in `style`.
    func makeSheet() -> UIPresentationController? {
        UISheetPresentationController.like(self)
    }
}
