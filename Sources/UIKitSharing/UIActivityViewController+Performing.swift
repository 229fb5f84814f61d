// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

extension UIActivityViewController {
    /// Produces the items and performs an activity; a later choice is ignored.
    func choose(_ activity: UIActivity) {
        guard chosen == nil else { return }
        chosen = activity
        // Without providers, the activity is performed before the method returns, as the user expects of a click.
        Task.immediate { @MainActor in
            let produced = await items.produce(for: activity.activityType, in: self)
            // The user may have closed the sheet in the meantime.
            if result == nil, presentingViewController != nil { perform(activity, produced) }
        }
    }

    private func perform(_ activity: UIActivity, _ produced: [(item: Any, typeIdentifier: String)]) {
        activity.onEnd = { [self] in activityDidEnd($0, $1) }
        activity.prepare(withActivityItems: produced.map(\.item))
        if let activity = activity as? DesktopActivity {
            activity.prepare(
                produced.compactMap { SharedItem($0.item, typeIdentifier: $0.typeIdentifier) },
                subject: items.subject(for: activity.activityType, in: self), above: viewIfLoaded?.window?.rootWindow)
        }
        guard let controller = activity.activityViewController else { return activity.perform() }
        // A controller that is larger than the popover takes its place.
        replacement = controller
        let presenter = presentingViewController
        presenter?.dismiss(animated: true) { presenter?.present(controller, animated: true) }
    }

    private func activityDidEnd(_ isCompleted: Bool, _ error: (any Error)?) {
        guard result == nil else { return }
        result = (isCompleted, error)
        guard let replacement else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        let type = chosen?.activityType
        guard replacement.presentingViewController != nil else { return complete(type, isCompleted, error) }
        replacement.presentingViewController?.dismiss(animated: true) { self.complete(type, isCompleted, error) }
    }

    /// Reports the end of the chosen activity or, if it hasn't ended, that the user has closed the sheet.
    func sheetWasDismissed() {
        let ended = result
        result = ended ?? (false, nil)
        complete(chosen?.activityType, ended?.isCompleted ?? false, ended?.error)
        if ended == nil { (chosen as? DesktopActivity)?.cancel() }
        chosen?.onEnd = nil
    }
}
