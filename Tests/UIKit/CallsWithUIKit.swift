// SPDX-License-Identifier: MIT
// Without Foundation, as an application's file that imports UIKit alone.
import UIKit

enum CallsWithUIKit {
    static func inBundle(_ bundle: Bundle) -> [String] {
        [
            NSLocalizedString("hi", bundle: bundle, comment: ""),
            NSLocalizedString("none", bundle: bundle, value: "v", comment: ""),
            NSLocalizedString("hi", tableName: "Other", bundle: bundle, comment: ""),
            NSLocalizedString("hi", tableName: "Other", bundle: bundle, value: "v", comment: ""),
            NSLocalizedString("hi", tableName: nil, bundle: bundle, value: "v", comment: ""),
        ]
    }

    static func inMainBundle() -> [String] {
        [
            NSLocalizedString("greeting", comment: ""), NSLocalizedString("greeting", value: "v", comment: ""),
            NSLocalizedString("greeting", tableName: "Localizable", comment: ""),
            NSLocalizedString("greeting", tableName: "Localizable", value: "v", comment: ""),
            String(localized: "greeting"), NSLocalizedString("greeting", bundle: .module, comment: ""),
        ]
    }

    static func format(_ count: Int, in bundle: Bundle) -> String {
        String.localizedStringWithFormat(NSLocalizedString("%d files", bundle: bundle, comment: ""), count)
    }

    static func literals(in bundle: Bundle) -> [String] {
        let format = NSLocalizedString("%d files", bundle: bundle, comment: "")
        return [.localizedStringWithFormat(format, 1), .localizedStringWithFormat("%.1f %@", 2.0, "x")]
    }

    static func number(_ number: Double, _ text: String) -> String {
        .localizedStringWithFormat("%.1f %@", number, text)
    }
}
