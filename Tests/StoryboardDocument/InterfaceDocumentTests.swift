// SPDX-License-Identifier: MIT
import Testing

@testable import StoryboardDocument

@Suite("Interface documents")
struct InterfaceDocumentTests {
    private func document(_ objects: String) throws(InterfaceDocumentError) -> InterfaceDocument {
        try InterfaceDocument(xib: Array("<document><objects>\n\(objects)\n</objects></document>".utf8))
    }

    private func failure(_ objects: String) -> InterfaceDocumentError? {
        do throws(InterfaceDocumentError) {
            _ = try document(objects)
            return nil
        } catch {
            return error
        }
    }

    // MARK: - Valid documents

    @Test("A file describes objects and their contents")
    func objects() throws {
        let document = try document(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="Other" id="p"/>
            <view tag="3" customClass="Panel" customModule="App" customModuleProvider="target" userLabel="x" id="v">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <subviews><label text="a" id="l"/></subviews>
                <viewLayoutGuide key="safeArea" id="s"/>
                <connections><outlet property="label" destination="l" id="o"/></connections>
                <point key="canvasLocation" x="9" y="9"/>
            </view>
            """)
        #expect(document.placeholders.map(\.role) == [.owner, .named("Other")])
        let view = try #require(document.objects.first)
        #expect(view.kind == .view && view.id == "v" && view.line == 4)
        #expect(view.customClass == InterfaceClassName(name: "Panel", module: "App"))
        #expect(view.values["tag"] == .integer(3))
        #expect(view.values["frame"] == .rect(InterfaceRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(view.subviews.map(\.kind) == [.label])
        #expect(view.subviews.first?.values == ["text": .text("a")])
        #expect(view.guides == [InterfaceGuide(id: "s", role: .safeArea)])
        #expect(view.connections.map(\.kind) == [.outlet("label")])
        #expect(document.remarks.isEmpty)
    }

    @Test("Constraints refer to their containing view by default")
    func constraints() throws {
        let document = try document(
            """
            <view id="v"><subviews><view id="w"/></subviews><constraints>
                <constraint firstAttribute="bottom" secondItem="w" secondAttribute="lastBaseline" relation="lessThanOrEqual"
                    multiplier="3:2" constant="-8.5" priority="251.5" identifier="gap" id="c"/>
                <constraint firstItem="w" firstAttribute="width" multiplier="2" symbolic="YES" id="d"/>
            </constraints></view>
            """)
        let constraints = try #require(document.objects.first).constraints
        let first = try #require(constraints.first)
        #expect(first.first == InterfaceConstraint.Side(item: "v", attribute: .bottom))
        #expect(first.second == InterfaceConstraint.Side(item: "w", attribute: .baseline))
        #expect(first.relation == .lessThanOrEqual)
        #expect(first.multiplier == 1.5)
        #expect(first.constant == -8.5)
        #expect(first.priority == 251.5)
        #expect(first.name == "gap")
        let second = try #require(constraints.last)
        #expect(second.second == nil && second.constant == nil && second.multiplier == 2)
        #expect(second.relation == .equal && second.priority == 1000)
    }

    @Test("Ignored content is noted, up to a limit")
    func remarks() throws {
        let document = try document(
            """
            <label shininess="3" baselineAdjustment="alignBaselines" fixedFrame="YES" id="l">
                <color key="shadowColor" white="0" alpha="1"/>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="range" keyPath="part"/>
                </userDefinedRuntimeAttributes>
            </label>
            """)
        #expect(document.remarks.map(\.line) == [2, 3, 5])
        #expect(document.remarks.first?.sentence == "Nothing comes of the attribute shininess of label.")
        let many = (0..<200).map { #"<view a="1" id="\#($0)"/>"# }.joined()
        #expect(try self.document(many).remarks.count == 100)
    }

    @Test("User defined runtime attributes keep their order and the types of their values")
    func attributes() throws {
        let document = try document(
            """
            <view id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="a.b"><real key="value" value="0.5"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="c" value="d"/>
                <userDefinedRuntimeAttribute type="size" keyPath="e"><size key="value" width="1" height="2"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """)
        let attributes = try #require(document.objects.first).attributes
        #expect(attributes.map(\.keyPath) == ["a.b", "c", "e"])
        #expect(attributes.map(\.value) == [.number(0.5), .text("d"), .size(width: 1, height: 2)])
        #expect(attributes.map(\.line) == [3, 5, 6])
        #expect(
            failure(Self.attribute("type='number'", "<point x='1' y='1'/>"))
                == .unknownElement(
                    "point", in: "userDefinedRuntimeAttribute", line: 2, accepted: ["integer", "real"]))
        #expect(
            failure(Self.attribute("type='number'"))
                == .missingAttribute("value", of: "userDefinedRuntimeAttribute", line: 2))
    }

    // MARK: - Errors

    @Test("An unknown element is an error with its name, line and the accepted elements")
    func unknownElements() {
        #expect(
            failure("<view id='v'>\n<subviews>\n<tableView id='t'/></subviews></view>")
                == .unknownElement(
                    "tableView", in: "subviews", line: 4,
                    accepted: ["button", "imageView", "label", "stackView", "textField", "textView", "view"]))
        #expect(
            failure("<view id='v'><constraints><outlet/></constraints></view>")
                == .unknownElement("outlet", in: "constraints", line: 2, accepted: ["constraint"]))
        #expect(
            failure("<button id='v'><connections><segue/></connections></button>")
                == .unknownElement(
                    "segue", in: "connections", line: 2, accepted: ["action", "outlet", "outletCollection"]))
        guard case .unknownElement("gestures", "view", 2, let accepted)? = failure("<view id='v'><gestures/></view>")
        else {
            Issue.record("An unknown part of a view is taken.")
            return
        }
        #expect(accepted.contains("rect") && accepted.contains("subviews"))
        #expect(accepted == accepted.sorted())
    }

    private static func attribute(_ type: String, _ value: String = "") -> String {
        "<view id='v'><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath='a' \(type)>\(value)"
            + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"
    }

    @Test(
        "Invalid numbers and keywords are errors of their attribute",
        arguments: [
            #"<view tag="1.5" id="v"/>"#, #"<view tag="9223372036854775808" id="v"/>"#, #"<view tag="" id="v"/>"#,
            #"<view alpha="nan" id="v"/>"#, #"<view alpha="inf" id="v"/>"#, #"<view alpha="2" id="v"/>"#,
            #"<view alpha="0x1p-1" id="v"/>"#, #"<view alpha="1e999" id="v"/>"#, #"<view alpha="-0.1" id="v"/>"#,
            #"<view hidden="yes" id="v"/>"#, #"<view contentMode="middle" id="v"/>"#,
            #"<view horizontalHuggingPriority="1001" id="v"/>"#, #"<label numberOfLines="-1" id="v"/>"#,
            #"<view id="v"><rect key="frame" x="0" y="0" width="-1" height="0"/></view>"#,
            #"<view id="v"><rect key="frame" x="1e300" y="0" width="1" height="1"/></view>"#,
            #"<view id="v"><color key="backgroundColor" red="2" green="0" blue="0"/></view>"#,
            #"<view id="v"><color key="backgroundColor" red="1" green="0" blue="0" colorSpace="lab"/></view>"#,
            #"<view id="v"><autoresizingMask key="autoresizingMask" widthSizable="1"/></view>"#,
            #"<view id="v"><viewLayoutGuide key="keyboard" id="g"/></view>"#,
            #"<view customClass="a b" id="v"/>"#, #"<view customClass="" id="v"/>"#,
            #"<view customClass="A" customModule="1" id="v"/>"#, #"<view customClass="A.B" id="v"/>"#,
            #"<label id="v"><fontDescription key="fontDescription" pointSize="0"/></label>"#,
            #"<label id="v"><fontDescription key="fontDescription" weight="fat" pointSize="9"/></label>"#,
            #"<label id="v"><string key="text" base64-UTF8="YES">AAA</string></label>"#,
            #"<button id="v"><connections><action selector="a" destination="v" eventType="x"/></connections></button>"#,
            #"<view id="v"><constraints><constraint firstAttribute="depth" id="c"/></constraints></view>"#,
            attribute(#"type="boolean" value="1""#), attribute(#"type="number""#, #"<integer value="1.5"/>"#),
            attribute(#"type="number""#, #"<real value="nan"/>"#),
            attribute(#"type="point""#, #"<point x="a" y="1"/>"#),
        ])
    func badValues(objects: String) {
        guard case .badValue(_, _, _, 2, let accepted)? = failure(objects) else {
            Issue.record("\(objects) is taken, or fails otherwise: \(String(describing: failure(objects)))")
            return
        }
        #expect(!accepted.isEmpty)
    }

    @Test(
        "Multipliers are numbers or ratios, and never zero",
        arguments: ["0", "1:0", "0:1", "1:2:3", ":", "1:", "a", "", "1e9", "nan"])
    func badMultipliers(text: String) {
        let constraint = #"<constraint firstAttribute="width" multiplier="\#(text)" id="c"/>"#
        guard case .badValue? = failure("<view id='v'><constraints>\(constraint)</constraints></view>") else {
            Issue.record("The multiplier \(text) is taken.")
            return
        }
    }

    @Test(
        "Incompatible constraint attributes are an error",
        arguments: [
            #"firstAttribute="leading""#, #"firstAttribute="leading" secondItem="v" secondAttribute="top""#,
            #"firstAttribute="width" secondItem="v" secondAttribute="left""#,
            #"firstAttribute="leading" secondItem="v" secondAttribute="right""#,
            #"firstAttribute="rightMargin" secondItem="v" secondAttribute="trailingMargin""#,
        ])
    func badConstraints(attributes: String) {
        let constraint = #"<constraint \#(attributes) id="c"/>"#
        guard case .badConstraint(_, 2)? = failure("<view id='v'><constraints>\(constraint)</constraints></view>")
        else {
            Issue.record("\(attributes) are taken.")
            return
        }
    }

    @Test("Required attributes must be present")
    func missingAttributes() {
        #expect(failure("<view/>") == .missingAttribute("id", of: "view", line: 2))
        #expect(
            failure("<view id='v'><rect key='frame' x='1' y='1' width='1'/></view>")
                == .missingAttribute("height", of: "rect", line: 2))
        #expect(
            failure("<view id='v'><color white='1'/></view>") == .missingAttribute("key", of: "color", line: 2))
        #expect(
            failure(
                "<view id='v'><constraints><constraint firstAttribute='width' secondItem='v' id='c'/></constraints></view>"
            )
                == .missingAttribute("secondAttribute", of: "constraint", line: 2))
        #expect(
            failure("<view id='v'><connections><outlet property='a'/></connections></view>")
                == .missingAttribute("destination", of: "outlet", line: 2))
    }

    @Test("Identifiers refer to one object each, of the required kind")
    func identifiers() {
        #expect(failure("<view id='v'/>\n<label id='v'/>") == .duplicateIdentifier("v", line: 3))
        #expect(
            failure("<view id='v'><connections>\n<outlet property='a' destination='b'/></connections></view>")
                == .unknownIdentifier("b", of: "destination", in: "outlet", line: 3))
        let constraint = "<constraint firstItem='c' firstAttribute='width' id='c'/>"
        #expect(
            failure("<view id='v'><constraints>\(constraint)</constraints></view>")
                == .unknownIdentifier("c", of: "firstItem", in: "constraint", line: 2))
    }

    @Test("Other XML, and other files of design tools, are identified in the error")
    func otherDocuments() {
        func found(_ text: String) -> String? {
            do throws(InterfaceDocumentError) {
                _ = try InterfaceDocument(xib: Array(text.utf8))
                return nil
            } catch {
                if case .wrongDocument(let found, _) = error { return found }
                return nil
            }
        }
        #expect(found("<plist/>") == "XML with the outermost element plist")
        let storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        #expect(found("<document type='\(storyboard)'/>") == "of the type \(storyboard)")
        #expect(
            found("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>")
                == "of the type com.apple.InterfaceBuilder3.Cocoa.XIB")
        #expect(found("<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>") == nil)
    }
}
