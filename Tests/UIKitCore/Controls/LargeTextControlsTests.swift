// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Controls at other text sizes")
@MainActor
struct LargeTextControlsTests {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Shows a view, and returns its preferred heights in the twelve text sizes, changed live.
    private func heights(of view: UIView, width: CGFloat = 368) throws -> [CGFloat] {
        let stage = Stage(size: CGSize(width: 400, height: 900))
        let board = UIView()
        view.frame = CGRect(x: 16, y: 40, width: width, height: 500)
        board.addSubview(view)
        stage.show(board)
        return try Self.categories.map { category in
            board.traitOverrides.preferredContentSizeCategory = category
            try stage.settle()
            return view.intrinsicContentSize.height
        }
    }

    /// A view that measures its button whenever it is laid out.
    private final class MeasuringView: UIView {
        let button = UIButton(configuration: .plain())
        var width: CGFloat = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            width = button.sizeThatFits(.zero).width
            button.frame = CGRect(x: 0, y: 0, width: width, height: 80)
        }
    }

    @Test("A superview measures a button at the text size that has just changed")
    func measuredButton() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let view = MeasuringView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        view.button.configuration?.title = "180°"
        view.addSubview(view.button)
        stage.show(view)
        try stage.settle()
        let usual = view.width
        stage.application.textScale = 2
        try stage.settle()
        #expect(view.width > usual)
        #expect(view.width == view.button.intrinsicContentSize.width)
    }

    private func isAscending(_ values: [CGFloat]) -> Bool { zip(values, values.dropFirst()).allSatisfy(<=) }

    @Test(
        "Date pickers of all styles grow with the text, and fit into a narrow window",
        arguments: [UIDatePickerStyle.compact, .inline, .wheels])
    func datePickers(_ style: UIDatePickerStyle) throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = .dateAndTime
        let heights = try heights(of: picker)
        #expect(isAscending(heights))
        // The wheels of a narrow picker have no space for more.
        #expect(heights[11] > heights[3] * 1.1 || style == .wheels)
        #expect(picker.intrinsicContentSize.width <= 368)
    }

    @Test("The date and the time of a compact picker end at the same edge below each other", arguments: [false, true])
    func dateFields(isRightToLeft: Bool) throws {
        let stage = Stage(size: CGSize(width: 400, height: 400))
        stage.application.textScale = 2
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .dateAndTime
        picker.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        stage.show(picker)
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: picker.intrinsicContentSize)
        try stage.settle()
        let fields = try #require(picker.subviews.first { $0.subviews.count == 2 }).subviews
        #expect(fields[0].frame.maxY <= fields[1].frame.minY)
        #expect(fields[0].frame.width != fields[1].frame.width)
        #expect(
            isRightToLeft ? fields[0].frame.minX == fields[1].frame.minX : fields[0].frame.maxX == fields[1].frame.maxX)
    }

    @Test("Picker views, segmented controls, and search bars are higher for larger text")
    func rows() throws {
        final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
            func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "Row \(row)"
            }
        }
        let (picker, rows) = (UIPickerView(), Rows())
        (picker.dataSource, picker.delegate) = (rows, rows)
        picker.selectRow(3, inComponent: 0, animated: false)
        #expect(isAscending(try heights(of: picker)))
        #expect(picker.selectedRow(inComponent: 0) == 3)
        #expect(picker.rowSize(forComponent: 0).height == 90)
        let title = try #require(picker.view(forRow: 3, forComponent: 0) as? UILabel)
        #expect(title.font.pointSize > 50)

        let segments = UISegmentedControl(items: ["Day", "Week"])
        let heights = try heights(of: segments)
        #expect(isAscending(heights) && heights[3] == 32 && heights[11] > 50)
        let search = UISearchBar()
        let bars = try self.heights(of: search)
        #expect(isAscending(bars) && bars[3] == 52 && bars[11] > 100)
        #expect(search.searchTextField.font?.pointSize == 48)
    }

    @Test("Controls in bars keep their size")
    func bars() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let segments = UISegmentedControl(items: ["Day", "Week"])
        let width = segments.bounds.width
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
        bar.items = [UIBarButtonItem(customView: segments)]
        let outside = UISegmentedControl(items: ["Day", "Week"])
        let board = UIView()
        board.addSubview(bar)
        board.addSubview(outside)
        stage.show(board)
        stage.application.textScale = 3.1
        try stage.settle()
        #expect(segments.bounds.size == CGSize(width: width, height: 32))
        #expect(outside.bounds.width > width)
        bar.items = []
        board.addSubview(segments)
        #expect(segments.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
    }

    @Test("Labels that follow the text size become smaller rather than break a word")
    func words() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        stage.application.textScale = 3.1
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.text = "Mountains"
        stage.show(label)
        let line = label.sizeThatFits(CGSize(width: 300, height: 1000)).height
        #expect(label.sizeThatFits(CGSize(width: 150, height: 1000)).height > line * 1.5)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.sizeThatFits(CGSize(width: 150, height: 1000)).height < line)
        label.text = "東京都千代田区"
        #expect(label.sizeThatFits(CGSize(width: 150, height: 1000)).height > line * 1.5)
    }

    @Test("A segment with only an image is named by its action's title or its image")
    func names() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        image.accessibilityLabel = "Sun"
        let control = UISegmentedControl(items: [image])
        control.insertSegment(
            action: UIAction(title: "Moon", image: image) { _ in }, at: 1, animated: false)
        control.setImage(image, forSegmentAt: 1)
        let stage = Stage.showing(control)
        #expect(try stage.view(named: "Sun").isAccessibilityElement)
        #expect(try stage.view(named: "Moon").isAccessibilityElement)
    }
}
