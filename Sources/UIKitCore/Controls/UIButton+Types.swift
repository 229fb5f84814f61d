// SPDX-License-Identifier: MIT
internal import Localization

extension UIButton.ButtonType {
    /// The name of the symbol that buttons of the type show; `nil` for none.
    var symbol: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
    }

    /// The name of the symbol for the user; `nil` without a symbol.
    @MainActor var label: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: Phrase.moreInfo.text
        case .contactAdd: Phrase.add.text
        case .close: Phrase.close.text
        }
    }
}
