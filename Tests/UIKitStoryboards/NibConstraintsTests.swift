// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Interface files: constraints")
struct NibConstraintsTests {
    @Test("Constraints refer to items, guides, margins, ratios, and priorities")
    func placing() throws {
        let view = try #require(
            try UINib.view(
                """
                <view id="v">
                    <rect key="frame" x="0" y="0" width="200" height="100"/>
                    <subviews>
                        <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
                        <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                            <constraints>
                                <constraint firstAttribute="width" secondItem="b" secondAttribute="height"
                                    multiplier="2:1" id="k1"/>
                                <constraint firstAttribute="height" constant="15" identifier="height" id="k2"/>
                            </constraints>
                        </view>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="s"/>
                    <constraints>
                        <constraint firstItem="a" firstAttribute="leading" secondItem="v"
                            secondAttribute="leadingMargin" id="k3"/>
                        <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top"
                            constant="5" id="k4"/>
                        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing"
                            constant="20" id="k5"/>
                        <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual"
                            constant="30" id="k6"/>
                        <constraint firstItem="a" firstAttribute="height" constant="10" priority="500" id="k7"/>
                        <constraint firstItem="b" firstAttribute="centerX" secondItem="v" secondAttribute="centerX"
                            id="k8"/>
                        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom"
                            symbolic="YES" id="k9"/>
                        <constraint firstItem="b" firstAttribute="width" constant="1" placeholder="YES" id="k10"/>
                    </constraints>
                </view>
                """))
        view.layoutIfNeeded()
        #expect(view.viewWithTag(1)?.frame == CGRect(x: 8, y: 5, width: 172, height: 30))
        #expect(view.viewWithTag(2)?.frame == CGRect(x: 85, y: 43, width: 30, height: 15))
        #expect(view.viewWithTag(2)?.constraints.first { $0.identifier == "height" }?.constant == 15)
        #expect(view.viewWithTag(1)?.constraints.first { $0.priority.rawValue == 500 }?.relation == .equal)
    }
}
