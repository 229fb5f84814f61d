// SPDX-License-Identifier: MIT
internal import Foundation

/// The buttons of an older alert or action sheet, by their numbers, and the controller that shows them.
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

    /// The first that neither cancels nor destroys; -1 for none.
    var firstOther: Int { titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1 }

    var isVisible: Bool { controller?.presentingViewController != nil }

    /// Makes what shows them; `onPress` is told which was pressed, once the card is away, and lives as long as that.
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

    /// Takes the card away as if the button had been pressed.
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
