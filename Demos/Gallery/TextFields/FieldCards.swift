// SPDX-License-Identifier: MIT
import UIKit

/// What surrounds a field.
final class BordersCard: TextFieldCard {
    private let all = [
        UITextField("Rounded"),
        UITextField("Line") { $0.borderStyle = .line },
        UITextField("Bezel") { $0.borderStyle = .bezel },
        UITextField("None") { $0.borderStyle = .none },
        UITextField("Disabled", text: "Disabled") { $0.isEnabled = false },
    ]

    override var fields: [UITextField] { all }
}

/// What stands at the ends of a field.
final class SidesCard: TextFieldCard {
    private let clear = UITextField("Clear button", text: "To be cleared") { $0.clearButtonMode = .always }
    private let whileEditing = UITextField("Clear while editing", text: "Begin to edit") {
        $0.clearButtonMode = .whileEditing
    }
    private let unit = UITextField("Weight", text: "72.5") {
        let label = UILabel("kg", font: .systemFont(ofSize: 17), color: .secondaryLabel)
        label.frame = CGRect(x: 0, y: 0, width: 34, height: 20)
        $0.rightView = label
        $0.rightViewMode = .always
        $0.keyboardType = .decimalPad
    }
    private let sign = UITextField("Amount", text: "1,280.00") {
        let label = UILabel("€", font: .systemFont(ofSize: 17), color: .secondaryLabel)
        label.textAlignment = .center
        label.frame = CGRect(x: 0, y: 0, width: 26, height: 20)
        $0.leftView = label
        $0.leftViewMode = .always
        $0.clearButtonMode = .whileEditing
    }

    override var fields: [UITextField] { [clear, whileEditing, unit, sign] }
}

/// What text may be for.
final class KindsCard: TextFieldCard {
    private let all = [
        UITextField("Name") { $0.textContentType = .name },
        UITextField("E-mail") {
            $0.keyboardType = .emailAddress
            $0.clearButtonMode = .whileEditing
        },
        UITextField("Password", text: "paper screen") { $0.isSecureTextEntry = true },
        UITextField("Code") {
            $0.textContentType = .oneTimeCode
            $0.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
        },
    ]

    override var fields: [UITextField] { all }
}

/// Where text stands, and what becomes of too much of it.
final class FittingCard: TextFieldCard {
    private static let sentence = "A shoji is a sliding screen of wood and paper that lets the light through."

    private let all = [
        UITextField("Centred", text: "Centred") { $0.textAlignment = .center },
        UITextField("Right", text: "Right") { $0.textAlignment = .right },
        UITextField("Shrinks", text: FittingCard.sentence) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumFontSize = 9
        },
        UITextField("Scrolls", text: FittingCard.sentence),
    ]

    override var fields: [UITextField] { all }
}

/// Text that is written in other ways.
final class WritingsCard: TextFieldCard {
    private let all = [
        UITextField("Hebrew", text: "שלום עולם"),
        UITextField("Mixed", text: "Shoji (障子) و ورق"),
        UITextField("Japanese", text: "障子は木と紙でできている"),
        UITextField("Emoji", text: "👨‍👩‍👧‍👦 🇯🇵 👍🏽 é"),
    ]

    override var fields: [UITextField] { all }
}
