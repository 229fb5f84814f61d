// SPDX-License-Identifier: MIT
import Testing

@testable import StoryboardDocument

@Suite("Damaged UI files")
struct DamagedFileTests {
    private let sample = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
                    <connections><outlet property="view" destination="v" id="o"/></connections>
                </placeholder>
                <!-- ein Büro -->
                <view contentMode="scaleToFill" alpha="0.5" id="v" customClass="Panel" customModule="App">
                    <rect key="frame" x="0.0" y="1e1" width="320" height="480"/>
                    <subviews>
                        <label text="&lt;&#228;&gt;" textAlignment="natural" numberOfLines="0" id="l">
                            <fontDescription key="fontDescription" type="system" weight="bold" pointSize="17"/>
                            <color key="textColor" red="1" green="0" blue="0" alpha="1" customColorSpace="sRGB"/>
                        </label>
                        <button buttonType="system" id="b">
                            <state key="normal"><string key="title"><![CDATA[A & B]]></string></state>
                            <connections>
                                <action selector="go:" destination="-1" eventType="touchUpInside" id="a"/>
                            </connections>
                        </button>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="s"/>
                    <constraints>
                        <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top"
                            multiplier="1:2" constant="8" id="c"/>
                    </constraints>
                </view>
            </objects>
            <resources><namedColor name="Brand"><color white="1"/></namedColor></resources>
        </document>
        """.utf8)

    /// Returns whether the bytes are a document.
    ///
    /// Anything else must throw an error.
    private func isDocument(_ bytes: [UInt8]) -> Bool {
        do throws(InterfaceDocumentError) {
            let file = try InterfaceFile(bytes)
            for name in ["objects", "resources"] { _ = try file.part(name) }
            for scene in file.scenes { _ = try file.element(of: scene) }
            return true
        } catch {
            return false
        }
    }

    @Test("A file is a document only when it is complete")
    func truncation() {
        #expect(isDocument(sample))
        for length in 0..<sample.count {
            #expect(!isDocument(Array(sample[..<length])), "the first \(length) bytes")
        }
    }

    @Test("A file with a missing piece is a document or an error")
    func missingPieces() {
        var refused = 0
        for start in stride(from: 0, to: sample.count, by: 3) {
            for length in [1, 2, 7, 31, 200] where start + length <= sample.count {
                if !isDocument(Array(sample[..<start] + sample[(start + length)...])) { refused += 1 }
            }
        }
        #expect(refused > sample.count / 4)
    }

    @Test("A file with a changed byte or a moved piece is a document or an error")
    func wrongBytes() {
        let pieces: [[UInt8]] = [
            [0], [0xFF], Array("<".utf8), Array(">".utf8), Array("&".utf8), Array("\"".utf8), Array("]]>".utf8),
            Array("-".utf8), Array("99999999999999999999".utf8), Array("é".utf8), Array("<view id='x'>".utf8),
        ]
        var refused = 0
        for piece in pieces {
            for place in stride(from: 0, to: sample.count, by: 5) {
                if !isDocument(Array(sample[..<place]) + piece + sample[place...]) { refused += 1 }
                if !isDocument(Array(sample[..<place]) + piece + sample[(place + 1)...]) { refused += 1 }
            }
        }
        #expect(refused > sample.count)
    }

    @Test("Files of randomly shuffled parts are documents or errors")
    func shuffledParts() {
        // The same numbers in every run, so that a failure can be reproduced.
        var state: UInt64 = 0x5EED
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % count
        }
        let parts = sample.split(separator: UInt8(ascii: ">")).map { Array($0) + [UInt8(ascii: ">")] }
        var refused = 0
        for _ in 0..<500 {
            var file = parts
            for _ in 0...next(4) {
                file.insert(parts[next(parts.count)], at: next(file.count))
                file.remove(at: next(file.count))
            }
            if !isDocument(file.flatMap { $0 }) { refused += 1 }
        }
        #expect(refused > 250)
    }
}
