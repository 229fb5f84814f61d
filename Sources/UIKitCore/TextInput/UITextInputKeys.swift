// SPDX-License-Identifier: MIT
internal import Foundation

/// The former name of the attribute key `backgroundColor`.
@available(*, deprecated, message: "Use NSAttributedString.Key.backgroundColor instead")
public let UITextInputTextBackgroundColorKey: String = NSAttributedString.Key.backgroundColor.rawValue

/// The former name of the attribute key `foregroundColor`.
@available(*, deprecated, message: "Use NSAttributedString.Key.foregroundColor instead")
public let UITextInputTextColorKey: String = NSAttributedString.Key.foregroundColor.rawValue

/// The former name of the attribute key `font`.
@available(*, deprecated, message: "Use NSAttributedString.Key.font instead")
public let UITextInputTextFontKey: String = NSAttributedString.Key.font.rawValue
