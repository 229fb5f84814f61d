// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
package import TextLayout

extension Theme {
    /// Editable text: the caret, the selection, and text fields.
    ///
    /// Lengths are in points.
    package enum TextInput {
        package static let fontSize: CGFloat = 17
        package static let caretWidth: CGFloat = 2
        /// The height of the caret in excess of the line height.
        package static let caretOverhang: CGFloat = 1.5
        /// The delay after a key press before the caret blinks.
        package static let blinkDelay: TimeInterval = 0.6
        package static let blinkHalfPeriod: TimeInterval = 0.5
        /// The time after which an unmoved caret stops blinking, so that an idle application doesn't wake up.
        package static let blinkDuration: TimeInterval = 15
        package static let selectionAlpha: CGFloat = 0.24
        /// The opacity of the selection in a window without keyboard focus.
        package static let idleSelectionAlpha: CGFloat = 0.14
        /// The opacity of a text's own caret while another one follows a finger.
        static let restingCaretAlpha: CGFloat = 0.35
        /// The maximum movement of a touch in a tap that places the caret.
        package static let tapMovement: CGFloat = 10
        /// The distance text scrolls each 1/60 second while the pointer is held beyond its edge.
        package static let edgeScrollStep: CGFloat = 6
        package static let edgeScrollInterval: TimeInterval = 1.0 / 60

        /// The time in seconds after which a paste that waits for another application is reported.
        static let pasteNoticeDelay: TimeInterval = 0.5
        /// The time in seconds for which a failed paste is reported.
        static let pasteFailureDuration: TimeInterval = 4

        /// The maximum length of pasted text, in bytes, that is checked on the main actor.
        package static let immediateInsertion = 4 << 20

        /// The diameter of the knob of a selection handle.
        static let knobSize: CGFloat = 10
        /// The length by which a knob overlaps the text's line.
        static let knobOverlap: CGFloat = 3
        /// The width and height of the area around a handle in which a finger drags it.
        static let handleTarget: CGFloat = 44
        static let loupeSize = CGSize(width: 128, height: 46)
        static let loupeScale: CGFloat = 1.4
        /// The space between a loupe and the caret below it.
        static let loupeGap: CGFloat = 18
        static let loupeAppearance: TimeInterval = 0.28
        static let loupeDamping: CGFloat = 0.72
        /// The initial scale of a loupe that appears.
        static let loupeFirstScale: CGFloat = 0.3
        /// The size of the mark of an invisible character, and the space beside it, in multiples of the font size.
        static let markSize = CGSize(width: 0.42, height: 0.7)
        static let markGap: CGFloat = 0.07
        static let markCornerRadius: CGFloat = 0.1
        static let markLineWidth: CGFloat = 1
        static let mark = UIColor(
            light: hex(0xA8541F), dark: hex(0xE8A06A), contrasting: (hex(0x7A3B13), hex(0xF4C39C)))

        /// Returns the appearance of invisible characters in text that can be edited.
        @MainActor
        package static func controlMarks(for traits: UITraitCollection) -> ControlMarks {
            ControlMarks(
                color: mark.cgColor(for: traits), size: markSize, gap: markGap, lineWidth: markLineWidth,
                cornerRadius: markCornerRadius)
        }

        /// The maximum number of completions in a list.
        package static let completionLimit = 8
        /// The length of the text on each side of the caret from which completions are taken, in UTF-16 units.
        package static let completionReach = 100_000

        /// The opacity of a prediction, in the color of the text.
        static let predictionAlpha: CGFloat = 0.6
        /// The minimum number of typed characters of a word that is predicted.
        static let minimumPredictedPrefix = 3
        /// The minimum number of characters of the rest of a word that is predicted.
        package static let minimumPredictedRest = 2
        /// The length of the text on each side of the caret from which predictions are made, in UTF-16 units.
        static let predictionReach = 10_000

        /// The number of half lines in which the next line is looked for.
        static let lineSearchSteps = 8
        /// The distance from the end of a line by which geometric queries look beyond it.
        static let farAway: CGFloat = 100_000
    }

    package enum TextView {
        package static let inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        package static let lineFragmentPadding: CGFloat = 5
        /// The minimum width of a part of a line beside an exclusion path.
        package static let minimumPart: CGFloat = 20
        /// The height of the tiles in which text is drawn: whole pixels at the usual scales, and few tiles per screen.
        package static let tileHeight: CGFloat = 256
        /// The time in which the caret of a drop moves.
        package static let dropCaretDuration: TimeInterval = 0.15
        /// The maximum number of characters in the preview of a drag.
        package static let dragPreviewLength = 1000
    }

    enum TextField {
        static let height: CGFloat = 34
        static let textInset = CGSize(width: 7, height: 2)
        static let cornerRadius: CGFloat = 7
        static let intrinsicPadding: CGFloat = 28
        /// The vertical padding, added to the line height, of a field without a border.
        static let plainPadding: CGFloat = 1.5
        static let clearButtonSize: CGFloat = 19
        /// The width of the border in the tint color while the field is being edited.
        static let editingBorderWidth: CGFloat = 2
        static let sideInset: CGFloat = 6
        static let sideGap: CGFloat = 6

        static let fill = UIColor(light: hex(0xFFFFFF), dark: hex(0x242425))
        static let disabledFill = UIColor(light: hex(0xF1EFEB), dark: hex(0x1A1A1B))
        /// The border of an enabled field, with a contrast of at least 3 to its fill and to every background.
        static let border = UIColor(
            light: hex(0x3A342A, alpha: 0.58), dark: hex(0xF4EFE6, alpha: 0.42),
            contrasting: (hex(0x1D1A16, alpha: 0.74), hex(0xFFFFFF, alpha: 0.66)))
        static let disabledBorder = UIColor(
            light: hex(0x3A342A, alpha: 0.24), dark: hex(0xF4EFE6, alpha: 0.18),
            contrasting: (hex(0x1D1A16, alpha: 0.5), hex(0xFFFFFF, alpha: 0.42)))
        static let line = UIColor(light: hex(0x3A342A, alpha: 0.75), dark: hex(0xF4EFE6, alpha: 0.6))
        static let clearButton = UIColor(light: hex(0x8D8983), dark: hex(0x8D8A85))
        static let clearButtonPressed = UIColor(light: hex(0x66625C), dark: hex(0xB5B1AA))
        static let clearCross = UIColor(light: hex(0xFFFFFF), dark: hex(0x242425))
    }
}
