// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitText

@testable import UIKitCore

@MainActor
@Suite("Interface files: values")
struct NibValuesTests {
    @Test("A view gets its geometry, appearance, and behavior")
    func view() throws {
        let view = try #require(
            try UINib.view(
                """
                <view contentMode="bottomRight" tag="-4" alpha="0.25" hidden="YES" opaque="NO" clipsSubviews="YES"
                    userInteractionEnabled="NO" multipleTouchEnabled="YES" exclusiveTouch="YES"
                    clearsContextBeforeDrawing="NO" semanticContentAttribute="forceRightToLeft"
                    autoresizesSubviews="NO" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO"
                    translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="300"
                    verticalCompressionResistancePriority="999" id="v">
                    <rect key="frame" x="1" y="-2.5" width="30" height="4e1"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES" flexibleMinX="NO"/>
                    <color key="backgroundColor" red="0.5" green="0.25" blue="1" alpha="0.75" colorSpace="custom"
                        customColorSpace="sRGB"/>
                    <color key="tintColor" systemColor="systemRedColor"/>
                    <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
                    <accessibility key="accessibilityConfiguration" identifier="panel" label="Panel"/>
                    <point key="canvasLocation" x="0" y="0"/>
                </view>
                """))
        #expect(view.frame == CGRect(x: 1, y: -2.5, width: 30, height: 40))
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        #expect(view.contentMode == .bottomRight)
        #expect(view.tag == -4)
        #expect(view.alpha == 0.25)
        #expect(view.isHidden && !view.isOpaque && view.clipsToBounds)
        #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled && view.isExclusiveTouch)
        #expect(!view.clearsContextBeforeDrawing && !view.autoresizesSubviews)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 300)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 999)
        #expect(view.backgroundColor == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
        #expect(view.tintColor == .systemRed)
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(view.accessibilityIdentifier == "panel")
        #expect(view.accessibilityLabel == "Panel")
    }

    @Test(
        "A scroll view gets the way in which dragging ends editing",
        arguments: [
            ("none", UIScrollView.KeyboardDismissMode.none), ("onDrag", .onDrag), ("interactive", .interactive),
            ("onDragWithAccessory", .onDragWithAccessory), ("interactiveWithAccessory", .interactiveWithAccessory),
        ])
    func keyboardDismissModes(word: String, mode: UIScrollView.KeyboardDismissMode) throws {
        let view = try UINib.view(#"<scrollView keyboardDismissMode="\#(word)" id="v"/>"#)
        #expect((view as? UIScrollView)?.keyboardDismissMode == mode)
    }

    @Test(
        "A number is truncated to an integer, unless no integer represents it",
        arguments: [("nan", 0), ("inf", 0), ("-1e300", 0), ("9.3e18", 0), ("-2.75", -2), ("41.9", 41)])
    func integers(number: String, expected: Int) throws {
        let view =
            try UINib.view(
                #"<view tag="NUMBER" id="v" customClass="ReadingView" customModule="UIKitStoryboardsTests"/>"#
                    .replacing("NUMBER", with: number)) as? ReadingView
        #expect(view?.read[3] == "\(expected)")
    }

    @Test("Missing values have the class's defaults")
    func defaults() throws {
        let objects = try UINib(
            data: xib(#"<view id="a"/><label id="b"/><imageView id="c"/><stackView id="d"/>"#), bundle: nil
        ).objects(withOwner: nil)
        let views = objects.compactMap { $0 as? UIView }
        let plain: [UIView] = [UIView(), UILabel(), UIImageView(), UIStackView()]
        #expect(views.count == plain.count)
        for (view, plain) in zip(views, plain) {
            #expect(type(of: view) == type(of: plain))
            #expect(view.frame == plain.frame)
            #expect(view.isUserInteractionEnabled == plain.isUserInteractionEnabled)
            #expect(view.contentMode == plain.contentMode)
            #expect(view.backgroundColor == plain.backgroundColor)
            #expect(view.autoresizingMask == plain.autoresizingMask)
            #expect(view.translatesAutoresizingMaskIntoConstraints)
        }
    }

    @Test("A text field gets its text, appearance, and text input traits")
    func textField() throws {
        let field = try #require(
            try UINib.view(
                """
                <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Mail"
                    textAlignment="center" minimumFontSize="11" clearButtonMode="whileEditing" text="a@b.c"
                    adjustsFontSizeToFit="YES" clearsOnBeginEditing="YES" enabled="NO" id="f">
                    <color key="textColor" systemColor="systemRedColor"/>
                    <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no"
                        spellCheckingType="yes" keyboardType="emailAddress" enablesReturnKeyAutomatically="YES"
                        secureTextEntry="YES" textContentType="email"/>
                </textField>
                """) as? UITextField)
        #expect(field.text == "a@b.c" && field.placeholder == "Mail")
        #expect(field.borderStyle == .roundedRect && field.textAlignment == .center)
        #expect(field.minimumFontSize == 11 && field.adjustsFontSizeToFitWidth && field.clearsOnBeginEditing)
        #expect(field.clearButtonMode == .whileEditing && field.textColor == .systemRed && !field.isEnabled)
        #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .yes && field.keyboardType == .emailAddress)
        #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
        #expect(field.textContentType == .emailAddress)
    }

    @Test("A text view gets its text, appearance, behavior, and text input traits")
    func textView() throws {
        let view = try #require(
            try UINib.view(
                """
                <textView contentMode="scaleToFill" textAlignment="right" editable="NO" selectable="NO" bounces="NO"
                    scrollEnabled="NO" showsVerticalScrollIndicator="NO" id="t">
                    <string key="text">one
                two</string>
                    <color key="textColor" systemColor="systemRedColor"/>
                    <fontDescription key="fontDescription" type="system" pointSize="13"/>
                    <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress"/>
                </textView>
                """) as? UITextView)
        #expect(view.text.hasPrefix("one\n") && view.textAlignment == .right && view.textColor == .systemRed)
        #expect(view.font?.pointSize == 13 && !view.isEditable && !view.isSelectable)
        #expect(!view.isScrollEnabled && !view.bounces && !view.showsVerticalScrollIndicator)
        #expect(view.autocapitalizationType == .words && view.keyboardType == .emailAddress)
    }

    @Test("A label gets its text, font, and line count; line breaks in the text are kept")
    func label() throws {
        let label = try #require(
            try UINib.view(
                """
                <label userInteractionEnabled="YES" textAlignment="center" lineBreakMode="headTruncation"
                    numberOfLines="3" baselineAdjustment="alignCenters" adjustsFontSizeToFit="YES"
                    minimumScaleFactor="0.5" preferredMaxLayoutWidth="120" enabled="NO"
                    adjustsFontForContentSizeCategory="YES" id="l">
                    <string key="text">One &amp;
                two</string>
                    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
                    <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                    <nil key="highlightedColor"/>
                </label>
                """) as? UILabel)
        #expect(label.text == "One &\ntwo")
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byTruncatingHead)
        #expect(label.numberOfLines == 3)
        #expect(label.font == .systemFont(ofSize: 21, weight: .semibold))
        #expect(label.textColor == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(label.highlightedTextColor == nil)
        #expect(label.adjustsFontSizeToFitWidth && label.adjustsFontForContentSizeCategory)
        #expect(label.minimumScaleFactor == 0.5)
        #expect(label.baselineAdjustment == .alignCenters)
        #expect(label.preferredMaxLayoutWidth == 120)
        #expect(!label.isEnabled && label.isUserInteractionEnabled)
    }

    @Test("Fonts are system fonts, of a text style, or by name, with the system font for unknown names")
    func fonts() throws {
        let fonts: [(String, UIFont)] = [
            (#"type="boldSystem" pointSize="12""#, .boldSystemFont(ofSize: 12)),
            (#"type="italicSystem" pointSize="12""#, .italicSystemFont(ofSize: 12)),
            (#"style="UICTFontTextStyleHeadline""#, .preferredFont(forTextStyle: .headline)),
            (#"name="No Such Font" family="Nor This" pointSize="9""#, .systemFont(ofSize: 9)),
        ]
        for (attributes, font) in fonts {
            let label =
                try UINib.view(
                    #"<label id="l"><fontDescription key="fontDescription" \#(attributes)/></label>"#) as? UILabel
            #expect(label?.font == font)
        }
    }

    @Test("A button gets titles and colors by state")
    func button() throws {
        let button = try #require(
            try UINib.view(
                """
                <button buttonType="system" selected="YES" contentHorizontalAlignment="trailing"
                    contentVerticalAlignment="bottom" lineBreakMode="tailTruncation" id="b">
                    <fontDescription key="fontDescription" type="system" pointSize="11"/>
                    <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                    <state key="normal" title="Go"><color key="titleColor" systemColor="systemGreenColor"/></state>
                    <state key="highlighted"><string key="title">Going</string></state>
                </button>
                """) as? UIButton)
        #expect(button.buttonType == .system)
        #expect(button.title(for: .normal) == "Go")
        #expect(button.titleColor(for: .normal) == .systemGreen)
        #expect(button.title(for: .highlighted) == "Going")
        #expect(button.title(for: .selected) == "Go")
        #expect(button.isSelected)
        #expect(button.contentHorizontalAlignment == .trailing)
        #expect(button.contentVerticalAlignment == .bottom)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.titleLabel?.font == .systemFont(ofSize: 11))
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
    }

    @Test("A button gets a configuration; one without a type is custom")
    func configuration() throws {
        let button = try #require(
            try UINib.view(
                """
                <button id="b"><buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="now"
                    imagePlacement="trailing" imagePadding="9" cornerStyle="capsule" buttonSize="large">
                    <color key="baseBackgroundColor" systemColor="systemIndigoColor"/>
                    <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                </buttonConfiguration></button>
                """) as? UIButton)
        var expected = UIButton.Configuration.filled()
        expected.title = "Buy"
        expected.subtitle = "now"
        expected.imagePlacement = .trailing
        expected.imagePadding = 9
        expected.cornerStyle = .capsule
        expected.buttonSize = .large
        expected.baseBackgroundColor = .systemIndigo
        expected.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(button.configuration == expected)
        #expect(button.buttonType == .custom)
    }

    @Test("An image view gets images from the bundle")
    func images() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        try #require(picture.pngData()).write(to: folder.appendingPathComponent("dot.png"))
        let bundle = try #require(Bundle(path: folder.path))
        let data = xib(#"<imageView image="dot" highlightedImage="absent" contentMode="center" id="i"/>"#)
        let view = try UINib(data: data, bundle: bundle).objects(withOwner: nil).first as? UIImageView
        #expect(view?.image?.cgImage != nil)
        #expect(view?.highlightedImage == nil)
        #expect(view?.contentMode == .center)
        #expect(view?.isUserInteractionEnabled == false)
    }

    @Test("A stack view arranges its subviews in file order")
    func stack() throws {
        let stack = try #require(
            try UINib.view(
                """
                <stackView axis="vertical" distribution="equalSpacing" alignment="trailing" spacing="7"
                    baselineRelativeArrangement="YES" layoutMarginsRelativeArrangement="YES" id="s">
                    <subviews><view tag="1" id="a"/><view tag="2" hidden="YES" id="b"/></subviews>
                </stackView>
                """) as? UIStackView)
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 2])
        #expect(stack.axis == .vertical)
        #expect(stack.distribution == .equalSpacing)
        #expect(stack.alignment == .trailing)
        #expect(stack.spacing == 7)
        #expect(stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
    }

    @Test("A class gets its attributes, and any view those of its layer, before it awakes")
    func attributes() throws {
        func attribute(_ keyPath: String, _ type: String, _ value: String) -> String {
            #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(keyPath)">\#(value)</userDefinedRuntimeAttribute>"#
        }
        let view = try #require(
            try UINib.view(
                """
                <view id="v" customClass="BadgeView" customModule="UIKitStoryboardsTests"><userDefinedRuntimeAttributes>
                    \(attribute("count", "number", #"<integer key="value" value="7"/>"#))
                    \(attribute("lineWidth", "number", #"<integer key="value" value="3"/>"#))
                    \(attribute("ratio", "number", #"<real key="value" value="0.5"/>"#))
                    \(attribute("caption", "string", "<string key='value'>New</string>"))
                    \(attribute("ink", "color", "<color key='value' systemColor='systemBlueColor'/>"))
                    \(attribute("corner", "point", "<point key='value' x='1' y='2'/>"))
                    <userDefinedRuntimeAttribute type="boolean" keyPath="round" value="YES"/>
                    \(attribute("layer.cornerRadius", "number", #"<integer key="value" value="6"/>"#))
                    \(attribute("layer.borderColor", "color", "<color key='value' white='1'/>"))
                    \(attribute("absent", "number", #"<integer key="value" value="1"/>"#))
                    <userDefinedRuntimeAttribute type="boolean" keyPath="count" value="YES"/>
                    <userDefinedRuntimeAttribute type="image" keyPath="picture" value="p"/>
                    <userDefinedRuntimeAttribute type="nil" keyPath="caption"/>
                </userDefinedRuntimeAttributes></view>
                """) as? BadgeView)
        #expect(view.count == 7 && view.countWhenAwake == 7)
        #expect(view.lineWidth == 3)
        #expect(view.ratio == 0.5)
        #expect(view.isRound)
        #expect(view.caption == "New")
        #expect(view.ink == .systemBlue)
        #expect(view.corner == CGPoint(x: 1, y: 2))
        #expect(view.layer.cornerRadius == 6)
        #expect(view.layer.borderColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    }

    @Test("A color in the file applies where the framework has none of that name")
    func resources() throws {
        let view = try UINib.view(
            """
            <view id="v"><color key="backgroundColor" name="Brand"/><color key="tintColor" systemColor="newColor"/></view>
            """,
            resources: """
                <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
                <systemColor name="newColor"><color white="0" alpha="1"/></systemColor>
                <image name="picture" width="1" height="1"/>
                """)
        #expect(view?.backgroundColor == .red)
        #expect(view?.tintColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("Colors that refer to each other resolve to nil")
    func circularColors() throws {
        let view = try UINib.view(
            #"<view id="v"><color key="backgroundColor" name="A"/></view>"#,
            resources: #"<namedColor name="A"><color name="A"/></namedColor>"#)
        #expect(view?.backgroundColor == nil)
    }

    @Test("The fonts of an attributed text are the system's, plain and bold, or have names")
    func attributedFonts() throws {
        func fragment(_ font: String) -> String {
            #"<fragment content="a"><attributes>\#(font)</attributes></fragment>"#
        }
        let view = try UINib.view(
            """
            <label id="v"><attributedString key="attributedText">
            \(fragment(#"<font key="NSFont" metaFont="system" size="15"/>"#))
            \(fragment(#"<font key="NSFont" metaFont="systemBold" size="16"/>"#))
            \(fragment(#"<font key="NSFont" name="Helvetica" size="17"/>"#))
            </attributedString></label>
            """)
        let text = try #require((view as? UILabel)?.attributedText)
        let fonts = (0..<3).map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(fonts[0] == .systemFont(ofSize: 15) && fonts[1] == .boldSystemFont(ofSize: 16))
        #expect(fonts[2]?.pointSize == 17)
    }

    @Test("The content of an effect view fills it, whatever frame the file has, and keeps its other properties")
    func effectContent() throws {
        let view = try UINib.view(
            """
            <visualEffectView id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
                <view key="contentView" alpha="0.5" id="c"><rect key="frame" x="10" y="10" width="50" height="50"/>
                    <autoresizingMask key="autoresizingMask"/></view>
                <blurEffect style="regular"/></visualEffectView>
            """)
        let effect = try #require(view as? UIVisualEffectView)
        effect.layoutIfNeeded()
        #expect(effect.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        effect.frame.size = CGSize(width: 400, height: 60)
        effect.layoutIfNeeded()
        #expect(effect.contentView.frame == effect.bounds && effect.contentView.alpha == 0.5)
    }
}
