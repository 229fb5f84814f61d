// SPDX-License-Identifier: MIT
import AccessibilityTree
import Foundation
import Testing
import UIKitAccessibility
import UIKitCore
import UIKitTesting

@Suite(.serialized)
@MainActor
struct ActivePartTests {
    /// A date picker on the second of February 2001, which keys act on.
    private func picker(_ style: UIDatePickerStyle, on stage: Stage) throws -> ViewAccessibility {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = .date
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = .gmt
        picker.date = Date(timeIntervalSinceReferenceDate: 32 * 86_400)
        picker.accessibilityLabel = "Birthday"
        let size = picker.sizeThatFits(.zero)
        picker.frame = CGRect(origin: .zero, size: size)
        let root = UIView(frame: stage.window.bounds)
        root.addSubview(picker)
        stage.show(root)
        return stage.makeAccessibilityTree()
    }

    @Test("The chosen day of a calendar has the focus, and the days are read in their order")
    func calendar() throws {
        let stage = Stage(size: CGSize(width: 400, height: 400))
        let tree = try picker(.inline, on: stage)
        let observer = Observer(tree)
        let days = tree.elements { $0.name.hasSuffix("2001") && $0.name.contains(", ") }
        #expect(days.count == 28 && days.first?.name == "Thursday, February 1, 2001")
        #expect(days.dropFirst(7).first?.name == "Thursday, February 8, 2001")
        for _ in 0..<4 { try stage.key("tab") }
        try stage.settle()
        #expect(tree.focused.flatMap(tree.element)?.name == "Friday, February 2, 2001")
        try stage.key("down")
        try stage.settle()
        let day = try #require(tree.focused.flatMap(tree.element))
        #expect(day.name == "Friday, February 9, 2001" && day.states.contains(.selected))
        #expect(observer.changes.contains(.focus(day.id)))
    }

    @Test("A wheel of a date has the picker's name and that of its part, and the row as its value")
    func wheels() throws {
        let stage = Stage(size: CGSize(width: 400, height: 400))
        let tree = try picker(.wheels, on: stage)
        let wheels = tree.elements { $0.role == .spinButton }
        #expect(wheels.map(\.name) == ["Birthday, Month", "Birthday, Day", "Birthday, Year"])
        #expect(wheels.map(\.value) == ["February", "2", "2001"])
        try stage.key("tab")
        try stage.key("down")
        try stage.settle()
        let id = try #require(tree.focused)
        #expect(id == wheels.first?.id && tree.element(id)?.value == "March")
        try stage.key("right")
        try stage.settle()
        #expect(tree.focused == wheels.dropFirst().first?.id)
    }

    @Test("A field of a date has the picker's name, the date as its value, and the active part as its hint")
    func field() throws {
        let stage = Stage(size: CGSize(width: 400, height: 400))
        let tree = try picker(.compact, on: stage)
        try stage.key("tab")
        try stage.settle()
        let id = try #require(tree.focused)
        let field = try #require(tree.element(id))
        #expect(field.name == "Birthday" && field.value == "Feb 2, 2001" && field.details == "Month")
        try stage.key("right")
        try stage.key("up")
        try stage.settle()
        #expect(tree.element(id)?.value == "Feb 3, 2001" && tree.element(id)?.details == "Day")
    }
}
