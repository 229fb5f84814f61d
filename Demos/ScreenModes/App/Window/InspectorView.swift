// SPDX-License-Identifier: MIT
import ScreenModesCore
import UIKit
import Windowing

/// The selected screen's settings.
final class InspectorView: PaperView {
    /// Called with the output whose test pattern is to be shown or hidden.
    var onPattern: ((String) -> Void)?

    private static let padding: CGFloat = 20
    private static let spacing: CGFloat = 12

    private let editor: ScreenEditor
    /// The scrolling content, for low windows.
    private let content = UIScrollView(frame: .zero)
    private let name = UILabel(size: 20, weight: .bold)
    private let device = UILabel(size: 13, color: .secondaryLabel)
    private let pattern = UIButton(configuration: .tinted())
    private let power = SegmentsView(frame: .zero)
    private let resolution = ChoiceList(frame: .zero)
    private let rate = SegmentsView(frame: .zero)
    private let scale = SegmentsView(frame: .zero)
    private let rotation = SegmentsView(frame: .zero)
    private let flip = SegmentsView(frame: .zero)
    private let captions: [UILabel] = ["Resolution", "Refresh rate", "Scale", "Rotation, counterclockwise"].map {
        let label = UILabel(size: 12, weight: .semibold, color: .secondaryLabel)
        label.text = $0
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        return label
    }

    /// The maximum number of rates, around the selected one, that fit side by side.
    private static let maximumRates = 4
    private var rates: [ScreenMode] = []
    private var scales: [CGFloat] = []
    private var choices = ModeChoices([])

    init(editor: ScreenEditor) {
        self.editor = editor
        super.init(frame: .zero)
        name.adjustsFontSizeToFitWidth = true
        device.numberOfLines = 0
        pattern.configuration?.title = "Pattern"
        pattern.configuration?.buttonSize = .small
        for view in [name, device, pattern, power, resolution, rate, scale, rotation, flip] + captions {
            content.addSubview(view)
        }
        addSubview(content)
        pattern.addAction(
            UIAction { [weak self] _ in
                guard let self, let output = self.editor.selection else { return }
                onPattern?(output)
            }, for: .primaryActionTriggered)
        power.onChoose = { [weak self] index in self?.change { $0.isEnabled = index == 0 } }
        resolution.onChoose = { [weak self] index in self?.chooseSize(index) }
        rate.onChoose = { [weak self] index in
            guard let self, rates.indices.contains(index) else { return }
            let mode = rates[index]
            change { $0.mode = mode }
        }
        scale.onChoose = { [weak self] index in
            guard let self, scales.indices.contains(index) else { return }
            let scale = scales[index]
            change { $0.scale = scale }
        }
        rotation.onChoose = { [weak self] index in
            self?.change { $0.transform = ScreenTransform(quarters: index, isFlipped: $0.transform.isFlipped) }
        }
        flip.onChoose = { [weak self] index in
            self?.change { $0.transform = ScreenTransform(quarters: $0.transform.quarters, isFlipped: index == 1) }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func change(_ body: (inout Draft.Settings) -> Void) {
        guard let output = editor.selection, var settings = editor.draft[output] else { return }
        body(&settings)
        editor.edit { $0[output] = settings }
    }

    private func chooseSize(_ index: Int) {
        guard choices.sizes.indices.contains(index) else { return }
        let size = choices.sizes[index]
        change { $0.mode = choices.mode(of: size, like: $0.mode) ?? $0.mode }
    }

    // MARK: - Showing

    /// Takes over what the editor has.
    func update() {
        let head = editor.selectedHead
        content.isHidden = head == nil
        guard let head, let settings = editor.draft[head.screen.name] else { return }
        let isFree = editor.canChange && editor.trial == nil
        let isOn = isFree && settings.isEnabled
        name.text = head.screen.name.printable
        device.text = Self.describe(head)
        pattern.isEnabled = head.isEnabled
        power.show(["On", "Off"], chosen: settings.isEnabled ? 0 : 1, isEnabled: isFree)

        choices = ModeChoices(head.screen.modes)
        resolution.show(
            choices.sizes.map { size in
                ChoiceList.Line(
                    title: "\(size.width) × \(size.height)",
                    note: size == choices.preferredSize ? "preferred" : "")
            }, chosen: settings.mode.flatMap { mode in choices.sizes.firstIndex { $0 == mode.size } }, isEnabled: isOn)
        showRates(settings, isEnabled: isOn)
        scales = ModeChoices.scales(including: settings.scale)
        scale.show(
            scales.map { "\(Double($0).text(digits: 2))×" },
            chosen: scales.firstIndex { abs($0 - settings.scale) < 0.001 }, isEnabled: isOn)
        rotation.show(["0°", "90°", "180°", "270°"], chosen: settings.transform.quarters, isEnabled: isOn)
        flip.show(["Normal", "Mirrored"], chosen: settings.transform.isFlipped ? 1 : 0, isEnabled: isOn)
        setNeedsLayout()
    }

    private func showRates(_ settings: Draft.Settings, isEnabled: Bool) {
        let all = settings.mode.map { choices.rates(of: $0.size) } ?? []
        let current = all.firstIndex { mode in settings.mode.map(mode.isSame) == true }
        let first = min(max((current ?? 0) - Self.maximumRates / 2, 0), max(0, all.count - Self.maximumRates))
        rates = Array(all.dropFirst(first).prefix(Self.maximumRates))
        rate.show(
            rates.map { $0.refreshRate > 0 ? "\($0.refreshRate.text(digits: 2)) Hz" : "unknown" },
            chosen: current.map { $0 - first }, isEnabled: isEnabled)
    }

    private static func describe(_ head: ScreenHead) -> String {
        var parts = [
            [head.screen.make, head.screen.model].map(\.printable).filter { !$0.isEmpty }.joined(separator: " ")
        ]
        let (width, height) = (Double(head.screen.physicalSize.width), Double(head.screen.physicalSize.height))
        if width > 0, height > 0 {
            // Screens are sold by their diagonal in inches.
            let inches = ((width * width + height * height).squareRoot() / 25.4).text(digits: 1)
            parts.append("\(width.text(digits: 0)) × \(height.text(digits: 0)) mm, \(inches) in")
        }
        if head.isEnabled {
            let corner = head.screen.frame.origin
            parts.append("at \(Double(corner.x).text(digits: 0)), \(Double(corner.y).text(digits: 0))")
        }
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    // MARK: - Layout

    /// Whether the width is sufficient for two columns, as below the arrangement.
    private func isWide(_ width: CGFloat) -> Bool { width >= 480 }

    private var captionHeight: CGFloat { enlarged(18) }

    /// Returns the height of the name, the device, and the switch in the width of the content.
    private func headHeight(_ width: CGFloat) -> CGFloat {
        enlarged(30) + deviceHeight(width) + 4 + power.height(forWidth: width) + Self.spacing
    }

    /// The height of the text about the device, of at least two lines.
    private func deviceHeight(_ width: CGFloat) -> CGFloat {
        max(enlarged(36), device.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up))
    }

    /// Returns the height of the controls for rate, scale, rotation, and mirroring.
    private func groupsHeight(_ width: CGFloat) -> CGFloat {
        [rate, scale, rotation].reduce(4 - Self.spacing + flip.height(forWidth: width)) {
            $0 + captionHeight + $1.height(forWidth: width) + Self.spacing
        }
    }

    /// The width of the column of controls in a card of a width.
    private func columnWidth(_ width: CGFloat) -> CGFloat {
        let inner = width - 2 - 2 * Self.padding
        return isWide(width) ? ((inner - 20) / 2).rounded() : inner
    }

    /// The preferred height, which includes several resolutions.
    func height(forWidth width: CGFloat) -> CGFloat {
        height(forWidth: width, rows: 5)
    }

    /// The height below which the content scrolls.
    private func minimumHeight(forWidth width: CGFloat) -> CGFloat {
        height(forWidth: width, rows: 3)
    }

    private func height(forWidth width: CGFloat, rows: CGFloat) -> CGFloat {
        let list = isWide(width) ? 0 : captionHeight + rows * resolution.rowHeight + Self.spacing
        let inner = width - 2 - 2 * Self.padding
        return 2 * Self.padding + headHeight(inner) + list + groupsHeight(columnWidth(width))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds.insetBy(dx: 1, dy: 1)
        let size = CGSize(
            width: content.bounds.width, height: max(content.bounds.height, minimumHeight(forWidth: bounds.width)))
        if content.contentSize != size { content.contentSize = size }
        let area = CGRect(origin: .zero, size: size).insetBy(dx: Self.padding, dy: Self.padding)
        let patternWidth = max(80, pattern.sizeThatFits(.zero).width)
        let title = enlarged(28)
        pattern.frame = CGRect(
            x: area.maxX - patternWidth, y: area.minY, width: patternWidth, height: enlarged(30))
        name.frame = CGRect(x: area.minX, y: area.minY, width: max(0, area.width - patternWidth - 8), height: title)
        let deviceHeight = deviceHeight(area.width)
        device.frame = CGRect(x: area.minX, y: area.minY + enlarged(30), width: area.width, height: deviceHeight)
        power.frame = CGRect(
            x: area.minX, y: device.frame.maxY + 4, width: area.width, height: power.height(forWidth: area.width))
        let top = area.minY + headHeight(area.width)
        let rest = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
        if isWide(bounds.width) {
            let column = columnWidth(bounds.width)
            layoutList(CGRect(x: rest.minX, y: top, width: column, height: rest.height))
            layoutGroups(CGRect(x: rest.maxX - column, y: top, width: column, height: rest.height), from: top)
        } else {
            let list = max(0, rest.height - groupsHeight(rest.width))
            layoutList(CGRect(x: rest.minX, y: top, width: rest.width, height: list))
            layoutGroups(rest, from: top + list)
        }
    }

    private func layoutList(_ area: CGRect) {
        captions[0].frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: captionHeight)
        resolution.frame = CGRect(
            x: area.minX, y: area.minY + captionHeight + 2, width: area.width,
            height: max(0, area.height - captionHeight - 2 - Self.spacing))
    }

    private func layoutGroups(_ area: CGRect, from top: CGFloat) {
        var y = top
        for (caption, control) in zip(captions.dropFirst(), [rate, scale, rotation]) {
            caption.frame = CGRect(x: area.minX, y: y, width: area.width, height: captionHeight)
            let height = control.height(forWidth: area.width)
            control.frame = CGRect(x: area.minX, y: y + captionHeight, width: area.width, height: height)
            y += captionHeight + height + Self.spacing
        }
        flip.frame = CGRect(
            x: area.minX, y: y - Self.spacing + 4, width: area.width, height: flip.height(forWidth: area.width))
    }
}
