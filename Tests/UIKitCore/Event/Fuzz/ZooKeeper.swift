// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore

/// The delegate and data source of the views in a control zoo.
@MainActor
final class ZooKeeper {
    private weak var zoo: ControlZoo?
    /// The view that is zoomed by pinching.
    var zoomed: UIView?

    init(_ zoo: ControlZoo) {
        self.zoo = zoo
    }
}

extension ZooKeeper: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

extension ZooKeeper: UITextFieldDelegate {
    /// Rejects digits.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        !string.contains(where: \.isNumber)
    }
}

extension ZooKeeper: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 + component }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Row \(row)"
    }
}

extension ZooKeeper: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration { [weak zoo] _ in zoo?.menu(of: nil) }
    }
}

/// An application whose window can't be closed from its menus.
final class ZooDelegate: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        builder.remove(menu: .quit)
        builder.remove(menu: .close)
    }
}
