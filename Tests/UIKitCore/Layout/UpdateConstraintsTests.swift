// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
private final class CallLog {
    var lines: [String] = []
}

private final class LoggingView: UIView {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        log.lines.append("\(name) updateConstraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.lines.append("\(name) layoutSubviews \(Int(subviews.first?.frame.width ?? -1))")
    }
}

private final class LoggingController: UIViewController {
    let log: CallLog
    let content: LoggingView

    init(_ log: CallLog) {
        self.log = log
        content = LoggingView("inner", log)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = LoggingView("view", log)
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        content.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -100).isActive = true
    }

    override func updateViewConstraints() {
        log.lines.append("updateViewConstraints \(Int(content.frame.width))")
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.lines.append("willLayout") }
    override func viewDidLayoutSubviews() { log.lines.append("didLayout \(Int(content.frame.width))") }
}

@MainActor
@Suite("Updating constraints")
struct UpdateConstraintsTests {
    @Test("S-VC-46 A resize updates constraints before frames change: controller, then its view, then layout")
    func resize() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let log = CallLog()
        stage.show(LoggingController(log))
        log.lines = []
        stage.resize(to: CGSize(width: 500, height: 300))
        #expect(
            log.lines == [
                "updateViewConstraints 300", "view updateConstraints", "willLayout", "view layoutSubviews 400",
                "didLayout 400", "inner layoutSubviews -1",
            ])
    }

    @Test("Before the first layout, all constraints are updated once, descendants first")
    func first() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let log = CallLog()
        stage.show(LoggingController(log))
        #expect(
            log.lines.filter { $0.contains("pdate") } == [
                "inner updateConstraints", "updateViewConstraints 0", "view updateConstraints",
            ])
    }

    @Test("Constraints created in an update take effect in the same layout")
    func making() {
        final class Lazy: UIView {
            let child = UIView()
            private var isMade = false
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                if !isMade {
                    isMade = true
                    child.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(child)
                    child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
                }
                super.updateConstraints()
            }
        }
        let stage = Stage()
        let view = Lazy(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        stage.show(view)
        #expect(view.child.frame.width == 40)
        #expect(!view.needsUpdateConstraints())
    }

    @Test("An update that always requests another one terminates")
    func endless() {
        final class Restless: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                setNeedsUpdateConstraints()
                super.updateConstraints()
            }
        }
        let view = Restless()
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        #expect(view.updates == 100)
    }
}
