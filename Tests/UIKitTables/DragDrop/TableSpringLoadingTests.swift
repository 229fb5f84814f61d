// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitDragDrop
import UIKitTables
import UIKitTesting

@Suite("Tables: spring loading")
@MainActor
struct TableSpringLoadingTests {
    private final class Folders: UITableViewDataSource, UITableViewDelegate {
        var opened: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }

        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.row != 3 }
    }

    @Test("A row is selected when items rest above it, if the table and its delegate allow it")
    func resting() {
        let folders = Folders()
        let stage = Stage(size: CGSize(width: 300, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.dataSource = folders
        table.delegate = folders
        stage.show(table)
        stage.advance(by: 0)
        #expect(!table.isSpringLoaded)
        table.isSpringLoaded = true
        let drag = stage.dragFromElsewhere(["text/plain": Data()])
        for row in 0...2 {
            drag.move(to: table.place(of: row))
            stage.advance(by: 0.4)
        }
        #expect(folders.opened.isEmpty && table.cellForRow(at: IndexPath(row: 0, section: 0))?.alpha == 1)
        stage.advance(by: 3)
        #expect(folders.opened == [2])
        drag.move(to: table.place(of: 3))
        stage.advance(by: 3)
        drag.move(to: table.place(of: 4))
        stage.advance(by: 3)
        #expect(folders.opened == [2, 4])
        table.isSpringLoaded = false
        drag.move(to: table.place(of: 0))
        stage.advance(by: 3)
        #expect(!table.isSpringLoaded && folders.opened == [2, 4])
        drag.leave()
    }
}
