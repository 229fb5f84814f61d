// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Traces: appearance, resizing, and disappearance")
struct LayoutTraceTests {
    private let trace = Trace()

    private func shown(_ root: TracedController) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        root.tracesLayout = true
        stage.show(root)
        return stage
    }

    @Test("A root appears with callbacks around adding and layout, and disappears in reverse")
    func appearing() {
        let root = TracedController("root", trace)
        let stage = shown(root)
        #expect(
            trace.take() == [
                "root loadView", "root viewDidLoad", "root willAppear outside", "root isAppearing inside",
                "root willLayout 300x200", "root layoutSubviews 300x200", "root didLayout 300x200",
                "root didAppear inside",
            ])
        stage.window.rootViewController = nil
        stage.advance(by: 0)
        #expect(trace.take() == ["root willDisappear inside", "root didDisappear outside"])
    }

    @Test("A resize with autoresizing runs the masks, then the controller's and the view's layout")
    func masks() {
        final class Masked: TracedController {
            let bar = UIView()
            override func viewWillLayoutSubviews() {
                note("bar \(Int(bar.bounds.width))")
                super.viewWillLayoutSubviews()
            }
        }
        let root = Masked("root", trace)
        let stage = shown(root)
        root.bar.frame = root.view.bounds
        root.bar.autoresizingMask = .flexibleWidth
        root.view.addSubview(root.bar)
        stage.advance(by: 0)
        _ = trace.take()
        stage.resize(to: CGSize(width: 340, height: 200))
        #expect(
            trace.take() == [
                "root bar 340", "root willLayout 340x200", "root layoutSubviews 340x200", "root didLayout 340x200",
            ])
    }

    @Test("A resize with constraints updates and solves them before layout")
    func constraints() {
        final class Constrained: TracedController {
            let bar = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                bar.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(bar)
                NSLayoutConstraint.activate([
                    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
                    bar.topAnchor.constraint(equalTo: view.topAnchor), bar.heightAnchor.constraint(equalToConstant: 10),
                ])
            }
            override func updateViewConstraints() {
                note("updateViewConstraints, bar \(Int(bar.bounds.width))")
                super.updateViewConstraints()
            }
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                note("bar \(Int(bar.bounds.width))")
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                note("bar \(Int(bar.bounds.width))")
            }
        }
        let root = Constrained("root", trace)
        let stage = shown(root)
        _ = trace.take()
        root.view.setNeedsUpdateConstraints()
        stage.resize(to: CGSize(width: 340, height: 200))
        #expect(
            trace.take() == [
                "root updateViewConstraints, bar 280", "root updateViewConstraints, bar 280", "root willLayout 340x200",
                "root bar 280", "root layoutSubviews 340x200", "root didLayout 340x200", "root bar 320",
            ])
    }
}
