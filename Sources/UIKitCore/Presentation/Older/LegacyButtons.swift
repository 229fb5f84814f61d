// SPDX-License-Identifier: MIT
internal import Foundation

/// The numbered buttons of a deprecated alert or action sheet, and the alert controller that shows them.
@MainActor
final class LegacyButtons {
    private(set) var titles: [String] = []
    var cancelIndex = -1
    var destructiveIndex = -1
    private(set) weak var controller: UIAlertController?

    func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// The index of the first button that is neither the cancel button nor destructive, or -1.
    var firstOther: Int { titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1 }

    var isVisible: Bool { controller?.presentingViewController != nil }

    /// Creates the alert controller.
    ///
    /// `onPress` is called with the index of the pressed button after the alert was dismissed, and is retained by the
    /// controller.
    func makeController(
        _ title: String?, _ message: String?, _ style: UIAlertController.Style, onPress: @escaping (Int) -> Void
    ) -> UIAlertController {
        let controller = UIAlertController(title: title, message: message, preferredStyle: style)
        let listener = Listener(onPress: onPress)
        for (index, title) in titles.enumerated() {
            let look: UIAlertAction.Style =
                index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
            controller.addAction(UIAlertAction(title: title, style: look) { _ in listener.onPress(index) })
        }
        self.controller = controller
        self.listener = listener
        return controller
    }

    /// Dismisses the alert as if the button had been pressed.
    func dismiss(with index: Int, animated: Bool) {
        guard let controller, let listener, isVisible else { return }
        controller.dismiss(animated: animated) { listener.onPress(index) }
    }

    private weak var listener: Listener?

    private final class Listener {
        let onPress: (Int) -> Void

        init(onPress: @escaping (Int) -> Void) {
            self.onPress = onPress
        }
    }
}
