// SPDX-License-Identifier: MIT
import UIKit

/// The application's icons, which are symbols, so that they follow the text size.
enum MailIcon: String, CaseIterable {
    case inbox = "tray"
    case flag
    case draft = "doc.text"
    case plane = "paperplane"
    case box = "archivebox"
    case bin = "trash"
    case more = "ellipsis"

    @MainActor var image: UIImage? { UIImage(systemName: rawValue) }
}
