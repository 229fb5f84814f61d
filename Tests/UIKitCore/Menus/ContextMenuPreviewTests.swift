// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite("Context menu previews")
@MainActor
struct ContextMenuPreviewTests {
    @MainActor
    private final class Scene: UIContextMenuInteractionDelegate {
        let stage = Stage(size: CGSize(width: 320, height: 300))
        let view = UIView(frame: CGRect(x: 60, y: 40, width: 100, height: 50))
        let other = UIButton(frame: CGRect(x: 220, y: 256, width: 90, height: 36))
        var size: CGSize?
        var style = UIContextMenuInteractionCommitStyle.dismiss
        var log: [String] = []
        private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

        init(previewSize: CGSize? = nil) {
            size = previewSize
            view.backgroundColor = .systemBlue
            view.layer.cornerRadius = 8
            stage.show(view)
            view.superview?.addSubview(other)
            other.addAction(UIAction { [weak self] _ in self?.log.append("other") }, for: .primaryActionTriggered)
            view.addInteraction(interaction)
        }

        final class Preview: UIViewController {
            var onAppearance: (String) -> Void = { _ in }

            override func viewDidAppear(_ animated: Bool) { onAppearance("preview appeared") }
            override func viewDidDisappear(_ animated: Bool) { onAppearance("preview went") }
        }

        func longPress() throws {
            try stage.press(view, for: 0.8)
            try stage.settle()
        }

        var menu: MenuPopup? { stage.application.popups.popups.compactMap { $0 as? MenuPopup }.last }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            let provider: UIContextMenuConfiguration.PreviewProvider = { [weak self] in
                guard let self, let size else { return nil }
                log.append("provide")
                let controller = Preview()
                controller.preferredContentSize = size
                controller.onAppearance = { [weak self] in self?.log.append($0) }
                return controller
            }
            return UIContextMenuConfiguration(identifier: "subject", previewProvider: provider) { [weak self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self?.log.append("copy") }])
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.append("commit")
            animator.preferredCommitStyle = style
            animator.addCompletion { [weak self] in
                let isFree = animator.previewViewController?.viewIfLoaded?.superview == nil
                self?.log.append(isFree ? "committed" : "still held")
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append(animator?.previewViewController == nil ? "display" : "display with preview")
            animator?.addCompletion { [weak self] in self?.log.append("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("end")
            animator?.addCompletion { [weak self] in self?.log.append("ended") }
        }
    }

    @Test("A long press lifts the view in place, with the menu below it")
    func lift() throws {
        let scene = Scene()
        try scene.longPress()
        let screen = try #require(scene.interaction.screen)
        #expect(screen.window === scene.stage.window)
        #expect(abs(screen.platter.frame.midX - scene.view.frame.midX) <= 1)
        #expect(abs(screen.platter.frame.width - 104) < 0.01)
        #expect(scene.interaction.menuAppearance == .rich)
        let menu = try #require(scene.menu)
        #expect(menu.place.minY == screen.layout.preview.maxY + Theme.ContextMenu.gap)
        try scene.stage.tap("Copy")
        try scene.stage.settle()
        #expect(scene.log == ["display", "displayed", "end", "copy", "ended"])
        #expect(screen.window == nil)
        #expect(scene.view.layer.animation(forKey: "contextMenuHiding") == nil)
        #expect(scene.interaction.menuAppearance == .unknown)
    }

    @Test("A preview has its controller's preferred size, and appears and disappears with the menu")
    func preview() throws {
        let scene = Scene(previewSize: CGSize(width: 240, height: 180))
        try scene.longPress()
        let screen = try #require(scene.interaction.screen)
        #expect(screen.platter.frame.size == CGSize(width: 240, height: 180))
        #expect(try !#require(scene.menu).place.intersects(screen.platter.frame))
        #expect(scene.log == ["provide", "display with preview", "preview appeared", "displayed"])
        scene.interaction.dismissMenu()
        try scene.stage.settle()
        #expect(scene.log.suffix(3) == ["end", "preview went", "ended"])
    }

    @Test("A tap on the preview performs its action and dismisses the menu")
    func commit() throws {
        let scene = Scene(previewSize: CGSize(width: 240, height: 180))
        try scene.longPress()
        scene.log = []
        try scene.stage.tap(#require(scene.interaction.screen).platter)
        #expect(scene.menu == nil)
        #expect(scene.log.prefix(2) == ["commit", "end"])
        try scene.stage.settle()
        #expect(scene.log.contains("committed"))
        #expect(scene.interaction.screen == nil)
    }

    @Test("A preview that pops fills the window before it releases its controller")
    func pop() throws {
        let scene = Scene(previewSize: CGSize(width: 240, height: 180))
        scene.style = .pop
        try scene.longPress()
        let platter = try #require(scene.interaction.screen).platter
        try scene.stage.tap(platter)
        #expect(platter.frame == scene.stage.window.bounds)
        try scene.stage.settle()
        #expect(scene.log.last == "committed" || scene.log.contains("committed"))
        #expect(!scene.log.contains("still held"))
        #expect(scene.interaction.screen == nil)
    }

    @Test("A press on the preview for which the display server dismissed the menu performs the action")
    func commitAfterDismissal() throws {
        let scene = Scene()
        try scene.longPress()
        let place = try #require(scene.interaction.screen).layout.preview
        try #require(scene.menu).dismiss()
        scene.stage.tap(at: CGPoint(x: place.midX, y: place.midY))
        #expect(scene.log.contains("commit"))
    }

    @Test("A tap next to the preview dismisses the menu and reaches nothing below")
    func dismissal() throws {
        let scene = Scene(previewSize: CGSize(width: 240, height: 180))
        try scene.longPress()
        scene.stage.tap(at: CGPoint(x: scene.other.frame.midX, y: scene.other.frame.midY))
        try scene.stage.settle()
        #expect(scene.interaction.screen == nil)
        #expect(!scene.log.contains("commit"))
        #expect(!scene.log.contains("other"))
    }

    @Test("A right click opens the menu at the pointer, without a preview")
    func secondaryClick() throws {
        let scene = Scene(previewSize: CGSize(width: 240, height: 180))
        try scene.stage.click(scene.view, secondary: true)
        try scene.stage.settle()
        #expect(scene.menu != nil)
        #expect(scene.interaction.screen == nil)
        #expect(scene.interaction.menuAppearance == .compact)
        #expect(!scene.log.contains("provide"))
    }

    @Test("The older delegate methods determine the lifted view and the dismissal target")
    func targets() throws {
        let stage = Stage(size: CGSize(width: 320, height: 300))
        let view = UIView(frame: CGRect(x: 60, y: 40, width: 200, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        view.addSubview(inner)
        stage.show(view)
        let delegate = OldDelegate(inner)
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        // The menu opens below the finger, which selects nothing while it doesn't move.
        stage.press(at: CGPoint(x: 150, y: 95), for: 0.8)
        try stage.settle()
        #expect(stage.application.popups.popups.first?.place.contains(CGPoint(x: 150, y: 95)) == true)
        let platter = try #require(interaction.screen).platter
        #expect(abs(platter.frame.width - 40 * Theme.ContextMenu.liftScale) < 0.01)
        interaction.dismissMenu()
        #expect(delegate.asked == ["highlight", "dismiss"])
        #expect(platter.frame == CGRect(x: 70, y: 50, width: 40, height: 20))
    }

    @MainActor
    private final class OldDelegate: UIContextMenuInteractionDelegate {
        let inner: UIView
        var asked: [String] = []

        init(_ inner: UIView) { self.inner = inner }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            asked.append("highlight")
            return UITargetedPreview(view: inner)
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            asked.append("dismiss")
            return UITargetedPreview(view: inner)
        }
    }

    // MARK: - Where things go

    private let bounds = CGRect(x: 16, y: 16, width: 568, height: 468)
    private let menu = CGSize(width: 200, height: 150)

    @Test(
        "The preview stays at its source while the menu fits on either side",
        arguments: [
            (CGRect(x: 100, y: 50, width: 80, height: 40), ContextMenuLayout.Side.below, 50),
            (CGRect(x: 100, y: 400, width: 80, height: 40), .above, 400),
        ] as [(CGRect, ContextMenuLayout.Side, CGFloat)])
    func staying(source: CGRect, side: ContextMenuLayout.Side, y: CGFloat) {
        let layout = ContextMenuLayout(bounds: bounds, source: source, size: source.size, menu: menu, keepsShape: true)
        #expect(layout.side == side)
        #expect(layout.preview.minY == y)
        #expect(!layout.alignsRight)
    }

    @Test("A preview moves up if the menu doesn't fit; one that is too tall has the menu at its side")
    func moving() {
        let source = CGRect(x: 250, y: 200, width: 80, height: 40)
        let tall = ContextMenuLayout(
            bounds: bounds, source: source, size: CGSize(width: 200, height: 300), menu: menu, keepsShape: false)
        #expect(tall.side == .below)
        #expect(tall.preview.maxY + Theme.ContextMenu.gap + 150 <= bounds.maxY)
        let taller = ContextMenuLayout(
            bounds: bounds, source: source, size: CGSize(width: 200, height: 400), menu: menu, keepsShape: false)
        #expect(taller.side == .right)
        #expect(taller.preview.size == CGSize(width: 200, height: 400))
        #expect(taller.preview.maxX + Theme.ContextMenu.gap + 200 <= bounds.maxX)
    }

    @Test("A preview never exceeds its space, and a snapshot keeps its aspect ratio")
    func shrinking() {
        let narrow = CGRect(x: 16, y: 16, width: 328, height: 600)
        let source = CGRect(x: 0, y: 0, width: 700, height: 350)
        let picture = ContextMenuLayout(bounds: narrow, source: source, size: source.size, menu: menu, keepsShape: true)
        #expect(narrow.contains(picture.preview))
        #expect(abs(picture.preview.width / picture.preview.height - 2) < 0.01)
        let view = ContextMenuLayout(
            bounds: narrow, source: source, size: CGSize(width: 400, height: 900), menu: menu, keepsShape: false)
        #expect(view.preview.size == CGSize(width: 328, height: 600 - Theme.ContextMenu.gap - 150))
        let nothing = ContextMenuLayout(bounds: .zero, source: source, size: .zero, menu: menu, keepsShape: true)
        #expect(nothing.preview.width >= 0 && nothing.preview.height >= 0)
    }
}
