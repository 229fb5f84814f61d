// SPDX-License-Identifier: MIT
import UIKit

/// The tools, and the canvas with the sheet below them.
final class SketchViewController: UIViewController {
    let canvas = CanvasView(frame: .zero)
    private let tools = ToolBar(frame: .zero)
    private let note = UILabel()
    private let store: DrawingStore
    private var noteTimer: Timer?
    private var savingTimer: Timer?
    /// The problem with the file that the user hasn't been shown, if any.
    private var problem: String?
    /// Whether saving would destroy a file that can't be read.
    private var isReadOnly = false
    /// Whether the latest changes couldn't be saved.
    private var hasFailed = false
    /// The time after the first unsaved change at which all are saved, in seconds.
    private static let savingDelay: TimeInterval = 2
    private var observers: [any NSObjectProtocol] = []

    init(store: DrawingStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Sketch"
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private var paper: PaperView { canvas.paper }

    override func viewDidLoad() {
        super.viewDidLoad()
        note.font = .preferredFont(forTextStyle: .footnote)
        note.textColor = .white
        note.textAlignment = .center
        note.backgroundColor = UIColor(white: 0, alpha: 0.7)
        note.layer.cornerRadius = 8
        note.clipsToBounds = true
        note.alpha = 0
        note.accessibilityIdentifier = "note"
        for part in [canvas, tools, note] { view.addSubview(part) }

        tools.onCommand = { [weak self] in self?.perform($0) }
        tools.onTool = { [paper] in (paper.tool, paper.ink, paper.penWidth) = ($0, $1, $2) }
        paper.onChange = { [weak self] in self?.drawingDidChange($0, before: $1) }
        do { paper.show(try store.load()) } catch {
            problem = error.localizedDescription
            isReadOnly = (error as? DrawingStore.Unreadable)?.copy == nil
        }
        showState()
        observe([UIApplication.willResignActiveNotification, UIApplication.willTerminateNotification]) { $0.save() }
        observe([.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange]) { $0.showState() }
    }

    private func observe(
        _ names: [Notification.Name], _ action: @escaping @MainActor (SketchViewController) -> Void
    ) {
        observers += names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated {
                    if let self { action(self) }
                }
            }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let height = tools.sizeThatFits(size).height
        tools.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
        canvas.frame = CGRect(x: 0, y: height, width: size.width, height: max(0, size.height - height))
        let width = min(size.width - 32, note.sizeThatFits(size).width + 24)
        note.frame = CGRect(x: ((size.width - width) / 2).rounded(), y: size.height - 52, width: width, height: 32)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        showProblem()
    }

    private func showProblem() {
        guard let problem, viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        self.problem = nil
        let alert = UIAlertController(title: "Sketch", message: problem, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override var canBecomeFirstResponder: Bool { true }

    // MARK: - Commands

    func perform(_ command: ToolBar.Command) {
        switch command {
        case .undo: undoManager?.undo()
        case .redo: undoManager?.redo()
        case .fit: UIView.animate(withDuration: 0.3) { self.canvas.fit() }
        case .clear: replace(by: Drawing(), "Clearing")
        case .png: export(paper.drawing.png(), as: "png")
        case .pdf: export(paper.drawing.pdf(), as: "pdf")
        }
    }

    override class var actions: ActionTable {
        super.actions
            .adding("fitSheet:", SketchViewController.fitSheet)
            .adding("clearSheet:", SketchViewController.clear)
            .adding("exportPNG:", SketchViewController.exportPNG)
            .adding("exportPDF:", SketchViewController.exportPDF)
    }

    private static let fitCommand = UIKeyCommand(
        title: "Zoom to Fit", action: "fitSheet:", input: "0", modifierFlags: .command)
    private static let exportCommands = [
        UIKeyCommand(title: "Export as PNG", action: "exportPNG:", input: "e", modifierFlags: .command),
        UIKeyCommand(title: "Export as PDF", action: "exportPDF:", input: "e", modifierFlags: [.command, .shift]),
    ]
    private static let clearCommand = UICommand(title: "Clear Sheet", action: "clearSheet:", attributes: .destructive)

    /// Adds the commands to the main menu.
    static func build(_ builder: any UIMenuBuilder) {
        builder.insertChild(UIMenu(options: .displayInline, children: exportCommands), atStartOfMenu: .file)
        builder.insertSibling(
            UIMenu(options: .displayInline, children: [clearCommand]), afterMenu: .standardEdit)
        builder.insertChild(UIMenu(options: .displayInline, children: [fitCommand]), atStartOfMenu: .view)
    }

    /// The window provides the shortcuts for Undo and Redo.
    override var keyCommands: [UIKeyCommand]? { [Self.fitCommand] + Self.exportCommands }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == "clearSheet:" { return !paper.drawing.strokes.isEmpty }
        return super.canPerformAction(action, withSender: sender)
    }

    private func clear() { perform(.clear) }
    private func fitSheet() { perform(.fit) }
    private func exportPNG() { perform(.png) }
    private func exportPDF() { perform(.pdf) }

    // MARK: - The drawing

    private func drawingDidChange(_ name: String, before: Drawing) {
        registerReturn(to: before, name)
        showState()
        saveSoon()
    }

    private func replace(by drawing: Drawing, _ name: String) {
        registerReturn(to: paper.drawing, name)
        paper.show(drawing)
        showState()
        saveSoon()
    }

    private func registerReturn(to drawing: Drawing, _ name: String) {
        undoManager?.registerUndo(withTarget: self) { $0.replace(by: drawing, name) }
        undoManager?.setActionName(name)
    }

    private func showState() {
        tools.show(
            canUndo: undoManager?.canUndo ?? false, canRedo: undoManager?.canRedo ?? false,
            isEmpty: paper.drawing.strokes.isEmpty)
    }

    private func saveSoon() {
        guard savingTimer == nil else { return }
        savingTimer = Timer.scheduledTimer(withTimeInterval: Self.savingDelay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.save() }
        }
    }

    private func save() {
        savingTimer?.invalidate()
        savingTimer = nil
        guard !isReadOnly else { return }
        do {
            try store.save(paper.drawing)
            hasFailed = false
        } catch {
            NSLog("The drawing can't be saved: \(error)")
            if !hasFailed { problem = "The drawing can't be saved: \(error.localizedDescription)" }
            hasFailed = true
            showProblem()
        }
    }

    private func export(_ data: Data, as kind: String) {
        do {
            say("Saved as \(try store.export(data, as: kind).path)")
        } catch {
            say("Not saved: \(error.localizedDescription)")
        }
    }

    private func say(_ text: String) {
        note.text = text
        viewDidLayoutSubviews()
        UIView.animate(withDuration: 0.2) { self.note.alpha = 1 }
        noteTimer?.invalidate()
        noteTimer = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { UIView.animate(withDuration: 0.4) { self?.note.alpha = 0 } }
        }
    }
}
