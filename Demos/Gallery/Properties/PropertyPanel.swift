// SPDX-License-Identifier: MIT
import UIKit

/// A choice of property groups, and the selected group's controls.
final class PropertyPanel: UIView {
    private static let chooserLines: CGFloat = 2
    private static let maximumPitch: CGFloat = 44

    /// Called after a property is set.
    var onChange: (() -> Void)?

    let sample: SampleView
    private let chooser = ChoiceControl(rows: [
        PropertyGroup.allCases.prefix(4).map(\.title), PropertyGroup.allCases.dropFirst(4).map(\.title),
    ])
    private var rows: [PropertyGroup: [PropertyRow]] = [:]
    /// The rotation, in radians.
    var turn: CGFloat = 0
    var scale: CGFloat = 1
    /// The sample's center as a fraction of the stage's size.
    var place = CGPoint(x: 0.5, y: 0.5)

    private var group: PropertyGroup { PropertyGroup(rawValue: chooser.selectedIndex) ?? .look }

    init(sample: SampleView) {
        self.sample = sample
        super.init(frame: .zero)
        addSubview(chooser)
        chooser.onChange = { [weak self] _ in self?.showGroup() }
        rows = makeRows()
        for row in rows.values.joined() where row.superview == nil { addSubview(row) }
        showGroup()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Layout

    /// The height of the tallest group with lines of `pitch` points.
    static func height(pitch: CGFloat) -> CGFloat { pitch * (chooserLines + 4) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pitch = min(grown(Self.maximumPitch), (bounds.height / (Self.chooserLines + 4)).rounded(.down))
        let gap = min(12, max(4, pitch - ChoiceControl.height))
        let chooserHeight = Self.chooserLines * pitch - gap
        chooser.frame = CGRect(x: 0, y: 0, width: bounds.width, height: chooserHeight)
        var (y, isSecond) = (chooserHeight + gap, false)
        let half = ((bounds.width - 12) / 2).rounded(.down)
        for row in rows[group] ?? [] {
            if !row.isShort, isSecond {
                y += pitch
                isSecond = false
            }
            row.frame = CGRect(
                x: isSecond ? bounds.width - half : 0, y: y, width: row.isShort ? half : bounds.width,
                height: row.lines * pitch - min(gap, 6))
            isSecond = row.isShort && !isSecond
            if !isSecond { y += row.lines * pitch }
        }
        mirrorIfNeeded(rows[group] ?? [])
    }

    private func showGroup() {
        for row in rows.values.joined() { row.isHidden = true }
        for row in rows[group] ?? [] { row.isHidden = false }
        setNeedsLayout()
    }
}
