// SPDX-License-Identifier: MIT

/// The alignment of lines, in Core Text's numbers.
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right = 1
    case center = 2
    case justified = 3
    case natural = 4

    /// Creates the alignment that matches one of UIKit's.
    public init(_ nsTextAlignment: NSTextAlignment) {
        switch nsTextAlignment {
        case .left: self = .left
        case .right: self = .right
        case .center: self = .center
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension NSTextAlignment {
    /// Creates the alignment that matches one of Core Text's.
    public init(_ ctTextAlignment: CTTextAlignment) {
        switch ctTextAlignment {
        case .left: self = .left
        case .right: self = .right
        case .center: self = .center
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}
