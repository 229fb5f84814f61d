// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitStoryboards
import UIKitTables
import UIKitTesting
import UIKitText

@MainActor
@Suite("Every control and controller in a storyboard")
struct ControlsStoryboardTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let storyboard = UIStoryboard(name: "Controls", bundle: UIFiles.bundle)

    private func view<View: UIView>(_ type: View.Type, in root: UIView, _ index: Int = 0) throws -> View {
        var found: [View] = []
        func search(_ view: UIView) {
            if let view = view as? View { found.append(view) }
            view.subviews.forEach(search)
        }
        search(root)
        return try #require(index < found.count ? found[index] : nil)
    }

    @Test("The file has no mistakes")
    func validation() throws {
        let path = try #require(UIFiles.bundle?.path(forResource: "Controls", ofType: "storyboard"))
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(try InterfaceValidator.messages(about: bytes, named: "Controls") == [])
    }

    @Test("Controls have the values of the design, and are laid out by its constraints")
    func controls() throws {
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        stage.show(tabs)
        stage.advance(by: 0)
        #expect(tabs.viewControllers?.count == 3)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(navigation.navigationBar.prefersLargeTitles)
        let root = try #require(navigation.topViewController?.view)
        #expect(try view(UISwitch.self, in: root).isOn && !view(UISwitch.self, in: root, 1).isOn)
        #expect(try view(UISwitch.self, in: root, 1).onTintColor == .systemOrange)
        let slider = try view(UISlider.self, in: root)
        #expect(slider.value == 0.25 && slider.minimumTrackTintColor == .systemGreen && slider.bounds.width > 200)
        let stepper = try view(UIStepper.self, in: root)
        #expect(stepper.value == 3 && stepper.maximumValue == 10)
        let segments = try view(UISegmentedControl.self, in: root)
        #expect(segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 2) == "Month")
        #expect(!segments.isEnabledForSegment(at: 2))
        let pages = try view(UIPageControl.self, in: root)
        #expect(pages.numberOfPages == 5 && pages.currentPage == 2)
        #expect(try view(UIProgressView.self, in: root).progress == 0.6)
        #expect(try view(UIActivityIndicatorView.self, in: root).isAnimating)
        #expect(try view(UITextField.self, in: root).clearButtonMode == .whileEditing)
        let picker = try view(UIDatePicker.self, in: root)
        #expect(picker.datePickerMode == .date && picker.date == Date(timeIntervalSinceReferenceDate: 600_000_000))
        #expect(try view(UIColorWell.self, in: root).selectedColor == .systemPurple)
        let text = try view(UITextView.self, in: root)
        #expect(text.text.hasPrefix("A text view") && text.bounds.height == 80)
        let attributed = try #require(try stage.view(named: "Bold and plain") as? UILabel).attributedText
        #expect(attributed?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(attributed?.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int == 1)
    }

    @Test("A view with a fixed frame keeps it, and follows its container by its mask")
    func fixedFrame() throws {
        let controller = storyboard.instantiateViewController(withIdentifier: "About")
        stage.resize(to: CGSize(width: 440, height: 320))
        stage.show(controller)
        stage.advance(by: 0)
        #expect(controller.preferredContentSize == CGSize(width: 240, height: 120))
        let frame = try view(UILabel.self, in: controller.view).frame
        #expect(frame == CGRect(x: 20, y: 140, width: 400, height: 40))
    }

    @Test("Older guides, embedded controllers, variations of constants, and gestures work together")
    func canvas() throws {
        let split = try #require(
            storyboard.instantiateViewController(withIdentifier: "Split") as? UISplitViewController)
        stage.resize(to: CGSize(width: 900, height: 700))
        stage.show(split)
        stage.advance(by: 0.5)
        #expect(split.style == .doubleColumn && split.preferredDisplayMode == .oneBesideSecondary)
        let canvas = try #require(stage.view(named: "On a material").controller(titled: "Canvas"))
        let effect = try view(UIVisualEffectView.self, in: canvas.view)
        #expect(effect.frame.minY == canvas.view.safeAreaInsets.top + 20 && effect.bounds.height == 100)
        let embedded = try #require(canvas.children.first?.view.superview)
        let size = embedded.frame.size
        // Frames are aligned to pixels.
        #expect(abs(size.height - size.width / 2) <= 0.5)
        #expect(canvas.children.first?.title == "About")
        #expect(canvas.view.gestureRecognizers?.count == 2)
        let place = canvas.view.convert(CGPoint(x: 300, y: 150), to: nil)
        stage.tap(at: place)
        stage.tap(at: place)
        stage.advance(by: 1)
        #expect(split.presentedViewController?.title == "About")
        #expect(split.presentedViewController?.modalTransitionStyle == .crossDissolve)
    }

    @Test("A collection view has the layout, the prototypes, and the headers of the design")
    func collection() throws {
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        let controller = try #require(tabs.viewControllers?[1] as? UICollectionViewController)
        let source = CollectionSource()
        controller.loadViewIfNeeded()
        controller.collectionView.dataSource = source
        stage.show(controller)
        stage.advance(by: 0)
        let layout = try #require(controller.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.itemSize == CGSize(width: 100, height: 100) && layout.minimumLineSpacing == 12)
        #expect(layout.sectionInset == UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(cell.backgroundColor == .systemTeal && (cell.contentView.subviews.first as? UILabel)?.text == "Item")
        let headers = controller.collectionView.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.count == 1 && headers.first?.bounds.height == 40)
    }
}

private final class CollectionSource: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

extension UIView {
    /// Returns the controller with that title among those around the view.
    fileprivate func controller(titled title: String) -> UIViewController? {
        var next: UIResponder? = self
        while let responder = next {
            if let controller = responder as? UIViewController, controller.title == title { return controller }
            next = responder.next
        }
        return nil
    }
}
