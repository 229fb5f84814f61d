// SPDX-License-Identifier: MIT
import UIKit

/// The day of the messages below, in a capsule that stays at the top while they are scrolled.
final class DayHeader: UITableViewHeaderFooterView {
    private let capsule = UIView()
    private let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        capsule.backgroundColor = .secondarySystemBackground
        capsule.layer.cornerCurve = .continuous
        backgroundConfiguration = .clear()
        contentView.addSubview(capsule)
        capsule.addSubview(label)
        for view in [capsule, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            capsule.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            capsule.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            capsule.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            capsule.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, constant: -32),
            label.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -12),
            label.topAnchor.constraint(equalTo: capsule.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: capsule.bottomAnchor, constant: -4),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layoutIfNeeded()
        capsule.layer.cornerRadius = min(capsule.bounds.height / 2, 16)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ day: Date) {
        label.text = ChatDate.day(day)
    }
}

/// Formats the dates of messages.
enum ChatDate {
    static func day(_ date: Date) -> String {
        let calendar = Calendar.current
        if calendar.isDateInToday(date) || calendar.isDateInYesterday(date) { return relative(date) }
        return date.formatted(date: .complete, time: .omitted)
    }

    /// The time for dates of today, otherwise the day.
    static func short(_ date: Date) -> String {
        let calendar = Calendar.current
        if calendar.isDateInToday(date) { return date.formatted(date: .omitted, time: .shortened) }
        if calendar.isDateInYesterday(date) { return relative(date) }
        return date.formatted(date: .abbreviated, time: .omitted)
    }

    /// The word for today or yesterday.
    private static func relative(_ day: Date) -> String {
        day.formatted(
            Date.RelativeFormatStyle(
                allowedFields: [.day], presentation: .named, capitalizationContext: .beginningOfSentence))
    }
}
