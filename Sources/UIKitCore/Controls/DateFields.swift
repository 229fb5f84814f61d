// SPDX-License-Identifier: MIT
internal import Foundation

/// A field for the date next to a field for the time.
final class DateFields: UIView, DateChooser {
    var onChoose: ((Date) -> Void)?
    private let fields: [DateField]
    private var rules = DateRules()

    init(mode: UIDatePicker.Mode) {
        let templates: [String] =
            switch mode {
            case .time, .countDownTimer: ["jmm"]
            case .date, .yearAndMonth: ["yMMMd"]
            case .dateAndTime: ["yMMMd", "jmm"]
            }
        fields = templates.map { DateField(template: $0) }
        super.init(frame: .zero)
        for field in fields {
            field.onChoose = { [weak self] date in
                guard let self else { return }
                show(date, rules: rules, animated: false)
                onChoose?(date)
            }
            addSubview(field)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    var firstField: UIView? { fields.first }

    var naturalSize: CGSize {
        let widths = fields.map(\.naturalWidth)
        let gaps = Theme.DatePicker.fieldGap * CGFloat(fields.count - 1)
        guard isStacked else { return CGSize(width: widths.reduce(0, +) + gaps, height: fieldHeight) }
        return CGSize(width: widths.max() ?? 0, height: fieldHeight * CGFloat(fields.count) + gaps)
    }

    private var fieldHeight: CGFloat { Theme.Text.enlarged(Theme.DatePicker.fieldHeight, for: traitCollection) }

    /// Whether the fields are below each other, as they are for large text.
    private var isStacked: Bool {
        fields.count > 1 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    func show(_ date: Date, rules: DateRules, animated: Bool) {
        self.rules = rules
        let before = naturalSize
        for field in fields { field.show(date, rules: rules) }
        setNeedsLayout()
        guard naturalSize != before else { return }
        superview?.invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        passReadingDirection(to: fields)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let gap = Theme.DatePicker.fieldGap
        let rows = CGFloat(isStacked ? fields.count : 1)
        let height = min(fieldHeight, max((bounds.height - gap * (rows - 1)) / rows, 0))
        // Fields below each other end at the same edge, as values at the end of a row do.
        let widest = min(fields.map(\.naturalWidth).max() ?? 0, bounds.width)
        var x: CGFloat = 0
        var y = ((bounds.height - height * rows - gap * (rows - 1)) / 2).rounded()
        for field in fields {
            let isAlone = isStacked || fields.count == 1
            let width = isAlone ? min(field.naturalWidth, bounds.width) : field.naturalWidth
            if isStacked { x = widest - width }
            field.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
            if isStacked { y += height + gap } else { x += width + gap }
        }
    }
}
