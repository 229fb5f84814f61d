// SPDX-License-Identifier: MIT
import ScreenModesCore
import UIKit
import UIKitCore
import Windowing

/// The arrangement of the screens, the selected one's settings, and the commands.
final class ArrangeViewController: UIViewController {
    /// The width, in points, below which the settings are under the arrangement.
    private static let compactWidth: CGFloat = 720
    private static let inspectorWidth: CGFloat = 320
    private static let gap: CGFloat = 16

    let editor: ScreenEditor
    private let canvas: ArrangementView
    private let inspector: InspectorView
    private let footer = FooterView(frame: .zero)
    private var patterns: [String: PatternWindow] = [:]

    init(editor: ScreenEditor) {
        self.editor = editor
        canvas = ArrangementView(editor: editor)
        inspector = InspectorView(editor: editor)
        super.init(nibName: nil, bundle: nil)
        title = "Screens"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for part in [canvas, inspector, footer] { view.addSubview(part) }
        editor.changeHandler = { [weak self] in self?.update() }
        inspector.onPattern = { [weak self] output in self?.togglePattern(on: output) }
        footer.onApply = { [editor] in Task { await editor.apply() } }
        footer.onDiscard = { [editor] in editor.discard() }
        footer.onKeep = { [editor] in editor.keep() }
        footer.onGoBack = { [editor] in Task { await editor.goBack() } }
        update()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let gap = Self.gap
        let footerHeight = min(footer.height(forWidth: view.bounds.width), (view.bounds.height / 3).rounded())
        var (bottom, area) = view.bounds.divided(atDistance: footerHeight, from: .maxYEdge)
        footer.frame = bottom
        area = CGRect(
            x: area.minX + gap, y: area.minY + gap, width: max(0, area.width - 2 * gap),
            height: max(0, area.height - gap))
        if view.bounds.width < Self.compactWidth {
            let height = min(inspector.height(forWidth: area.width), (area.height * 0.72).rounded())
            (bottom, area) = area.divided(atDistance: height, from: .maxYEdge)
            inspector.frame = bottom
            canvas.frame = CGRect(
                x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - gap))
        } else {
            // Larger text needs a wider column, as long as the arrangement keeps half of the window.
            let width = min(view.enlarged(Self.inspectorWidth), max(Self.inspectorWidth, (area.width / 2).rounded()))
            inspector.frame = CGRect(x: area.maxX - width, y: area.minY, width: width, height: area.height)
            canvas.frame = CGRect(
                x: area.minX, y: area.minY, width: max(0, inspector.frame.minX - gap - area.minX), height: area.height)
        }
    }

    private func update() {
        canvas.update()
        inspector.update()
        footer.show(editor)
        for (output, pattern) in patterns where editor.draft[output] == nil || !pattern.isShown {
            pattern.close()
            patterns[output] = nil
        }
    }

    // MARK: - Pattern

    private func togglePattern(on output: String) {
        if let pattern = patterns.removeValue(forKey: output), pattern.isShown { return pattern.close() }
        guard let screen = UIScreen.screens.first(where: { $0.outputName == output }) else { return }
        let window = PatternWindow(on: screen)
        window.pattern.title = editor.selectedHead?.screen.currentMode?.title ?? output.printable
        window.pattern.subtitle = output.printable
        window.pattern.hint = "Press Esc or click to close"
        let close: () -> Void = { [weak self] in self?.patterns.removeValue(forKey: output)?.close() }
        window.controller.onCancel = close
        window.controller.onNext = close
        patterns[output] = window
    }

    // MARK: - Commands

    override class var actions: ActionTable { addingCommands(to: super.actions) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender) && canPerformCommand(action)
    }

    override func validate(_ command: UICommand) {
        super.validate(command)
        update(command)
    }
}
