// SPDX-License-Identifier: MIT
import UIKit

extension PropertyPanel {
    /// The rows of each group.
    ///
    /// The size is in every group that it affects.
    func makeRows() -> [PropertyGroup: [PropertyRow]] {
        let width = slider("Width", 40...220, Self.firstSize.width, detent: 104, text: Self.points) {
            $0.sample.bounds.size.width = $1
        }
        let height = slider("Height", 40...180, Self.firstSize.height, detent: 104, text: Self.points) {
            $0.sample.bounds.size.height = $1
        }
        return [
            .look: lookRows(), .frame: placeRows() + [width, height], .transform: transformRows(),
            .content: [modeRow(), width], .pixels: pixelRows() + [width], .layout: layoutRows() + [width, height],
            .touch: touchRows(),
        ]
    }

    /// Differs from the size of the drawing, so that the content mode is visible immediately.
    static let firstSize = CGSize(width: 136, height: 104)

    // MARK: - Groups

    private func lookRows() -> [PropertyRow] {
        [
            slider("Alpha", 0...1, 1, text: Self.share) { $0.sample.alpha = $1 },
            toggle("Hidden", false) { $0.sample.isHidden = $1 },
            toggle("Clips to bounds", false) { $0.sample.clipsToBounds = $1 },
            swatches(
                "Background",
                [
                    ("Paper", .secondarySystemGroupedBackground), ("No background", nil),
                    ("Yellow", .systemYellow), ("Mint", .systemMint), ("Pink", .systemPink),
                ]
            ) { $0.sample.backgroundColor = $1 },
            swatches(
                "Tint",
                [
                    ("Accent", .tintColor), ("Red tint", .systemRed), ("Green tint", .systemGreen),
                    ("Purple tint", .systemPurple), ("Brown tint", .systemBrown),
                ]
            ) { $0.sample.tintColor = $1 },
        ]
    }

    private func placeRows() -> [PropertyRow] {
        [
            slider("Center x", 0...1, 0.5, detent: 0.5, text: Self.share) { $0.place.x = $1 },
            slider("Center y", 0...1, 0.5, detent: 0.5, text: Self.share) { $0.place.y = $1 },
        ]
    }

    private func transformRows() -> [PropertyRow] {
        [
            slider("Rotation", -180...180, 0, detent: 0, text: { "\(Int($0.rounded()))°" }) {
                $0.turn = $1 * .pi / 180
                $0.transformSample()
            },
            slider("Scale", 0.25...1.75, 1, detent: 1, text: { String(format: "×%.2f", Double($0)) }) {
                $0.scale = $1
                $0.transformSample()
            },
            slider("Bounds x", -60...60, 0, detent: 0, text: Self.points) { $0.sample.bounds.origin.x = $1 },
            slider("Bounds y", -60...60, 0, detent: 0, text: Self.points) { $0.sample.bounds.origin.y = $1 },
        ]
    }

    private func transformSample() {
        sample.transform = CGAffineTransform(rotationAngle: turn).scaledBy(x: scale, y: scale)
    }

    private static let modes: [[(name: String, mode: UIView.ContentMode)]] = [
        [("To fill", .scaleToFill), ("Fit", .scaleAspectFit), ("Fill", .scaleAspectFill), ("Redraw", .redraw)],
        [("Top left", .topLeft), ("Top", .top), ("Top right", .topRight)],
        [("Left", .left), ("Center", .center), ("Right", .right)],
        [("Bottom left", .bottomLeft), ("Bottom", .bottom), ("Bottom right", .bottomRight)],
    ]

    private func modeRow() -> PropertyRow {
        choice("Mode", Self.modes.map { $0.map(\.name) }, lines: 3) {
            $0.sample.contentMode = Array(Self.modes.joined())[$1].mode
        }
    }

    private func pixelRows() -> [PropertyRow] {
        [
            choice("Scale", [["Screen", "1", "½", "¼"]]) {
                let own: [CGFloat] = [$0.traitCollection.displayScale, 1, 0.5, 0.25]
                $0.sample.contentScaleFactor = own[$1]
            },
            slider("Stretch", 0...0.48, 0, text: Self.share) {
                // Content inside the inset stretches; content outside keeps its size.
                $0.sample.contentStretch = CGRect(x: $1, y: $1, width: 1 - 2 * $1, height: 1 - 2 * $1)
            },
            toggle("Opaque", false) { $0.sample.isOpaque = $1 },
            toggle("Clears context", true) { $0.sample.clearsContextBeforeDrawing = $1 },
        ]
    }

    private func layoutRows() -> [PropertyRow] {
        let masks: [UIView.AutoresizingMask] = [
            [], [.flexibleLeftMargin, .flexibleBottomMargin],
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
        ]
        return [
            choice("Badge", [["Fixed", "In corner", "Between"]], selectedIndex: 1) {
                $0.sample.badge.autoresizingMask = masks[$1]
            },
            toggle("Autoresizes", true) { $0.sample.autoresizesSubviews = $1 },
        ]
    }

    private func touchRows() -> [PropertyRow] {
        [
            toggle("Interaction", true) { $0.sample.isUserInteractionEnabled = $1 },
            toggle("Multiple touch", false) { $0.sample.isMultipleTouchEnabled = $1 },
            toggle("Exclusive", false) { $0.sample.isExclusiveTouch = $1 },
        ]
    }

    private static func share(_ value: CGFloat) -> String { String(format: "%.2f", Double(value)) }
    private static func points(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }

    // MARK: - Making rows

    private func slider(
        _ name: String, _ range: ClosedRange<CGFloat>, _ value: CGFloat, detent: CGFloat? = nil,
        text: @escaping (CGFloat) -> String, set: @escaping @MainActor (PropertyPanel, CGFloat) -> Void
    ) -> PropertyRow {
        let control = SliderControl(range, value: value, detent: detent)
        let row = PropertyRow(name, control, showsValue: true)
        row.show(text(value))
        control.onChange = { [weak self, weak row] value in
            guard let self else { return }
            row?.show(text(value))
            set(self, value)
            onChange?()
        }
        return row
    }

    private func toggle(
        _ name: String, _ isOn: Bool, set: @escaping @MainActor (PropertyPanel, Bool) -> Void
    ) -> PropertyRow {
        let control = SwitchControl(isOn: isOn)
        control.onChange = { [weak self] isOn in
            guard let self else { return }
            set(self, isOn)
            onChange?()
        }
        return PropertyRow(name, control, isShort: true)
    }

    private func choice(
        _ name: String, _ titles: [[String]], selectedIndex: Int = 0, lines: CGFloat = 1,
        set: @escaping @MainActor (PropertyPanel, Int) -> Void
    ) -> PropertyRow {
        let control = ChoiceControl(rows: titles, selectedIndex: selectedIndex)
        control.onChange = { [weak self] index in
            guard let self else { return }
            set(self, index)
            onChange?()
        }
        return PropertyRow(name, control, lines: lines)
    }

    private func swatches(
        _ name: String, _ colors: [(name: String, color: UIColor?)],
        set: @escaping @MainActor (PropertyPanel, UIColor?) -> Void
    ) -> PropertyRow {
        let control = SwatchControl(colors)
        control.onChange = { [weak self] index in
            guard let self else { return }
            set(self, colors[index].color)
            onChange?()
        }
        return PropertyRow(name, control)
    }
}
