// SPDX-License-Identifier: MIT
import UIKit

/// A text field of each border style.
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

/// A label next to the text of a field, as large as its own text.
private final class UnitLabel: UILabel {
    /// The width in addition to that of the text, in points.
    var padding: CGFloat = 0 { didSet { fit() } }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fit()
    }

    private func fit() {
        let size = intrinsicContentSize
        bounds.size = CGSize(width: size.width.rounded(.up) + padding, height: size.height.rounded(.up))
        superview?.setNeedsLayout()
    }
}

/// Text fields with clear buttons and with left and right views.
final class SidesCard: TextFieldCard {
    private let clear = UITextField("Clear button", text: "Clear me") { $0.clearButtonMode = .always }
    private let whileEditing = UITextField("Clear while editing", text: "Edit me") {
        $0.clearButtonMode = .whileEditing
    }
    private let unit = UITextField("Weight", text: "72.5") {
        let label = UnitLabel("kg", font: .systemFont(ofSize: 17), color: .secondaryLabel)
        label.padding = 10
        $0.rightView = label
        $0.rightViewMode = .always
        $0.keyboardType = .decimalPad
    }
    private let sign = UITextField("Amount", text: "1,280.00") {
        let label = UnitLabel("€", font: .systemFont(ofSize: 17), color: .secondaryLabel)
        label.textAlignment = .center
        label.padding = 16
        $0.leftView = label
        $0.leftViewMode = .always
        $0.clearButtonMode = .whileEditing
    }

    override var fields: [UITextField] { [clear, whileEditing, unit, sign] }
}

/// Text fields for different kinds of content.
final class KindsCard: TextFieldCard {
    private let all = [
        UITextField("Name") { $0.textContentType = .name },
        UITextField("Email") {
            $0.keyboardType = .emailAddress
            $0.clearButtonMode = .whileEditing
        },
        UITextField("Password", text: "paper screen") { $0.isSecureTextEntry = true },
        UITextField("New password") {
            $0.isSecureTextEntry = true
            $0.textContentType = .newPassword
            $0.passwordRules = UITextInputPasswordRules(
                descriptor: "required: lower; required: upper; required: digit; allowed: [-._]; minlength: 16")
        },
        UITextField("Code") {
            $0.textContentType = .oneTimeCode
            $0.font = UIFontMetrics.default.scaledFont(for: .monospacedSystemFont(ofSize: 17, weight: .regular))
        },
    ]

    override var fields: [UITextField] { all }
}

/// Text fields that show what may be typed next.
final class PredictionsCard: TextFieldCard {
    private let all = [
        UITextField("Words") { $0.inlinePredictionType = .yes },
        UITextField("Sums") { $0.mathExpressionCompletionType = .yes },
        UITextField("Sums at the right") {
            $0.mathExpressionCompletionType = .yes
            $0.textAlignment = .right
        },
    ]

    override var fields: [UITextField] { all }
}

/// Text fields with different alignments, and with text that doesn't fit.
final class FittingCard: TextFieldCard {
    private static let sentence = "A shoji is a sliding screen of wood and paper that lets the light through."

    private let all = [
        UITextField("Centered", text: "Centered") { $0.textAlignment = .center },
        UITextField("Right", text: "Right") { $0.textAlignment = .right },
        UITextField("Shrinks", text: FittingCard.sentence) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumFontSize = 9
        },
        UITextField("Scrolls", text: FittingCard.sentence),
    ]

    override var fields: [UITextField] { all }
}

/// Text fields with text in different scripts.
final class WritingsCard: TextFieldCard {
    /// Texts in scripts that not every installation has fonts for, except the first.
    private static let samples = [
        ("Accents", "Tōkyō · Zürich · Łódź"), ("Hebrew", "שלום עולם"), ("Mixed", "Shoji (障子) و ورق"),
        ("Japanese", "障子は木と紙でできている"), ("Emoji", "👨‍👩‍👧‍👦 🇯🇵 👍🏽 é"),
    ]

    private let all = samples.enumerated()
        .filter { $0.offset == 0 || UIFont.systemFont(ofSize: 17).covers($0.element.1) }
        .map { UITextField($0.element.0, text: $0.element.1) }

    override var fields: [UITextField] { all }
}
