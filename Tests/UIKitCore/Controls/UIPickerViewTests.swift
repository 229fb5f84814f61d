// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@Suite("Pickers", .timeLimit(.minutes(15)))
@MainActor
struct UIPickerViewTests {
    /// Fruit and numbers.
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

    /// The wheels' fronts are at y = 108 in the window; the left one is around x = 85, the right one around 235.
    private func makePicker() -> (Stage, UIPickerView, Choice) {
        let choice = Choice()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = choice
        picker.delegate = choice
        let stage = Stage(size: CGSize(width: 320, height: 240))
        stage.show(picker)
        return (stage, picker, choice)
    }

    @Test("It asks for its content, and has none without a source")
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

    @Test("Choosing by program tells nobody, with the value there at once or after the wheel's turn")
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

    @Test("A drag turns the wheel and it comes to rest on a row, which is told once")
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

    @Test("A flick goes far; a finger stops the wheel, which then settles on a row")
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

    @Test("The pointer drags too; a tap brings a row to the front; a mouse's wheel turns row by row")
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

    @Test("Keys turn the wheel, go from wheel to wheel, and find rows by their titles")
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

    @Test("Rows that are gone are not chosen any more; a wheel without rows turns to nothing")
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

    @Test("Wheels have the widths that were asked for and share the rest; from right to left they change sides")
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

    @Test("Views of the delegate's own show rows and are used again")
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

    @Test("Rows bend round a wheel, in light and dark surroundings", arguments: [UIUserInterfaceStyle.light, .dark])
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
