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

    var naturalSize: CGSize {
        let widths = fields.map(\.naturalWidth).reduce(0, +)
        return CGSize(
            width: widths + Theme.DatePicker.fieldGap * CGFloat(fields.count - 1),
            height: Theme.DatePicker.fieldHeight)
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
        let height = min(Theme.DatePicker.fieldHeight, bounds.height)
        var x: CGFloat = 0
        for field in fields {
            let width = field.naturalWidth
            field.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: ((bounds.height - height) / 2).rounded(),
                width: width, height: height)
            x += width + Theme.DatePicker.fieldGap
        }
    }
}
