// SPDX-License-Identifier: MIT

/// The keywords of enumerated properties, as spelled in files.
public enum InterfaceKeywords {
    /// The keywords for a view's content mode.
    public static let contentModes: Set<String> = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
        "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]
    /// The keywords for a view's semantic content attribute.
    public static let semanticContentAttributes: Set<String> = [
        "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
    ]
    /// The flexible parts of a frame; `x` and `y` are the margins.
    public static let autoresizing: Set<String> = [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]
    /// The keywords for the alignment of text.
    public static let textAlignments: Set<String> = ["left", "center", "right", "justified", "natural"]
    /// The keywords for line breaking.
    public static let lineBreakModes: Set<String> = [
        "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ]
    /// The keywords for the vertical position of shrunk text.
    public static let baselineAdjustments: Set<String> = ["alignBaselines", "alignCenters", "none"]
    /// The keywords for the weight of a font.
    public static let fontWeights: Set<String> = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    /// The keywords for a control's horizontal content alignment.
    public static let contentHorizontalAlignments: Set<String> = [
        "center", "left", "right", "fill", "leading", "trailing",
    ]
    /// The keywords for a control's vertical content alignment.
    public static let contentVerticalAlignments: Set<String> = ["center", "top", "bottom", "fill"]
    /// The keywords for a text field's border.
    public static let borderStyles: Set<String> = ["none", "line", "bezel", "roundedRect"]
    /// The keywords for the visibility of a text field's overlay views.
    public static let viewModes: Set<String> = ["never", "whileEditing", "unlessEditing", "always"]
    /// The keywords for keyboard types.
    public static let keyboardTypes: Set<String> = [
        "default", "alphabet", "ASCIICapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
        "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
    ]
    /// The keywords for automatic capitalization.
    public static let capitalizationTypes: Set<String> = ["none", "words", "sentences", "allCharacters"]
    /// The keywords for text input traits with a default.
    public static let textChoices: Set<String> = ["default", "no", "yes"]
    /// The keywords for button types.
    public static let buttonTypes: Set<String> = ["custom", "system", "roundedRect"]
    /// The keywords for the states of a button.
    public static let buttonStates: Set<String> = ["normal", "highlighted", "disabled", "selected", "focused"]
    /// The keywords for the style of a button configuration.
    public static let configurationStyles: Set<String> = [
        "plain", "gray", "tinted", "filled", "bordered", "borderedTinted", "borderedProminent",
    ]
    /// The keywords for the placement of a button's image.
    public static let imagePlacements: Set<String> = ["leading", "trailing", "top", "bottom"]
    /// The keywords for the corners of a button configuration.
    public static let cornerStyles: Set<String> = ["dynamic", "fixed", "small", "medium", "large", "capsule"]
    /// The keywords for the size of a button configuration.
    public static let buttonSizes: Set<String> = ["mini", "small", "medium", "large"]
    /// The keywords for the axis of a stack view.
    public static let axes: Set<String> = ["horizontal", "vertical"]
    /// The keywords for the distribution of a stack view.
    public static let distributions: Set<String> = [
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
    /// The keywords for the alignment of a stack view.
    public static let stackAlignments: Set<String> = [
        "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
    ]
    /// The keywords for control events.
    public static let events: Set<String> = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
        "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
        "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    ]
}
