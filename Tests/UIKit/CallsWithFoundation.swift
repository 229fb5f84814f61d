// SPDX-License-Identifier: MIT
import Foundation
import UIKit

enum CallsWithFoundation {
    static func inBundle(_ bundle: Bundle) -> [String] {
        [
            NSLocalizedString("hi", bundle: bundle, comment: ""),
            NSLocalizedString("none", bundle: bundle, value: "v", comment: ""),
            NSLocalizedString("hi", tableName: "Other", bundle: bundle, comment: ""),
            NSLocalizedString("hi", tableName: "Other", bundle: bundle, value: "v", comment: ""),
            NSLocalizedString("hi", tableName: nil, bundle: bundle, comment: ""),
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
}
