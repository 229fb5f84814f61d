// SPDX-License-Identifier: MIT
import UIKit

/// The pens, the eraser, and the commands for the drawing, in two rows if the view is narrow.
final class ToolBar: UIView {
    static let widths: [CGFloat] = [2, 4, 10, 24]

    enum Command: String, CaseIterable {
        case undo = "Undo"
        case redo = "Redo"
        case fit = "Fit"
        case png = "PNG"
        case pdf = "PDF"
        case clear = "Clear"
    }

    var onCommand: ((Command) -> Void)?
    var onTool: ((PaperView.Tool, Ink, CGFloat) -> Void)?

    private(set) var tool = PaperView.Tool.pen
    private(set) var ink = Ink.black
    private(set) var penWidth: CGFloat = 4

    private let inks = Ink.allCases.map { Swatch(ink: $0) }
    private let sizes = ToolBar.widths.map { Swatch(width: $0) }
    private let eraser = UIButton(configuration: .gray())
    private let commands = Command.allCases.map { ($0, UIButton(configuration: .gray())) }
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        addSubview(line)
        for swatch in inks { add(swatch) { [weak self] in self?.choose(ink: swatch.ink) } }
        for (swatch, width) in zip(sizes, Self.widths) { add(swatch) { [weak self] in self?.choose(width: width) } }
        eraser.configuration?.title = "Eraser"
        add(eraser) { [weak self] in self?.toggleEraser() }
        for (command, button) in commands {
            button.configuration?.title = command.rawValue
            button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
            add(button) { [weak self] in self?.onCommand?(command) }
        }
        eraser.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
        showChoice()
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ control: UIControl, _ action: @escaping @MainActor () -> Void) {
        control.addAction(UIAction { _ in action() }, for: .touchUpInside)
        addSubview(control)
    }

    /// Enables the commands that apply.
    func show(canUndo: Bool, canRedo: Bool, isEmpty: Bool) {
        for (command, button) in commands {
            switch command {
            case .undo: button.isEnabled = canUndo
            case .redo: button.isEnabled = canRedo
            case .clear: button.isEnabled = !isEmpty
            default: break
            }
        }
    }

    // MARK: - Choice

    func choose(ink: Ink?) {
        guard let ink else { return }
        (self.ink, tool) = (ink, .pen)
        choiceDidChange()
    }

    private func choose(width: CGFloat) {
        penWidth = width
        choiceDidChange()
    }

    func toggleEraser() {
        tool = tool == .eraser ? .pen : .eraser
        choiceDidChange()
    }

    private func choiceDidChange() {
        showChoice()
        onTool?(tool, ink, penWidth)
    }

    private func showChoice() {
        for swatch in inks { swatch.isSelected = tool == .pen && swatch.ink == ink }
        for (swatch, width) in zip(sizes, Self.widths) {
            swatch.isSelected = width == penWidth
            swatch.dotColor = tool == .pen ? ink.color : .secondaryLabel
        }
        eraser.isSelected = tool == .eraser
        var configuration: UIButton.Configuration = tool == .eraser ? .filled() : .gray()
        configuration.title = "Eraser"
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
        eraser.configuration = configuration
    }

    // MARK: - Layout

    private static let (gap, margin): (CGFloat, CGFloat) = (6, 12)

    /// The height of a row, which grows with the text.
    private var rowHeight: CGFloat {
        max(36, UIFontMetrics.default.scaledValue(for: 24, compatibleWith: traitCollection) + 12)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(rows(for: size.width).count) * (rowHeight + Self.gap) + 10)
    }

    private func rows(for width: CGFloat) -> [[UIView]] {
        let (tools, rest) = ((inks as [UIView]) + sizes + [eraser], commands.map(\.1) as [UIView])
        let space = width - 2 * Self.margin
        if self.width(of: tools + rest) + 24 <= space { return [tools + rest] }
        if self.width(of: tools) <= space { return wrapped(tools, in: space) + wrapped(rest, in: space) }
        return [inks, sizes + [eraser], rest].flatMap { wrapped($0, in: space) }
    }

    /// Returns rows of `views` that fit into a width.
    private func wrapped(_ views: [UIView], in space: CGFloat) -> [[UIView]] {
        var rows: [[UIView]] = [[]]
        for view in views {
            let last = rows[rows.count - 1]
            if last.isEmpty || width(of: last + [view]) <= space {
                rows[rows.count - 1].append(view)
            } else {
                rows.append([view])
            }
        }
        return rows
    }

    private func width(of views: [UIView]) -> CGFloat {
        views.reduce(-Self.gap) { $0 + size(of: $1).width + Self.gap }
    }

    private func size(of view: UIView) -> CGSize {
        let size = view.sizeThatFits(CGSize(width: 1000, height: rowHeight))
        return CGSize(width: size.width.rounded(.up), height: min(rowHeight, size.height.rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (rows, rowHeight) = (rows(for: bounds.width), rowHeight)
        for (index, views) in rows.enumerated() {
            let top = 7 + CGFloat(index) * (rowHeight + Self.gap)
            var x = Self.margin
            // Commands alone in a row are at the trailing end.
            let commandCount = views.contains { $0 === commands[0].1 } ? commands.count : 0
            for (place, view) in views.enumerated() {
                let size = self.size(of: view)
                if commandCount > 0, rows.count == 1, place == views.count - commandCount {
                    x = bounds.width - Self.margin - width(of: commands.map(\.1))
                }
                view.frame = CGRect(
                    x: x, y: top + ((rowHeight - size.height) / 2).rounded(), width: size.width,
                    height: size.height)
                x += size.width + Self.gap
            }
        }
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}
