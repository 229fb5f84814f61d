// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Interface files: unusual ones")
struct HostileNibTests {
    @Test(
        "The framework's classes can be used for any object",
        arguments: [
            "UIWindow", "UIVisualEffectView", "UIStackView", "UILabel", "UIButton", "UIControl", "UIImageView",
            "BackdropView",
        ])
    func classes(name: String) throws {
        for element in ["view", "label", "button", "imageView", "stackView"] {
            let view = try #require(
                try UINib.view(
                    """
                    <view id="v"><rect key="frame" x="0" y="0" width="50" height="50"/>
                        <subviews>
                            <\(element) customClass="\(name)" id="w"><subviews><view tag="9" id="x"/></subviews>
                                <constraints>
                                    <constraint firstItem="x" firstAttribute="width" secondItem="v"
                                        secondAttribute="width" id="k"/>
                                </constraints>
                            </\(element)>
                        </subviews>
                    </view>
                    """))
            view.layoutIfNeeded()
            #expect(view.viewWithTag(9) != nil)
        }
    }

    @Test("Subviews of an effect view in a file are added to its content view")
    func effectView() throws {
        let view = try #require(
            try UINib.view(
                """
                <view id="v" customClass="UIVisualEffectView"><subviews><view tag="9" id="w"/></subviews></view>
                """) as? UIVisualEffectView)
        #expect(view.viewWithTag(9)?.superview === view.contentView)
    }

    @Test("A view hierarchy of the maximum depth is created and laid out")
    func depth() throws {
        // The document, its objects, and two levels for each view but the last.
        let depth = 119
        let start = (0..<depth).map { #"<view tag="\#($0)" id="v\#($0)"><subviews>"# }.joined()
        let end = String(repeating: "</subviews></view>", count: depth)
        let view = try #require(try UINib.view(start + end))
        view.layoutIfNeeded()
        #expect(view.viewWithTag(depth - 1) != nil)
        #expect(throws: UINibError.self) { try UINib.view("<view id='v'><subviews>\(start + end)</subviews></view>") }
    }

    @Test("A constraint without a common ancestor is omitted, and one that conflicts is broken")
    func constraints() throws {
        let objects = try UINib(
            data: xib(
                """
                <view id="v"><constraints>
                    <constraint firstAttribute="width" secondItem="w" secondAttribute="width" id="k1"/>
                    <constraint firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="2"
                        constant="1" id="k2"/>
                    <constraint firstAttribute="height" constant="-1000000" id="k3"/>
                    <constraint firstAttribute="height" constant="1e6" id="k4"/>
                </constraints></view>
                <view id="w"/>
                """), bundle: nil
        ).objects(withOwner: nil).compactMap { $0 as? UIView }
        #expect(objects.count == 2)
        for view in objects { view.layoutIfNeeded() }
        #expect(objects.first?.constraints.allSatisfy { $0.secondItem !== objects.last } == true)
        #expect(objects.allSatisfy { $0.frame.width.isFinite && $0.frame.height.isFinite })
    }

    @Test("A truncated or malformed file creates objects or is an error")
    func damage() {
        let sample = xib(
            """
            <view id="v"><subviews>
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <subviews><label text="a" id="l"/>
            <button id="b"><state key="normal" title="b"/></button>
            </subviews></stackView></subviews>
            <constraints>
            <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k1"/>
            <constraint firstItem="s" firstAttribute="width" multiplier="1:2" constant="3" id="k2"/>
            </constraints></view>
            """)
        let lines = sample.split(separator: UInt8(ascii: "\n"))
        var made = 0
        var refused = 0
        for (place, line) in lines.enumerated() {
            for target in lines.indices {
                var file = lines
                file.remove(at: place)
                file.insert(line, at: target)
                let nib = UINib(data: Data(file.joined(separator: [UInt8(ascii: "\n")])), bundle: nil)
                do {
                    let views = try nib.objects(withOwner: nil).compactMap { $0 as? UIView }
                    for view in views { view.layoutIfNeeded() }
                    made += 1
                } catch {
                    refused += 1
                }
            }
        }
        #expect(made > lines.count)
        #expect(refused > lines.count)
    }
}
