// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@testable import UIKitCore

@MainActor
@Suite("Interface files: shadows, insets, search bars, and color spaces")
struct NibPropertiesTests {
    @Test("A label gets its shadow")
    func label() throws {
        let label = try #require(
            try UINib.view(
                """
                <label text="a" restorationIdentifier="name" id="l">
                    <color key="shadowColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    <size key="shadowOffset" width="2" height="3"/>
                </label>
                """) as? UILabel)
        #expect(label.shadowColor == UIColor(white: 0, alpha: 1) && label.shadowOffset == CGSize(width: 2, height: 3))
        #expect(label.restorationIdentifier == "name")
    }

    @Test("A button gets its insets, its shadow, and its behavior while pressed")
    func button() throws {
        let button = try #require(
            try UINib.view(
                """
                <button reversesTitleShadowWhenHighlighted="YES" showsTouchWhenHighlighted="YES"
                    adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" id="b">
                    <inset key="titleEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                    <inset key="imageEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
                    <size key="titleShadowOffset" width="1" height="-2"/>
                    <state key="normal" title="a"><color key="titleShadowColor" red="1" green="0" blue="0" alpha="1"
                        colorSpace="custom" customColorSpace="sRGB"/></state>
                </button>
                """) as? UIButton)
        #expect(button.titleEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.imageEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: -2))
        #expect(button.titleShadowColor(for: .normal) == .red)
        #expect(button.reversesTitleShadowWhenHighlighted && button.showsTouchWhenHighlighted)
        #expect(!button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
    }

    @Test("A search bar gets its buttons, its prompt, and its style")
    func searchBar() throws {
        let bar = try #require(
            try UINib.view(
                """
                <searchBar showsBookmarkButton="YES" showsSearchResultsButton="YES" prompt="Birds" barStyle="black"
                    translucent="NO" id="s"/>
                """) as? UISearchBar)
        #expect(bar.showsBookmarkButton && bar.showsSearchResultsButton && bar.prompt == "Birds")
        #expect(bar.barStyle == .black && !bar.isTranslucent)
    }

    @Test(
        "A color of the Display P3 space has the same appearance in sRGB",
        arguments: [
            ("0.5 0.5 0.5", [0.5, 0.5, 0.5]), ("1 1 1", [1, 1, 1]), ("1 0 0", [1, 0, 0]),
            ("0.6 0.4 0.3", [0.6345, 0.3887, 0.28]),
        ] as [(String, [CGFloat])])
    func displayP3(components: String, expected: [CGFloat]) throws {
        let parts = components.split(separator: " ")
        let view = try #require(
            try UINib.view(
                """
                <view id="v"><color key="backgroundColor" red="\(parts[0])" green="\(parts[1])" blue="\(parts[2])"
                    alpha="1" colorSpace="custom" customColorSpace="displayP3"/></view>
                """))
        let color = try #require(view.backgroundColor?.cgColor.components)
        for (found, expected) in zip(color, expected) { #expect(abs(found - expected) < 0.003, "\(color)") }
    }

    @Test("A constraint to the keyboard's layout guide ends at the bottom of the view")
    func keyboard() throws {
        let view = try #require(
            try UINib.view(
                """
                <view id="v">
                    <rect key="frame" x="0" y="0" width="100" height="80"/>
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews>
                    <keyboardLayoutGuide key="keyboard" id="k"/>
                    <constraints>
                        <constraint firstItem="c" firstAttribute="bottom" secondItem="k" secondAttribute="top" id="1"/>
                        <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
                        <constraint firstItem="c" firstAttribute="width" constant="10" id="3"/>
                        <constraint firstItem="c" firstAttribute="height" constant="20" id="4"/>
                    </constraints>
                </view>
                """))
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 60, width: 10, height: 20))
    }
}
