// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Picker views")
@MainActor
struct UIPickerViewTests {
    /// A data source with fruit and numbers.
    final class Choice: UIPickerViewDataSource, UIPickerViewDelegate {
        var columns: [[String]] = [
            ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig"], (0..<100).map(String.init),
        ]
        var chosen: [String] = []
        var widths: [CGFloat] = [-1, -1]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            columns[component].count
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            columns[component][row]
        }

        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component):\(row)")
        }
    }

    /// The selected rows are at y = 108 in the window; the left wheel is around x = 85, the right one around 235.
    private func makePicker() -> (Stage, UIPickerView, Choice) {
        let choice = Choice()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = choice
        picker.delegate = choice
        let stage = Stage(size: CGSize(width: 320, height: 240))
        stage.show(picker)
        return (stage, picker, choice)
    }

    @Test("The picker requests its content, and is empty without a data source")
    func content() {
        let (stage, picker, choice) = makePicker()
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 100)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 7) == -1)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
        #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "Apple")
        #expect(picker.view(forRow: 90, forComponent: 1) == nil)
        choice.columns = [["Only"]]
        picker.reloadAllComponents()
        stage.advance(by: 0)
        #expect(picker.numberOfComponents == 1 && picker.view(forRow: 0, forComponent: 0) != nil)
        #expect(UIPickerView(frame: .zero).numberOfComponents == 0)
    }

    @Test("Programmatic selection doesn't notify the delegate, immediately or after an animation")
    func byProgram() throws {
        let (stage, picker, choice) = makePicker()
        picker.selectRow(3, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 3)
        picker.selectRow(99, inComponent: 1, animated: true)
        try stage.settle()
        #expect(picker.selectedRow(inComponent: 1) == 99)
        picker.selectRow(-5, inComponent: 0, animated: false)
        picker.selectRow(1_000, inComponent: 9, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 0 && choice.chosen.isEmpty)
    }

    @Test("A drag ends on a row, which is reported once")
    func drag() throws {
        let (stage, picker, choice) = makePicker()
        stage.drag(from: CGPoint(x: 235, y: 150), to: CGPoint(x: 235, y: 60), duration: 0.3)
        try stage.settle()
        let row = picker.selectedRow(inComponent: 1)
        #expect(row > 1 && choice.chosen == ["1:\(row)"])
        let label = try #require(picker.view(forRow: row, forComponent: 1))
        let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: picker)
        #expect(abs(middle.y - 108) < 1)
    }

    @Test("A flick continues to turn the wheel; a touch stops it, and it settles on a row")
    func flick() throws {
        let (stage, picker, choice) = makePicker()
        stage.drag(from: CGPoint(x: 235, y: 200), to: CGPoint(x: 235, y: 20), duration: 0.08)
        stage.advance(by: 0.15)
        let fingers = Fingers(stage: stage)
        fingers.down(1, 235, 108)
        stage.advance(by: 1)
        #expect(choice.chosen.isEmpty)
        fingers.up(1, 235, 108)
        try stage.settle()
        let row = picker.selectedRow(inComponent: 1)
        #expect(row > 3 && choice.chosen == ["1:\(row)"])
    }

    @Test("The pointer drags, a tap selects a row, and a mouse's scroll wheel moves by rows")
    func pointer() throws {
        let (stage, picker, choice) = makePicker()
        stage.click(at: CGPoint(x: 85, y: 140))
        try stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        stage.wheel(at: CGPoint(x: 85, y: 108), clicks: 2)
        try stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 3)
        stage.mouseDrag(from: CGPoint(x: 85, y: 100), to: CGPoint(x: 85, y: 200), duration: 0.5)
        try stage.settle()
        #expect(picker.selectedRow(inComponent: 0) < 3)
        #expect(choice.chosen.count == 3)
    }

    @Test("Keys turn the wheel, move between wheels, and find rows by title")
    func keys() throws {
        let (stage, picker, choice) = makePicker()
        try stage.key("tab")
        #expect(picker.isFocused)
        try stage.key("down")
        try stage.key("down")
        try stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 2 && choice.chosen == ["0:2"])
        stage.type("el")
        try stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 4)
        try stage.key("right")
        try stage.key("end")
        try stage.settle()
        #expect(picker.selectedRow(inComponent: 1) == 99)
        try stage.key("home")
        try stage.key("pagedown")
        try stage.settle()
        #expect(picker.selectedRow(inComponent: 1) == 4)
    }

    @Test("Removed rows aren't selected anymore, and an empty wheel stays empty")
    func fewerRows() throws {
        let (stage, picker, choice) = makePicker()
        picker.selectRow(80, inComponent: 1, animated: false)
        choice.columns[1] = ["0", "1", "2"]
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        choice.columns[1] = []
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 1) == -1)
        stage.drag(from: CGPoint(x: 235, y: 150), to: CGPoint(x: 235, y: 60))
        try stage.settle()
        #expect(choice.chosen.isEmpty)
    }

    @Test("Wheels have the requested widths and share the rest, in mirrored order in right-to-left layout")
    func widths() throws {
        let (stage, picker, choice) = makePicker()
        choice.widths = [100, -1]
        picker.reloadAllComponents()
        stage.advance(by: 0)
        #expect(picker.rowSize(forComponent: 0).width == 100 && picker.rowSize(forComponent: 1).width == 197)
        let first = try #require(picker.view(forRow: 0, forComponent: 0))
        let before = first.convert(CGPoint.zero, to: picker).x
        picker.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0)
        #expect(first.convert(CGPoint.zero, to: picker).x > before + 100)
    }

    @Test("Custom row views are shown and reused")
    func ownViews() throws {
        final class Boxes: UIPickerViewDataSource, UIPickerViewDelegate {
            var made = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 500 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                if let view { return view }
                made += 1
                return UIView(frame: .zero)
            }
        }
        let boxes = Boxes()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
        picker.dataSource = boxes
        picker.delegate = boxes
        let stage = Stage.showing(picker)
        picker.selectRow(400, inComponent: 0, animated: true)
        try stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 400 && boxes.made < 40)
    }

    @Test("Rows are projected onto a wheel, in light and dark style", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        final class Bars: UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                let view = view ?? UIView(frame: .zero)
                view.backgroundColor = .systemBlue
                return view
            }
        }
        let bars = Bars()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
        picker.dataSource = bars
        picker.delegate = bars
        picker.selectRow(9, inComponent: 0, animated: false)
        let stage = Stage.showing(picker, appearance: style)
        try stage.comparePicture(of: picker, "picker_\(style == .dark ? "dark" : "light")")
    }
}
