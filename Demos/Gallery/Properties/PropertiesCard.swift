// SPDX-License-Identifier: MIT
import UIKit

/// A view with adjustable properties, and a readout of its geometry.
final class PropertiesCard: CardView {
    /// The width, in points, from which the controls are next to the stage instead of below it.
    private static let wideWidth: CGFloat = 600

    private let stage = StageView(frame: .zero)
    private let sample = SampleView(frame: CGRect(origin: .zero, size: SampleView.drawnSize))
    private let panel: PropertyPanel
    private let readout = UILabel("", font: .monospacedSystemFont(ofSize: 12, weight: .regular), lines: 4)
    private var touches = 0

    override init(_ title: String, note text: String = "") {
        panel = PropertyPanel(sample: sample)
        super.init(title, note: text)
    }

    required init?(coder: NSCoder) { nil }

    override func build() {
        readout.accessibilityIdentifier = "readout"
        readout.textColor = .secondaryLabel
        stage.addSubview(sample)
        for view in [stage, readout, panel] { addSubview(view) }
        // Draws the content at its square size once, so that the content mode determines any other size.
        sample.layer.displayIfNeeded()
        sample.bounds.size = PropertyPanel.firstSize
        panel.onChange = { [weak self] in self?.placeSample() }
        sample.onTouches = { [weak self] count in
            self?.touches = count
            self?.updateReadout()
        }
    }

    // MARK: - Layout

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        isWide(width) ? grown(360) : PropertyPanel.height(pitch: grown(38)) + 204 + readoutHeight
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        isWide(width) ? PropertyPanel.height(pitch: grown(30)) : PropertyPanel.height(pitch: grown(32)) + 120
    }

    override var stretch: CGFloat { 400 }

    override func layoutBody(in area: CGRect) {
        if isWide(area.width) {
            let width = min(440, (area.width * 0.58).rounded())
            panel.frame = CGRect(
                x: area.maxX - width, y: area.minY, width: width, height: min(area.height, grown(320)))
            layoutStage(
                in: CGRect(
                    x: area.minX, y: area.minY, width: area.width - width - 20, height: area.height))
        } else {
            let height = min(PropertyPanel.height(pitch: grown(40)), area.height - 120)
            panel.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
            layoutStage(
                in: CGRect(
                    x: area.minX, y: area.minY, width: area.width, height: area.height - height - 16))
        }
    }

    private var readoutHeight: CGFloat { grown(76) }

    private func layoutStage(in area: CGRect) {
        readout.isHidden = area.height < 220
        stage.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width,
            height: area.height - (readout.isHidden ? 0 : readoutHeight + 8))
        readout.frame = CGRect(
            x: area.minX + 4, y: stage.frame.maxY + 8, width: area.width - 4, height: readoutHeight)
        placeSample()
    }

    private func isWide(_ width: CGFloat) -> Bool { width >= grown(Self.wideWidth) }

    private func placeSample() {
        sample.center = CGPoint(
            x: (panel.place.x * stage.bounds.width).rounded(), y: (panel.place.y * stage.bounds.height).rounded())
        updateReadout()
    }

    // MARK: - Reading

    private func updateReadout() {
        let frame = sample.transform.isIdentity ? text(sample.frame) : "undefined under a transform"
        readout.text = """
            frame    \(frame)
            bounds   \(text(sample.bounds))
            center   \(number(sample.center.x)), \(number(sample.center.y))
            touches  \(touches)
            """
    }

    private func text(_ rect: CGRect) -> String {
        "\(number(rect.minX)), \(number(rect.minY))  \(number(rect.width)) × \(number(rect.height))"
    }

    private func number(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }
}
