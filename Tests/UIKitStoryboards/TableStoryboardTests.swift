// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTables
import UIKitTesting

@MainActor
@Suite("Tables in storyboards")
struct TableStoryboardTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))

    private func birds() throws -> (UINavigationController, BirdsMasterController) {
        let storyboard = UIStoryboard(name: "BirdWatching", bundle: UIFiles.bundle)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        stage.show(navigation)
        stage.advance(by: 0.1)
        return (navigation, try #require(navigation.topViewController as? BirdsMasterController))
    }

    @Test("S-TV-14, S-TV-26: The list and its bar appear without code, and a row shows the detail with a back button")
    func start() throws {
        let (navigation, _) = try birds()
        #expect(
            try stage.view(named: "Kingfisher").window != nil
                && navigation.navigationBar.topItem?.title == "Bird Sightings")
        try stage.tap("Kingfisher")
        stage.advance(by: 1)
        #expect(navigation.topViewController is BirdsDetailController)
        try stage.tap("Bird Sightings")
        stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("S-TV-15, S-VC-83: The row's object reaches the detail before its view loads; the form gets its delegate")
    func prepare() throws {
        let (navigation, master) = try birds()
        try stage.tap("Kingfisher")
        stage.advance(by: 1)
        let detail = try #require(navigation.topViewController as? BirdsDetailController)
        #expect(detail.sightingWhenLoaded?.name == "Kingfisher")
        navigation.popViewController(animated: false)
        stage.advance(by: 1)
        master.performSegue(withIdentifier: "ShowAddSightingView", sender: nil)
        stage.advance(by: 1)
        let form = (navigation.presentedViewController as? UINavigationController)?.topViewController
        #expect((form as? BirdsAddController)?.delegate === master)
    }

    @Test("S-TV-16: Cancel dismisses the form and leaves the model alone")
    func cancel() throws {
        let (navigation, master) = try birds()
        try stage.tap("Add")
        stage.advance(by: 1)
        try stage.tap("Cancel")
        stage.advance(by: 1)
        #expect(navigation.presentedViewController == nil && master.sightings.count == 2)
    }

    @Test("S-TV-17: Done adds an item with a name and reloads; without one it only dismisses", arguments: ["Wren", ""])
    func finish(name: String) throws {
        let (navigation, master) = try birds()
        try stage.tap("Add")
        stage.advance(by: 1)
        let form =
            (navigation.presentedViewController as? UINavigationController)?.topViewController as? BirdsAddController
        form?.nameField?.text = name
        form?.placeField?.text = "A hedge"
        try stage.tap("Done")
        stage.advance(by: 1)
        #expect(navigation.presentedViewController == nil)
        #expect(master.sightings.count == (name.isEmpty ? 2 : 3))
        #expect(master.tableView.numberOfRows(inSection: 0) == master.sightings.count)
    }

    @Test("S-TV-27: A thousand rows of the data source use the layout of the prototype")
    func prototypes() throws {
        let (_, master) = try birds()
        master.sightings = (0..<1_000).map { BirdSighting(name: "Bird \($0)", location: "Place \($0)", date: Date()) }
        master.tableView.reloadData()
        stage.advance(by: 0)
        for offset in stride(from: CGFloat(0), to: 40_000, by: 8_000) {
            master.tableView.contentOffset.y = offset
            stage.advance(by: 0)
            for cell in master.tableView.visibleCells {
                #expect(
                    cell.accessoryType == .disclosureIndicator && cell.detailTextLabel?.text?.hasPrefix("Place") == true
                )
                #expect(cell.textLabel?.font.pointSize == 17 && cell.detailTextLabel?.font.pointSize == 12)
            }
        }
        #expect(master.tableView.visibleCells.count > 5)
    }

    @Test("S-TV-28, S-TV-30, S-TV-56: Static cells of the detail are shown without data source methods")
    func staticCells() throws {
        let storyboard = UIStoryboard(name: "BirdWatching", bundle: UIFiles.bundle)
        let (navigation, _) = try birds()
        try stage.tap("Pigeon")
        stage.advance(by: 1)
        let table = try #require((navigation.topViewController as? BirdsDetailController)?.tableView)
        #expect(table.style == .grouped && table.numberOfSections == 2)
        #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [1, 2])
        #expect(try stage.view(named: "Everywhere").window != nil)
        #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "bird")
        #expect(table.footerView(forSection: 1)?.textLabel?.text == "Dates are those of the place.")
        #expect(storyboard.instantiateInitialViewController() != nil)
    }

    @Test("S-TV-35: Labels of static cells show the sighting, or else the text of the design; one formatter is made")
    func detail() throws {
        let (_, master) = try birds()
        let storyboard = try #require(master.storyboard)
        for index in 0..<2 {
            let navigation = UINavigationController()
            stage.show(navigation)
            navigation.pushViewController(master, animated: false)
            master.tableView.selectRow(at: IndexPath(row: index, section: 0), animated: false, scrollPosition: .none)
            master.performSegue(withIdentifier: "ShowSightingsDetails", sender: nil)
            stage.advance(by: 1)
            let detail = try #require(navigation.topViewController as? BirdsDetailController)
            #expect(detail.nameLabel?.text == master.sightings[index].name)
            #expect(detail.dateLabel?.text == ["Mar 13, 2011", "Jul 7, 2011"][index])
            navigation.popViewController(animated: false)
        }
        #expect(BirdsDetailController.formatters == 1)
        let empty = try UIStoryboard.detail(of: storyboard)
        empty.loadViewIfNeeded()
        #expect(empty.nameLabel?.text == "Name of the bird" && empty.dateLabel?.text == "Date")
    }

    @Test("S-TV-29: A scene of an own table controller class is reached by its segue, with its style and content")
    func ownClass() throws {
        let (navigation, _) = try birds()
        try stage.tap("Add")
        stage.advance(by: 1)
        let form = (navigation.presentedViewController as? UINavigationController)?.topViewController
        let controller = try #require(form as? BirdsAddController)
        #expect(controller.tableView.style == .grouped && controller.tableView.numberOfRows(inSection: 0) == 2)
        #expect(controller.nameField?.placeholder == "Name of the bird" && controller.nameField?.window != nil)
    }

    @Test("S-TV-59: Outlets and actions of static cells connect to the controller, and data arrives before they exist")
    func sliders() throws {
        let storyboard = try UIStoryboard.with(
            """
            <scene sceneID="1"><objects><tableViewController id="a" customClass="SliderController"
                customModule="UIKitStoryboardsTests" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t">
                    <rect key="frame" x="0" y="0" width="400" height="600"/>
                    <sections>
                        <tableViewSection headerTitle="Item" id="s1"><cells>
                            \(Self.cell("c1", #"<label text="None" id="item"><rect key="frame" x="20" y="11" width="200" height="22"/></label>"#))
                            \(Self.cell("c2", """
                                <button buttonType="system" id="hello"><rect key="frame" x="20" y="4" width="200" height="36"/>
                                    <state key="normal" title="Say hello"/>
                                    <connections><action selector="logHello" destination="a" eventType="touchUpInside" id="x1"/></connections>
                                </button>
                                """))
                        </cells></tableViewSection>
                        <tableViewSection headerTitle="Value" id="s2"><cells>
                            \(Self.cell("c3", """
                                <slider opaque="NO" minValue="0.0" maxValue="10" value="7.5" id="slider">
                                    <rect key="frame" x="20" y="8" width="200" height="30"/>
                                    <connections><action selector="sliderValueChanged:" destination="a" eventType="valueChanged" id="x2"/></connections>
                                </slider>
                                <label text="0" id="value"><rect key="frame" x="240" y="11" width="100" height="22"/></label>
                                """))
                        </cells></tableViewSection>
                    </sections>
                    <connections><outlet property="dataSource" destination="a" id="o1"/></connections>
                </tableView>
                <connections>
                    <outlet property="itemLabel" destination="item" id="o2"/>
                    <outlet property="slider" destination="slider" id="o3"/>
                    <outlet property="valueLabel" destination="value" id="o4"/>
                </connections></tableViewController></objects></scene>
            """)
        let controller = try #require(storyboard.instantiateInitialViewController() as? SliderController)
        controller.detailItem = "Robin"
        stage.show(controller)
        stage.advance(by: 0.1)
        #expect(controller.itemLabel?.text == "Robin" && controller.valueLabel?.text == "7.5")
        #expect(controller.tableView.numberOfSections == 2 && controller.slider?.maximumValue == 10)
        try stage.tap("Say hello")
        #expect(controller.hellos == 1)
        let slider = try #require(controller.slider)
        let place = slider.convert(CGPoint(x: 150, y: 15), to: nil)
        stage.drag(from: place, to: CGPoint(x: place.x - 100, y: place.y), duration: 0.6)
        #expect(slider.value < 5 && controller.valueLabel?.text == String(format: "%.1f", slider.value))
        controller.detailItem = "Wren"
        #expect(controller.itemLabel?.text == "Wren")
    }

    private static func cell(_ id: String, _ content: String) -> String {
        """
        <tableViewCell selectionStyle="none" id="\(id)"><rect key="frame" x="0" y="0" width="400" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c">
                <rect key="frame" x="0" y="0" width="400" height="44"/><subviews>\(content)</subviews>
            </tableViewCellContentView></tableViewCell>
        """
    }

    @Test("A table or collection view controller whose view in the file is another one gets its own")
    func otherViews() throws {
        let storyboard = try UIStoryboard.with(
            """
            <scene sceneID="1"><objects><tableViewController id="a" sceneMemberID="viewController">
                <view key="view" id="v"/></tableViewController></objects></scene>
            <scene sceneID="2"><objects><collectionViewController storyboardIdentifier="b" id="b"
                sceneMemberID="viewController"><view key="view" id="w"/></collectionViewController></objects></scene>
            """)
        let table = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        #expect(table.tableView != nil && table.view === table.tableView)
        let collection = storyboard.instantiateViewController(withIdentifier: "b") as? UICollectionViewController
        #expect(collection?.collectionView != nil && collection?.view === collection?.collectionView)
    }

    @Test("Background views and headers can be separate objects of the scene")
    func separateViews() throws {
        let storyboard = try UIStoryboard.with(
            """
            <scene sceneID="1"><objects><tableViewController id="a" sceneMemberID="viewController">
                <tableView key="view" style="plain" id="t"><connections>
                    <outlet property="backgroundView" destination="l" id="o1"/>
                    <outlet property="tableHeaderView" destination="h" id="o2"/>
                    <outlet property="tableFooterView" destination="f" id="o3"/>
                </connections></tableView></tableViewController>
                <label text="Empty" id="l"><rect key="frame" x="0" y="0" width="200" height="40"/></label>
                <view id="h"><rect key="frame" x="0" y="0" width="200" height="60"/></view>
                <view id="f"><rect key="frame" x="0" y="0" width="200" height="30"/></view></objects></scene>
            """)
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        stage.show(controller)
        stage.advance(by: 0)
        #expect((controller.tableView.backgroundView as? UILabel)?.text == "Empty")
        #expect(controller.tableView.tableHeaderView?.bounds.height == 60)
        #expect(controller.tableView.tableFooterView?.bounds.height == 30)
    }

    // MARK: - Prototypes

    private func list(_ cell: String, cellClass: String = "") throws -> ListController {
        let storyboard = try UIStoryboard.with(
            """
            <scene sceneID="1"><objects><tableViewController id="a" customClass="ListController"
                customModule="UIKitStoryboardsTests" sceneMemberID="viewController">
                <tableView key="view" style="plain" rowHeight="44" id="t">
                    <rect key="frame" x="0" y="0" width="400" height="600"/>
                    <prototypes><tableViewCell reuseIdentifier="MyIdentifier" accessoryType="disclosureIndicator" \(cellClass) id="c">
                        <rect key="frame" x="0" y="0" width="400" height="44"/>
                        <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
                            <rect key="frame" x="0" y="0" width="367" height="44"/>
                            <subviews>
                                <label tag="1" text="First" id="l1"><rect key="frame" x="20" y="11" width="100" height="22"/></label>
                                <label tag="2" text="Second" textAlignment="right" id="l2">
                                    <rect key="frame" x="260" y="11" width="100" height="22"/>
                                    <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/></label>
                            </subviews>
                        </tableViewCellContentView>
                        \(cell)
                    </tableViewCell></prototypes>
                    <connections><outlet property="dataSource" destination="a" id="o1"/></connections>
                </tableView></tableViewController></objects></scene>
            """)
        let controller = try #require(storyboard.instantiateInitialViewController() as? ListController)
        stage.show(controller)
        stage.advance(by: 0)
        return controller
    }

    @Test("S-TV-57: A prototype's labels are found by their tags, and show the numbers of the row from both ends")
    func tags() throws {
        let controller = try list("")
        for (row, cell) in controller.tableView.visibleCells.enumerated() {
            #expect((cell.viewWithTag(1) as? UILabel)?.text == "\(row)")
            #expect((cell.viewWithTag(2) as? UILabel)?.text == "\(controller.count - row)")
            #expect(cell.accessoryType == .disclosureIndicator && cell.reuseIdentifier == "MyIdentifier")
        }
        let cell = try #require(controller.tableView.visibleCells.first)
        let second = try #require(cell.viewWithTag(2))
        #expect(second.superview === cell.contentView && second.frame.maxX > cell.contentView.bounds.width - 30)
    }

    @Test("S-TV-58: A prototype of an own class has its outlets connected in each row")
    func outlets() throws {
        let controller = try list(
            """
            <connections><outlet property="firstLabel" destination="l1" id="x1"/>
                <outlet property="secondLabel" destination="l2" id="x2"/></connections>
            """, cellClass: #"customClass="TwoLabelCell" customModule="UIKitStoryboardsTests""#)
        for (row, cell) in controller.tableView.visibleCells.enumerated() {
            let cell = try #require(cell as? TwoLabelCell)
            #expect(cell.firstLabel?.text == "\(row)" && cell.secondLabel?.text == "\(controller.count - row)")
            #expect(cell.firstLabel?.superview === cell.contentView)
        }
    }
}

extension UIStoryboard {
    /// Returns a detail without a sighting.
    @MainActor
    fileprivate static func detail(of storyboard: UIStoryboard) throws -> BirdsDetailController {
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let master = try #require(navigation.topViewController as? BirdsMasterController)
        master.performSegue(withIdentifier: "ShowSightingsDetails", sender: nil)
        return try #require(navigation.topViewController as? BirdsDetailController)
    }
}

/// A list that numbers its rows from both ends.
final class ListController: UITableViewController {
    let count = 40

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "MyIdentifier", for: indexPath)
        let labels = (cell as? TwoLabelCell).map { [$0.firstLabel, $0.secondLabel] }
        (labels?[0] ?? cell.viewWithTag(1) as? UILabel)?.text = "\(indexPath.row)"
        (labels?[1] ?? cell.viewWithTag(2) as? UILabel)?.text = "\(count - indexPath.row)"
        return cell
    }
}

/// A cell with outlets.
final class TwoLabelCell: UITableViewCell {
    weak var firstLabel: UILabel?
    weak var secondLabel: UILabel?

    override class var outlets: OutletTable {
        super.outlets.adding("firstLabel", \TwoLabelCell.firstLabel).adding("secondLabel", \TwoLabelCell.secondLabel)
    }
}

/// A detail with static cells that hold controls.
final class SliderController: UITableViewController {
    weak var itemLabel: UILabel?
    weak var slider: UISlider?
    weak var valueLabel: UILabel?
    private(set) var hellos = 0
    var detailItem = "" {
        didSet { if isViewLoaded { itemLabel?.text = detailItem } }
    }

    override class var outlets: OutletTable {
        super.outlets.adding("itemLabel", \SliderController.itemLabel).adding("slider", \SliderController.slider)
            .adding("valueLabel", \SliderController.valueLabel)
    }

    override class var actions: ActionTable {
        super.actions.adding("logHello", SliderController.logHello)
            .adding("sliderValueChanged:", SliderController.sliderValueChanged)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        itemLabel?.text = detailItem
        showValue()
    }

    private func logHello() { hellos += 1 }

    private func sliderValueChanged(_ sender: UISlider) { showValue() }

    private func showValue() { valueLabel?.text = String(format: "%.1f", slider?.value ?? 0) }
}
