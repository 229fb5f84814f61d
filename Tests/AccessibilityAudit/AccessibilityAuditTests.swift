// SPDX-License-Identifier: MIT
import AccessibilityAudit
import AccessibilityTree
import Testing

@MainActor
@Suite("Accessibility audit")
struct AccessibilityAuditTests {
    private let provider = ModelProvider()

    private func rules(_ image: AuditImage? = nil) -> [AccessibilityIssue.Rule] {
        AccessibilityAudit(of: provider).issues(in: ModelProvider.window, image: image).map(\.rule)
    }

    @Test("A complete button has no issues")
    func acceptsButton() {
        provider.add(.button, "Save", actions: ["activate"])
        #expect(rules() == [])
    }

    @Test(
        "A control or image needs a name; a placeholder or a label counts",
        arguments: [
            AccessibilityRole.button, .image, .slider, .textField,
        ])
    func description(role: AccessibilityRole) {
        let complete: (inout AccessibilityElement) -> Void = {
            $0.range = AccessibilityRange(minimum: 0, maximum: 1, current: 0)
            $0.hasText = true
        }
        let actions = role == .button ? ["activate"] : []
        provider.add(role, " ", actions: actions, complete)
        provider.add(role, frame: AccessibilityFrame(x: 10, y: 50, width: 80, height: 32), actions: actions) {
            complete(&$0)
            $0.attributes["placeholder-text"] = "Search"
        }
        #expect(rules() == [.description])
    }

    @Test("A control below 24 points is reported, unless a scroll view cuts it or it is a link in text")
    func target() {
        provider.add(
            .button, "Small", frame: AccessibilityFrame(x: 0, y: 0, width: 80, height: 23), actions: ["activate"])
        provider.add(
            .link, "Link", frame: AccessibilityFrame(x: 0, y: 30, width: 80, height: 17), actions: ["activate"])
        let scroll = provider.add(.scrollView, frame: AccessibilityFrame(x: 0, y: 50, width: 100, height: 50))
        provider.add(
            .button, "Cut", frame: AccessibilityFrame(x: 0, y: 90, width: 80, height: 20), actions: ["activate"],
            parent: scroll)
        #expect(rules() == [.target])
    }

    @Test("Disabled and hidden objects are not measured")
    func exempt() {
        provider.add(.button, "Off", frame: AccessibilityFrame(width: 80, height: 32)) { $0.states = [.showing] }
        provider.add(.button, "", frame: AccessibilityFrame(width: 8, height: 3)) { $0.states = [.enabled] }
        #expect(rules() == [])
    }

    @Test("The order of reading may turn to the next row or column, and not back")
    func order() {
        let names = ["A", "B", "C", "D"]
        let positions = [(0.0, 0.0), (100, 0), (0, 50), (100, 50)]
        func add(_ order: [Int], to parent: AccessibilityID) {
            for index in order {
                let frame = AccessibilityFrame(x: positions[index].0, y: positions[index].1, width: 90, height: 40)
                provider.add(.staticText, names[index], frame: frame, parent: parent)
            }
        }
        add([0, 1, 2, 3], to: provider.add(.group))
        add([0, 2, 1, 3], to: provider.add(.group))
        #expect(rules() == [])
        add([1, 0, 2, 3], to: provider.add(.group))
        add([2, 0], to: provider.add(.group))
        #expect(rules() == [.order, .order])
    }

    @Test("In a right-to-left container, rows are read from the right")
    func orderRightToLeft() {
        let group = provider.add(.group) { $0.attributes["direction"] = "rtl" }
        for x in [100.0, 0] {
            provider.add(.staticText, "x", frame: AccessibilityFrame(x: x, y: 0, width: 90, height: 40), parent: group)
        }
        #expect(rules() == [])
    }

    @Test("Roles that contradict actions and states are reported")
    func traits() {
        provider.add(.button, "Does nothing")
        provider.add(.staticText, "Acts", actions: ["activate"])
        provider.add(.slider, "No range")
        provider.add(.switchControl, "Neither on nor off", actions: ["activate"])
        provider.add(.textField, "No text")
        provider.add(.progressBar, "Outside") { $0.range = AccessibilityRange(minimum: 0, maximum: 1, current: 2) }
        #expect(rules() == Array(repeating: .trait, count: 6))
    }

    @Test("Text below a contrast of 4.5 is reported, with its contrast")
    func contrast() throws {
        provider.add(.staticText, "Gray", frame: AccessibilityFrame(x: 0, y: 0, width: 40, height: 20))
        provider.add(.staticText, "Black", frame: AccessibilityFrame(x: 0, y: 20, width: 40, height: 20))
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 40)
        for column in 10..<20 {
            pixels[10 * 40 + column] = 0xFF99_9999
            pixels[30 * 40 + column] = 0xFF00_0000
        }
        let image = try #require(AuditImage(pixels: pixels, width: 40, height: 40, scale: 1))
        let issues = AccessibilityAudit(of: provider).issues(in: ModelProvider.window, image: image)
        #expect(issues.map(\.name) == ["Gray"])
        #expect(issues.first?.message == "needs a contrast of 4.5, and has 2.8")
        let increased = AccessibilityAudit(of: provider, limits: .increasedContrast)
        #expect(increased.issues(in: ModelProvider.window, image: image).first?.message.contains("7") == true)
    }

    @Test("Containers that contain themselves end the audit")
    func cycle() {
        let group = provider.add(.group)
        provider.contain(ModelProvider.window, in: group)
        #expect(rules() == [])
    }

    @Test("Images of a wrong size are refused, and rectangles outside them have no contrast")
    func hostileImages() throws {
        #expect(AuditImage(pixels: [0], width: 2, height: 1, scale: 1) == nil)
        #expect(AuditImage(pixels: [], width: .max, height: .max, scale: 1) == nil)
        let image = try #require(AuditImage(pixels: [0], width: 1, height: 1, scale: 1))
        #expect(image.contrast(x: 5, y: 0, width: 1, height: 1) == nil)
        #expect(image.contrast(x: .nan, y: -.infinity, width: .infinity, height: 1) == nil)
        #expect(Contrast.ratio(0x000000, 0xFFFFFF) == 21)
    }
}
