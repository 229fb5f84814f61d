// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore

/// The calls recorded by controllers, delegates, and tests, in order.
@MainActor
final class Trace {
    private var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// The lines since the previous call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that records its callbacks together with its state: the appearance flags, its relatives, and whether
/// its view is in a window.
class TracedController: UIViewController {
    let name: String
    let trace: Trace
    /// Whether layout is recorded; sizes are those of the view.
    var tracesLayout = false
    var forwards = true

    init(_ name: String, _ trace: Trace) {
        self.name = name
        self.trace = trace
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    func note(_ what: String) { trace.note("\(name) \(what)") }

    private func note(_ what: String, _ animated: Bool) {
        var words = [what]
        if animated { words.append("animated") }
        if isMovingToParent { words.append("joining") }
        if isMovingFromParent { words.append("leaving") }
        if isBeingPresented { words.append("presented") }
        if isBeingDismissed { words.append("dismissed") }
        words.append(viewIfLoaded?.window == nil ? "outside" : "inside")
        note(words.joined(separator: " "))
    }

    override func loadView() {
        note("loadView")
        view = TracedView(self)
    }

    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }

    override func viewWillLayoutSubviews() { if tracesLayout { note("willLayout \(size)") } }
    override func viewDidLayoutSubviews() { if tracesLayout { note("didLayout \(size)") } }

    var size: String {
        let size = viewIfLoaded?.bounds.size ?? .zero
        return "\(Int(size.width))x\(Int(size.height))"
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove \(parent == nil ? "out" : "in"), parent \(self.parent == nil ? "none" : "set")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove \(parent == nil ? "out" : "in"), parent \(self.parent == nil ? "none" : "set")")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        note("memory warning")
    }
}

/// The view of such a controller, which records layout for it.
final class TracedView: UIView {
    private weak var owner: TracedController?

    init(_ owner: TracedController) {
        self.owner = owner
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let owner, owner.tracesLayout { owner.note("layoutSubviews \(owner.size)") }
    }
}
