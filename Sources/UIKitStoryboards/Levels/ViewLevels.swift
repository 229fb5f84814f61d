// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import StoryboardDocument
@_spi(Toolkit) internal import UIKitCore
internal import UIKitText

extension LevelRegistry {
    static var viewLevels: [(AnyClass, @MainActor () -> LevelEntries)] {
        [
            (UIView.self, { view.entries }), (UIWindow.self, { window.entries }), (UILabel.self, { label.entries }),
            (UIImageView.self, { imageView.entries }), (UIStackView.self, { stackView.entries }),
            (UIScrollView.self, { scrollView.entries }), (UITextView.self, { textView.entries }),
            (UIVisualEffectView.self, { effectView.entries }),
            (UIActivityIndicatorView.self, { indicator.entries }), (UIProgressView.self, { progress.entries }),
            (UIPickerView.self, { picker.entries }),
        ]
    }

    // MARK: - Views

    private static var view: ClassLevel<UIView> {
        ClassLevel(UIView.self) {
            $0.set("frame", \.frame)
            $0.set("contentStretch", \.contentStretch)
            $0.set("autoresizingMask", \.autoresizingMask, options: InterfaceWords.autoresizing)
            $0.set("autoresizesSubviews", \.autoresizesSubviews)
            $0.set("contentMode", \.contentMode, words: InterfaceWords.contentModes)
            $0.set("alpha") { (view, alpha: CGFloat) in view.alpha = min(max(alpha, 0), 1) }
            $0.set("hidden", \.isHidden)
            $0.set("opaque", \.isOpaque)
            $0.set("clipsSubviews", \.clipsToBounds)
            $0.set("clipsToBounds", \.clipsToBounds)
            $0.set("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
            $0.set("backgroundColor", \.backgroundColor)
            $0.set("tintColor") { (view, color: UIColor?) in view.tintColor = color }
            $0.set("tag", \.tag)
            $0.set("restorationIdentifier", \.restorationIdentifier)
            $0.set("userInteractionEnabled", \.isUserInteractionEnabled)
            $0.set("multipleTouchEnabled", \.isMultipleTouchEnabled)
            $0.set("exclusiveTouch", \.isExclusiveTouch)
            $0.set(
                "semanticContentAttribute", \.semanticContentAttribute, words: InterfaceWords.semanticContentAttributes)
            $0.set("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
            $0.set("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
            $0.set("layoutMargins", \.layoutMargins)
            $0.set("directionalLayoutMargins", \.directionalLayoutMargins)
            $0.read("translatesAutoresizingMaskIntoConstraints") { view, value in
                guard let flag = value.flag else { return false }
                // A view whose frame the designer fixed has no constraints of its own in the file.
                view.translatesAutoresizingMaskIntoConstraints = flag || value.owner["fixedFrame"] == "YES"
                return true
            }
            for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
                $0.set("\(name)HuggingPriority") { (view, priority: Float) in
                    view.setContentHuggingPriority(UILayoutPriority(min(max(priority, 0), 1_000)), for: axis)
                }
                $0.set("\(name)CompressionResistancePriority") { (view, priority: Float) in
                    let priority = UILayoutPriority(min(max(priority, 0), 1_000))
                    view.setContentCompressionResistancePriority(priority, for: axis)
                }
            }
            $0.elements("accessibility") { view, element, _ in
                if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
                if let label = element["label"] { view.accessibilityLabel = label }
            }
            $0.elements("viewLayoutGuide") { view, element, coder in
                guard let id = element.id else { return }
                switch element.key {
                case "safeArea": coder.loader.objects[id] = view.safeAreaLayoutGuide
                case "contentLayoutGuide": coder.loader.objects[id] = (view as? UIScrollView)?.contentLayoutGuide
                case "frameLayoutGuide": coder.loader.objects[id] = (view as? UIScrollView)?.frameLayoutGuide
                default: coder.loader.addGuide(element, to: view)
                }
            }
            $0.elements("keyboardLayoutGuide") { view, element, coder in coder.loader.addGuide(element, to: view) }
            $0.elements("layoutGuides") { view, list, coder in
                for element in list.children { coder.loader.addGuide(element, to: view) }
            }
            $0.elements("subviews") { view, list, coder in
                for element in list.children {
                    guard let subview = coder.loader.create(element) as? UIView else { continue }
                    view.containerForDecodedViews.addSubview(subview)
                }
            }
            $0.elements("constraints") { view, list, coder in
                for element in list.children { coder.loader.constraints.append((element, view)) }
            }
            $0.elements("variation") { view, element, coder in coder.loader.variations.append((element, view)) }
            $0.ignore("connections", "userDefinedRuntimeAttributes")
        }
    }

    private static var window: ClassLevel<UIWindow> {
        ClassLevel(UIWindow.self) {
            $0.elements("view") { window, element, coder in
                if let view = coder.loader.create(element) as? UIView { window.addSubview(view) }
            }
            $0.ignore("resizesToFullScreen", "visibleAtLaunch")
        }
    }

    private static var label: ClassLevel<UILabel> {
        ClassLevel(UILabel.self) {
            $0.set("userInteractionEnabled", \.isUserInteractionEnabled)
            $0.set("fontDescription") { (label, font: UIFont) in label.font = font }
            $0.set("textColor") { (label, color: UIColor?) in label.textColor = color }
            $0.set("highlightedColor", \.highlightedTextColor)
            $0.set("textAlignment", \.textAlignment, words: InterfaceWords.textAlignments)
            $0.set("lineBreakMode", \.lineBreakMode, words: InterfaceWords.lineBreakModes)
            $0.set("numberOfLines") { (label, lines: Int) in label.numberOfLines = max(0, lines) }
            $0.set("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
            $0.set("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
            $0.set("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
            $0.set("minimumScaleFactor") { (label, factor: CGFloat) in
                label.minimumScaleFactor = min(max(factor, 0), 1)
            }
            $0.set("minimumFontSize") { (label, size: CGFloat) in
                // The property of this name is obsolete; the factor gives the same size.
                let points = label.font?.pointSize ?? 0
                if points > 0, size > 0 { label.minimumScaleFactor = min(size / points, 1) }
            }
            $0.set("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
            $0.set("shadowColor", \.shadowColor)
            $0.set("shadowOffset", \.shadowOffset)
            $0.set("enabled", \.isEnabled)
            $0.set("highlighted", \.isHighlighted)
            $0.set("text", \.text)
            $0.elements("attributedString") { label, element, coder in
                label.attributedText = InterfaceAttributedText.string(element, context: coder.loader.context)
            }
            $0.set("baselineAdjustment", \.baselineAdjustment, words: InterfaceWords.baselineAdjustments)
            $0.ignore("useAutomaticPreferredMaxLayoutWidth")
        }
    }

    private static var imageView: ClassLevel<UIImageView> {
        ClassLevel(UIImageView.self) {
            $0.set("userInteractionEnabled", \.isUserInteractionEnabled)
            $0.set("image", \.image)
            $0.set("highlightedImage", \.highlightedImage)
            $0.set("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
            $0.set("highlighted", \.isHighlighted)
        }
    }

    private static var stackView: ClassLevel<UIStackView> {
        ClassLevel(UIStackView.self) {
            $0.set("axis", \.axis, words: ["horizontal": .horizontal, "vertical": .vertical])
            $0.set("distribution", \.distribution, words: InterfaceWords.distributions)
            $0.set("alignment", \.alignment, words: InterfaceWords.stackAlignments)
            $0.set("spacing", \.spacing)
            $0.set("spacingType") { (stack, _: String) in stack.spacing = UIStackView.spacingUseSystem }
            $0.set("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
            $0.set("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
            $0.elements("subviews") { stack, _, _ in
                for view in stack.subviews { stack.addArrangedSubview(view) }
            }
        }
    }

    private static var scrollView: ClassLevel<UIScrollView> {
        ClassLevel(UIScrollView.self) {
            $0.outlet("delegate") { (view, delegate: any UIScrollViewDelegate) in view.delegate = delegate }
            $0.outlet("refreshControl") { (view, control: UIRefreshControl) in view.refreshControl = control }
            $0.set("contentSize", \.contentSize)
            $0.set("contentInset", \.contentInset)
            $0.set("contentOffset", \.contentOffset)
            $0.set("scrollIndicatorInsets", \.scrollIndicatorInsets)
            $0.set("scrollEnabled", \.isScrollEnabled)
            $0.set("pagingEnabled", \.isPagingEnabled)
            $0.set("directionalLockEnabled", \.isDirectionalLockEnabled)
            $0.set("bounces", \.bounces)
            $0.set("alwaysBounceVertical", \.alwaysBounceVertical)
            $0.set("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
            $0.set("bouncesZoom", \.bouncesZoom)
            $0.set("minimumZoomScale", \.minimumZoomScale)
            $0.set("maximumZoomScale", \.maximumZoomScale)
            $0.set("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
            $0.set("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
            $0.set("delaysContentTouches", \.delaysContentTouches)
            $0.set("canCancelContentTouches", \.canCancelContentTouches)
            $0.set("indicatorStyle", \.indicatorStyle, words: ["default": .default, "black": .black, "white": .white])
            $0.set("keyboardDismissMode", \.keyboardDismissMode, words: InterfaceWords.keyboardDismissModes)
            $0.set(
                "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
                words: InterfaceWords.insetAdjustments)
        }
    }

    private static var textView: ClassLevel<UITextView> {
        ClassLevel(UITextView.self) {
            $0.set("fontDescription") { (view, font: UIFont) in view.font = font }
            $0.set("textColor") { (view, color: UIColor?) in view.textColor = color }
            $0.set("textAlignment", \.textAlignment, words: InterfaceWords.textAlignments)
            $0.set("editable", \.isEditable)
            $0.set("selectable", \.isSelectable)
            $0.set("scrollEnabled", \.isScrollEnabled)
            $0.set("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
            $0.set("text") { (view, text: String) in view.text = text }
            $0.outlet("delegate") { (view, delegate: any UITextViewDelegate) in view.delegate = delegate }
            $0.elements("attributedString") { view, element, coder in
                view.attributedText = InterfaceAttributedText.string(element, context: coder.loader.context)
            }
            $0.elements("textInputTraits") { view, element, coder in
                InterfaceTextTraits.apply(element, to: view, coder.loader.context)
            }
            $0.ignore("usesAttributedText")
        }
    }

    // MARK: - Effects and indicators

    private static var effectView: ClassLevel<UIVisualEffectView> {
        ClassLevel(UIVisualEffectView.self) {
            $0.elements("blurEffect") { view, element, _ in
                view.effect = UIBlurEffect(style: InterfaceWords.blurStyles[element["style"] ?? ""] ?? .light)
            }
            $0.elements("vibrancyEffect") { view, element, _ in
                let style = InterfaceWords.blurStyles[element.child("blurEffect")?["style"] ?? ""] ?? .light
                view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
            }
            $0.elements("view") { view, element, coder in
                let content = view.contentView
                let (frame, mask) = (content.frame, content.autoresizingMask)
                coder.loader.adopt(content, as: element)
                // The effect view places its content view itself.
                (content.frame, content.autoresizingMask) = (frame, mask)
                content.translatesAutoresizingMaskIntoConstraints = true
            }
        }
    }

    private static var indicator: ClassLevel<UIActivityIndicatorView> {
        ClassLevel(UIActivityIndicatorView.self) {
            $0.set(
                "style", \.style,
                words: ["medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large])
            $0.set("color") { (view, color: UIColor?) in view.color = color }
            $0.set("hidesWhenStopped", \.hidesWhenStopped)
            $0.set("animating") { (view, flag: Bool) in if flag { view.startAnimating() } }
        }
    }

    private static var progress: ClassLevel<UIProgressView> {
        ClassLevel(UIProgressView.self) {
            $0.set("progressViewStyle", \.progressViewStyle, words: ["default": .default, "bar": .bar])
            $0.set("progressTintColor") { (view, color: UIColor?) in view.progressTintColor = color }
            $0.set("trackTintColor") { (view, color: UIColor?) in view.trackTintColor = color }
            $0.set("progress", \.progress)
        }
    }

    private static var picker: ClassLevel<UIPickerView> {
        ClassLevel(UIPickerView.self) {
            $0.outlet("delegate") { (picker, delegate: any UIPickerViewDelegate) in picker.delegate = delegate }
            $0.outlet("dataSource") { (picker, source: any UIPickerViewDataSource) in picker.dataSource = source }
            $0.ignore("showsSelectionIndicator")
        }
    }
}
