// SPDX-License-Identifier: MIT

/// The words that properties have a choice of, as files spell them.
public enum InterfaceKeywords {
    public static let contentModes: Set<String> = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
        "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]
    public static let semanticContentAttributes: Set<String> = [
        "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
    ]
    /// The parts of a frame that give way; `x` and `y` are the edges.
    public static let autoresizing: Set<String> = [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]
    public static let textAlignments: Set<String> = ["left", "center", "right", "justified", "natural"]
    public static let lineBreakModes: Set<String> = [
        "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ]
    public static let fontWeights: Set<String> = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    public static let contentHorizontalAlignments: Set<String> = [
        "center", "left", "right", "fill", "leading", "trailing",
    ]
    public static let contentVerticalAlignments: Set<String> = ["center", "top", "bottom", "fill"]
    public static let borderStyles: Set<String> = ["none", "line", "bezel", "roundedRect"]
    public static let viewModes: Set<String> = ["never", "whileEditing", "unlessEditing", "always"]
    public static let keyboardTypes: Set<String> = [
        "default", "alphabet", "ASCIICapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
        "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
    ]
    public static let capitalizationTypes: Set<String> = ["none", "words", "sentences", "allCharacters"]
    public static let textChoices: Set<String> = ["default", "no", "yes"]
    public static let buttonTypes: Set<String> = ["custom", "system", "roundedRect"]
    public static let buttonStates: Set<String> = ["normal", "highlighted", "disabled", "selected", "focused"]
    public static let configurationStyles: Set<String> = [
        "plain", "gray", "tinted", "filled", "bordered", "borderedTinted", "borderedProminent",
    ]
    public static let imagePlacements: Set<String> = ["leading", "trailing", "top", "bottom"]
    public static let cornerStyles: Set<String> = ["dynamic", "fixed", "small", "medium", "large", "capsule"]
    public static let buttonSizes: Set<String> = ["mini", "small", "medium", "large"]
    public static let axes: Set<String> = ["horizontal", "vertical"]
    public static let distributions: Set<String> = [
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
    public static let stackAlignments: Set<String> = [
        "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
    ]
    public static let events: Set<String> = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
        "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
        "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    ]
}
