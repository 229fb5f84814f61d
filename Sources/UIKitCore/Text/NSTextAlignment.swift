// SPDX-License-Identifier: MIT
internal import TextLayout

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// On the side where the text's script begins.
    case natural = 4

    var layoutAlignment: TextParagraph.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
