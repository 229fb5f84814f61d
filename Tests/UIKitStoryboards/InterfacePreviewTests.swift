// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitStoryboards
import UIKitTables
import UIKitTesting

@MainActor
@Suite("Preview of UI files", .serialized)
struct InterfacePreviewTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))

    private func previewing(_ body: () throws -> Void) rethrows {
        InterfacePreview.isActive = true
        defer { InterfacePreview.isActive = false }
        try body()
    }

    private static let table = """
        <tableView key="view" style="plain" rowHeight="50" id="t"><rect key="frame" x="0" y="0" width="400" height="600"/>
            <prototypes>
                <tableViewCell reuseIdentifier="small" textLabel="l1" style="IBUITableViewCellStyleDefault" id="c1">
                    <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><subviews>
                        <label text="Small" id="l1"/></subviews></tableViewCellContentView></tableViewCell>
                <tableViewCell rowHeight="90" customClass="Absent" id="c2">
                    <tableViewCellContentView key="contentView" tableViewCell="c2" id="v2"><subviews>
                        <label text="Large" id="l2"><rect key="frame" x="20" y="20" width="200" height="40"/></label>
                    </subviews></tableViewCellContentView></tableViewCell>
            </prototypes></tableView>
        """

    @Test("A table shows each prototype once, in its height", arguments: ["tableViewController", "viewController"])
    func table(controller: String) throws {
        try previewing {
            let storyboard = try UIStoryboard.with(
                "<scene sceneID=\"1\"><objects><\(controller) id=\"a\">\(Self.table)</\(controller)></objects></scene>")
            let controller = try #require(storyboard.instantiateInitialViewController())
            stage.show(controller)
            stage.advance(by: 0)
            let table = try #require(controller.view as? UITableView)
            #expect(table.numberOfRows(inSection: 0) == 2)
            #expect((0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [50, 90])
            try stage.expect("Small")
            try stage.expect("Large")
        }
    }

    @Test("A collection view shows each prototype once, in its size, and its headers")
    func collection() throws {
        try previewing {
            let storyboard = try UIStoryboard.with(
                """
                <scene sceneID="1"><objects><collectionViewController id="a" sceneMemberID="viewController">
                    <collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="600"/>
                        <collectionViewFlowLayout key="collectionViewLayout" id="l">
                            <size key="itemSize" width="60" height="60"/>
                            <size key="headerReferenceSize" width="50" height="30"/></collectionViewFlowLayout>
                        <cells>
                            <collectionViewCell reuseIdentifier="one" id="c1"/>
                            <collectionViewCell reuseIdentifier="two" id="c2">
                                <size key="customSize" width="120" height="80"/></collectionViewCell>
                        </cells>
                        <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="h"/>
                    </collectionView></collectionViewController></objects></scene>
                """)
            let controller = try #require(
                storyboard.instantiateInitialViewController() as? UICollectionViewController)
            stage.show(controller)
            stage.advance(by: 0)
            let view = try #require(controller.collectionView)
            let cells = (0..<2).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
            #expect(cells.map(\.bounds.size) == [CGSize(width: 60, height: 60), CGSize(width: 120, height: 80)])
            let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
            #expect(headers.map(\.bounds.height) == [30])
        }
    }

    @Test("An application's lists have only the rows of their data sources")
    func applications() throws {
        let storyboard = try UIStoryboard.with(
            "<scene sceneID=\"1\"><objects><tableViewController id=\"a\">\(Self.table)</tableViewController></objects></scene>"
        )
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        stage.show(controller)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
    }
}
