// SPDX-License-Identifier: MIT

extension ElementSchema {
    static func schema(for kind: InterfaceObject.Kind) -> ElementSchema {
        switch kind {
        case .view: view
        case .label: label
        case .button: button
        case .imageView: imageView
        case .stackView: stackView
        case .textField: textField
        case .textView: textView
        }
    }

    // MARK: - Views

    private static let view = ElementSchema(
        attributes: [
            "contentMode": .word(InterfaceKeywords.contentModes),
            "semanticContentAttribute": .word(InterfaceKeywords.semanticContentAttributes),
            "tag": .integer(Int.min...Int.max),
            "alpha": .number(.unit),
            "hidden": .flag,
            "opaque": .flag,
            "clipsSubviews": .flag,
            "userInteractionEnabled": .flag,
            "multipleTouchEnabled": .flag,
            "exclusiveTouch": .flag,
            "clearsContextBeforeDrawing": .flag,
            "autoresizesSubviews": .flag,
            "preservesSuperviewLayoutMargins": .flag,
            "insetsLayoutMarginsFromSafeArea": .flag,
            "translatesAutoresizingMaskIntoConstraints": .flag,
            "horizontalHuggingPriority": .number(0...1000),
            "verticalHuggingPriority": .number(0...1000),
            "horizontalCompressionResistancePriority": .number(0...1000),
            "verticalCompressionResistancePriority": .number(0...1000),
        ],
        children: [
            "rect": ChildSchema(keys: ["frame", "contentStretch"], shape: .rect),
            "autoresizingMask": ChildSchema(
                keys: ["autoresizingMask"], shape: .options(InterfaceKeywords.autoresizing)),
            "color": ChildSchema(keys: ["backgroundColor", "tintColor"], shape: .color),
            "edgeInsets": ChildSchema(
                keys: ["layoutMargins"], shape: .insets(["top", "left", "bottom", "right"])),
            "directionalEdgeInsets": ChildSchema(
                keys: ["directionalLayoutMargins"], shape: .insets(["top", "leading", "bottom", "trailing"])),
            "accessibility": ChildSchema(
                keys: ["accessibilityConfiguration"],
                shape: .group(ElementSchema(attributes: ["identifier": .text, "label": .text]))),
        ])

    // MARK: - Text

    private static let strings = ["string", "mutableString"]

    private static func strings(_ keys: Set<String>) -> [String: ChildSchema] {
        Dictionary(uniqueKeysWithValues: strings.map { ($0, ChildSchema(keys: keys, shape: .text)) })
    }

    private static let label = view.adding(
        attributes: [
            "text": .text,
            "textAlignment": .word(InterfaceKeywords.textAlignments),
            "lineBreakMode": .word(InterfaceKeywords.lineBreakModes),
            "numberOfLines": .integer(0...Int.max),
            "enabled": .flag,
            "highlighted": .flag,
            "adjustsFontSizeToFit": .flag,
            "adjustsFontSizeToFitWidth": .flag,
            "adjustsFontForContentSizeCategory": .flag,
            "baselineAdjustment": .word(InterfaceKeywords.baselineAdjustments),
            "minimumScaleFactor": .number(.unit),
            "preferredMaxLayoutWidth": .number(.lengths),
        ],
        children: strings(["text"]).merging(
            [
                "color": ChildSchema(keys: ["textColor", "highlightedColor"], shape: .color),
                "fontDescription": ChildSchema(keys: ["fontDescription"], shape: .font),
            ]
        ) { $1 })

    // MARK: - Controls

    private static let control = view.adding(
        attributes: [
            "enabled": .flag,
            "selected": .flag,
            "highlighted": .flag,
            "contentHorizontalAlignment": .word(InterfaceKeywords.contentHorizontalAlignments),
            "contentVerticalAlignment": .word(InterfaceKeywords.contentVerticalAlignments),
        ])

    private static let button = control.adding(
        attributes: [
            "buttonType": .word(InterfaceKeywords.buttonTypes),
            "lineBreakMode": .word(InterfaceKeywords.lineBreakModes),
        ],
        children: [
            "fontDescription": ChildSchema(keys: ["fontDescription"], shape: .font),
            "inset": ChildSchema(keys: ["contentEdgeInsets"], shape: .insets(["minY", "minX", "maxY", "maxX"])),
            "state": ChildSchema(
                keys: InterfaceKeywords.buttonStates,
                shape: .group(
                    ElementSchema(
                        attributes: ["title": .text, "image": .text, "backgroundImage": .text],
                        children: strings(["title"]).merging(
                            ["color": ChildSchema(keys: ["titleColor"], shape: .color)]
                        ) { $1 }))),
            "buttonConfiguration": ChildSchema(keys: ["configuration"], shape: .group(configuration)),
        ])

    private static let configuration = ElementSchema(
        attributes: [
            "style": .word(InterfaceKeywords.configurationStyles),
            "title": .text,
            "subtitle": .text,
            "image": .text,
            "imagePlacement": .word(InterfaceKeywords.imagePlacements),
            "imagePadding": .number(.points),
            "titlePadding": .number(.points),
            "cornerStyle": .word(InterfaceKeywords.cornerStyles),
            "buttonSize": .word(InterfaceKeywords.buttonSizes),
        ],
        children: strings(["title", "subtitle"]).merging(
            [
                "color": ChildSchema(keys: ["baseForegroundColor", "baseBackgroundColor"], shape: .color),
                "directionalEdgeInsets": ChildSchema(
                    keys: ["contentInsets"], shape: .insets(["top", "leading", "bottom", "trailing"])),
            ]
        ) { $1 })

    // MARK: - Editable text

    private static let textField = control.adding(
        attributes: [
            "text": .text,
            "placeholder": .text,
            "textAlignment": .word(InterfaceKeywords.textAlignments),
            "borderStyle": .word(InterfaceKeywords.borderStyles),
            "clearButtonMode": .word(InterfaceKeywords.viewModes),
            "minimumFontSize": .number(.lengths),
            "adjustsFontSizeToFit": .flag,
            "adjustsFontSizeToFitWidth": .flag,
            "adjustsFontForContentSizeCategory": .flag,
            "clearsOnBeginEditing": .flag,
        ],
        children: strings(["text", "placeholder"]).merging(
            [
                "color": ChildSchema(keys: ["textColor"], shape: .color),
                "fontDescription": ChildSchema(keys: ["fontDescription"], shape: .font),
                "textInputTraits": ChildSchema(keys: ["textInputTraits"], shape: .group(textInputTraits)),
            ]
        ) { $1 })

    private static let textView = view.adding(
        attributes: [
            "text": .text,
            "textAlignment": .word(InterfaceKeywords.textAlignments),
            "editable": .flag,
            "selectable": .flag,
            "scrollEnabled": .flag,
            "bounces": .flag,
            "alwaysBounceVertical": .flag,
            "showsVerticalScrollIndicator": .flag,
            "showsHorizontalScrollIndicator": .flag,
            "adjustsFontForContentSizeCategory": .flag,
        ],
        children: strings(["text"]).merging(
            [
                "color": ChildSchema(keys: ["textColor"], shape: .color),
                "fontDescription": ChildSchema(keys: ["fontDescription"], shape: .font),
                "textInputTraits": ChildSchema(keys: ["textInputTraits"], shape: .group(textInputTraits)),
            ]
        ) { $1 })

    private static let textInputTraits = ElementSchema(
        attributes: [
            "secureTextEntry": .flag,
            "enablesReturnKeyAutomatically": .flag,
            "keyboardType": .word(InterfaceKeywords.keyboardTypes),
            "autocapitalizationType": .word(InterfaceKeywords.capitalizationTypes),
            "autocorrectionType": .word(InterfaceKeywords.textChoices),
            "spellCheckingType": .word(InterfaceKeywords.textChoices),
            "textContentType": .text,
        ])

    // MARK: - Images and stacks

    private static let imageView = view.adding(
        attributes: ["image": .text, "highlightedImage": .text, "highlighted": .flag])

    private static let stackView = view.adding(
        attributes: [
            "axis": .word(InterfaceKeywords.axes),
            "distribution": .word(InterfaceKeywords.distributions),
            "alignment": .word(InterfaceKeywords.stackAlignments),
            "spacing": .number(.points),
            "spacingType": .word(["standard"]),
            "baselineRelativeArrangement": .flag,
            "layoutMarginsRelativeArrangement": .flag,
        ])
}
