// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Text that is edited: the caret, the selection and the field around them; lengths in points.
    enum TextInput {
        static let fontSize: CGFloat = 17
        static let caretWidth: CGFloat = 2
        /// How much higher than a line the caret is.
        static let caretOverhang: CGFloat = 1.5
        /// The caret shows for this long after each key, then goes and comes.
        static let blinkDelay: TimeInterval = 0.6
        static let blinkHalfPeriod: TimeInterval = 0.5
        /// A caret that nobody moves blinks for so long and stays: an application at rest must wake nobody.
        static let blinkDuration: TimeInterval = 15
        static let selectionAlpha: CGFloat = 0.24
        /// In a window that has not the keyboard.
        static let idleSelectionAlpha: CGFloat = 0.14
        /// How far a finger wanders in a tap that places the caret.
        static let tapMovement: CGFloat = 10
        /// How quickly text scrolls under a pointer that is held beyond its edge: points each 1/60 second.
        static let edgeScrollStep: CGFloat = 6
        static let edgeScrollInterval: TimeInterval = 1.0 / 60
    }

    enum TextView {
        static let inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        static let lineFragmentPadding: CGFloat = 5
        /// How high the parts are that a page is drawn in: whole points at every scale, and few for a screen.
        static let tileHeight: CGFloat = 256
    }

    enum TextField {
        static let height: CGFloat = 34
        static let textInset = CGSize(width: 7, height: 2)
        static let cornerRadius: CGFloat = 7
        static let intrinsicPadding: CGFloat = 28
        /// Added to the line's height where there is no border.
        static let plainPadding: CGFloat = 1.5
        static let clearButtonSize: CGFloat = 19
        static let sideInset: CGFloat = 6
        static let sideGap: CGFloat = 6

        static let fill = UIColor(light: hex(0xFFFFFF), dark: hex(0x242425))
        static let disabledFill = UIColor(light: hex(0xF1EFEB), dark: hex(0x1F1F20))
        static let border = UIColor(light: hex(0x3A342A, alpha: 0.24), dark: hex(0xF4EFE6, alpha: 0.18))
        static let line = UIColor(light: hex(0x3A342A, alpha: 0.75), dark: hex(0xF4EFE6, alpha: 0.6))
        static let bezel = UIColor(light: hex(0x3A342A, alpha: 0.42), dark: hex(0xF4EFE6, alpha: 0.34))
        static let clearButton = UIColor(light: hex(0x8D8983), dark: hex(0x8D8A85))
        static let clearButtonPressed = UIColor(light: hex(0x66625C), dark: hex(0xB5B1AA))
        static let clearCross = UIColor(light: hex(0xFFFFFF), dark: hex(0x242425))
    }
}
