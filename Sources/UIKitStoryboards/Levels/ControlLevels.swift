// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

extension LevelRegistry {
    static var controlLevels: [(AnyClass, @MainActor () -> LevelEntries)] {
        [
            (UIControl.self, { control.entries }), (UIButton.self, { button.entries }),
            (UISwitch.self, { toggle.entries }), (UISlider.self, { slider.entries }),
            (UIStepper.self, { stepper.entries }), (UISegmentedControl.self, { segments.entries }),
            (UIPageControl.self, { pages.entries }), (UIDatePicker.self, { datePicker.entries }),
            (UITextField.self, { textField.entries }), (UIColorWell.self, { colorWell.entries }),
            (UIRefreshControl.self, { refresh.entries }),
        ]
    }

    private static var control: ClassLevel<UIControl> {
        ClassLevel(UIControl.self) {
            $0.set("enabled", \.isEnabled)
            $0.set("selected", \.isSelected)
            $0.set("highlighted", \.isHighlighted)
            $0.set(
                "contentHorizontalAlignment", \.contentHorizontalAlignment, words: InterfaceWords.horizontalAlignments)
            $0.set("contentVerticalAlignment", \.contentVerticalAlignment, words: InterfaceWords.verticalAlignments)
            $0.set("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
            $0.set("toolTip", \.toolTip)
        }
    }

    // MARK: - Buttons

    private static var button: ClassLevel<UIButton> {
        ClassLevel(UIButton.self) {
            $0.set("fontDescription") { (button, font: UIFont) in button.titleLabel?.font = font }
            $0.read("lineBreakMode") { button, value in
                guard let mode = value.word(in: InterfaceWords.lineBreakModes) else { return false }
                button.titleLabel?.lineBreakMode = mode
                return true
            }
            $0.set("contentEdgeInsets", \.contentEdgeInsets)
            $0.set("titleEdgeInsets", \.titleEdgeInsets)
            $0.set("imageEdgeInsets", \.imageEdgeInsets)
            $0.set("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
            $0.set("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
            $0.set("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
            $0.set("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
            $0.set("titleShadowOffset") { (button, offset: CGSize) in button.titleLabel?.shadowOffset = offset }
            $0.set("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
            $0.set("role", \.role, words: InterfaceWords.buttonRoles)
            $0.elements("state") { button, element, coder in
                InterfaceButtons.setState(element, of: button, coder.element, coder.loader.context)
            }
            $0.elements("buttonConfiguration") { button, element, coder in
                button.configuration = InterfaceButtons.configuration(element, coder.loader.context)
            }
            $0.ignore("buttonType")
        }
    }

    // MARK: - Values

    private static var toggle: ClassLevel<UISwitch> {
        ClassLevel(UISwitch.self) {
            $0.set("on", \.isOn)
            $0.set("title", \.title)
            $0.set(
                "preferredStyle", \.preferredStyle,
                words: ["automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding])
            $0.set("onTintColor") { (view, color: UIColor?) in view.onTintColor = color }
            $0.set("thumbTintColor") { (view, color: UIColor?) in view.thumbTintColor = color }
        }
    }

    private static var slider: ClassLevel<UISlider> {
        ClassLevel(UISlider.self) {
            $0.set("minValue", \.minimumValue)
            $0.set("maxValue", \.maximumValue)
            $0.set("value", \.value)
            $0.set("continuous", \.isContinuous)
            $0.set("minimumTrackTintColor") { (view, color: UIColor?) in view.minimumTrackTintColor = color }
            $0.set("maximumTrackTintColor") { (view, color: UIColor?) in view.maximumTrackTintColor = color }
            $0.set("thumbTintColor") { (view, color: UIColor?) in view.thumbTintColor = color }
            $0.set("minimumValueImage", \.minimumValueImage)
            $0.set("maximumValueImage", \.maximumValueImage)
        }
    }

    private static var stepper: ClassLevel<UIStepper> {
        ClassLevel(UIStepper.self) {
            $0.set("minimumValue", \.minimumValue)
            $0.set("maximumValue", \.maximumValue)
            $0.set("stepValue", \.stepValue)
            $0.set("value", \.value)
            $0.set("continuous", \.isContinuous)
            $0.set("autorepeat", \.autorepeat)
            $0.set("wraps", \.wraps)
        }
    }

    private static var segments: ClassLevel<UISegmentedControl> {
        ClassLevel(UISegmentedControl.self) {
            $0.elements("segments") { control, list, coder in
                for element in list.children where element.name == "segment" {
                    InterfaceSegments.add(element, to: control, coder.element, coder.loader.context)
                }
                // Attributes are read before the elements that they refer to.
                let selected = coder.element["selectedSegmentIndex"].flatMap(InterfaceNumbers.integer)
                if let selected, selected < control.numberOfSegments { control.selectedSegmentIndex = selected }
            }
            $0.set("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
            $0.set("momentary", \.isMomentary)
            $0.set("selectedSegmentTintColor") { (view, color: UIColor?) in view.selectedSegmentTintColor = color }
            $0.ignore("segmentControlStyle", "selectedSegmentIndex")
        }
    }

    private static var pages: ClassLevel<UIPageControl> {
        ClassLevel(UIPageControl.self) {
            $0.set("numberOfPages") { (control, count: Int) in control.numberOfPages = min(max(count, 0), 10_000) }
            $0.set("currentPage", \.currentPage)
            $0.set("hidesForSinglePage", \.hidesForSinglePage)
            $0.set("pageIndicatorTintColor") { (view, color: UIColor?) in view.pageIndicatorTintColor = color }
            $0.set("currentPageIndicatorTintColor") { (view, color: UIColor?) in
                view.currentPageIndicatorTintColor = color
            }
        }
    }

    private static var datePicker: ClassLevel<UIDatePicker> {
        ClassLevel(UIDatePicker.self) {
            $0.set("datePickerMode", \.datePickerMode, words: InterfaceWords.datePickerModes)
            $0.set("style", \.preferredDatePickerStyle, words: InterfaceWords.datePickerStyles)
            $0.set("locale") { (picker, locale: Locale) in picker.locale = locale }
            $0.set("minuteInterval") { (picker, minutes: Int) in picker.minuteInterval = minutes }
            $0.set("minimumDate", \.minimumDate)
            $0.set("maximumDate", \.maximumDate)
            $0.set("date") { (picker, date: Date) in picker.date = date }
            $0.set("countDownDuration", \.countDownDuration)
            $0.ignore("useCurrentDate")
        }
    }

    private static var textField: ClassLevel<UITextField> {
        ClassLevel(UITextField.self) {
            $0.set("placeholder", \.placeholder)
            $0.set("fontDescription") { (field, font: UIFont) in field.font = font }
            $0.set("textColor") { (field, color: UIColor?) in field.textColor = color }
            $0.set("textAlignment", \.textAlignment, words: InterfaceWords.textAlignments)
            $0.set("borderStyle", \.borderStyle, words: InterfaceWords.borderStyles)
            $0.set("clearButtonMode", \.clearButtonMode, words: InterfaceWords.viewModes)
            $0.set("minimumFontSize", \.minimumFontSize)
            $0.set("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
            $0.set("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
            $0.set("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
            $0.set("clearsOnBeginEditing", \.clearsOnBeginEditing)
            $0.set("background", \.background)
            $0.set("disabledBackground", \.disabledBackground)
            $0.set("text", \.text)
            $0.outlet("delegate") { (field, delegate: any UITextFieldDelegate) in field.delegate = delegate }
            $0.elements("textInputTraits") { field, element, coder in
                InterfaceTextTraits.apply(element, to: field, coder.loader.context)
            }
            $0.elements("attributedString") { field, element, coder in
                let text = InterfaceAttributedText.string(element, context: coder.loader.context)
                if element.key == "attributedPlaceholder" {
                    field.attributedPlaceholder = text
                } else {
                    field.attributedText = text
                }
            }
        }
    }

    private static var colorWell: ClassLevel<UIColorWell> {
        ClassLevel(UIColorWell.self) {
            $0.set("title", \.title)
            $0.set("supportsAlpha", \.supportsAlpha)
            $0.set("selectedColor", \.selectedColor)
        }
    }

    private static var refresh: ClassLevel<UIRefreshControl> {
        ClassLevel(UIRefreshControl.self) {
            $0.elements("attributedString") { control, element, coder in
                control.attributedTitle = InterfaceAttributedText.string(element, context: coder.loader.context)
            }
        }
    }
}
