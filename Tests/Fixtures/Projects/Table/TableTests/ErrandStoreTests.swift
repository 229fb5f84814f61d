import XCTest
@testable import Table

final class ErrandStoreTests: XCTestCase {

    private var store: ErrandStore!

    override func setUp() {
        super.setUp()
        let defaults = UserDefaults(suiteName: "ErrandStoreTests")!
        defaults.removePersistentDomain(forName: "ErrandStoreTests")
        store = ErrandStore(defaults: defaults)
    }

    func testToggleMovesAnErrandToTheDoneSection() {
        let errand = store.open[0]
        store.toggle(errand)
        XCTAssertTrue(errand.isDone)
        XCTAssertTrue(store.done.contains(errand))
    }

    func testSortingByPriority() {
        store.sortOrder = .priority
        XCTAssertEqual(store.open.first?.priority, .high)
    }
}
