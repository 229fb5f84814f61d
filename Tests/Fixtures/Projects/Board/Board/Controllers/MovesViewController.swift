import UIKit
import BoardRules

class MovesViewController: UITableViewController {

    var game: Game!

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return game.moves.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return String.localizedStringWithFormat(NSLocalizedString("status.moves", comment: ""), game.moves.count)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Move", for: indexPath)
        let move = game.moves[indexPath.row]
        let place = move.square?.description ?? NSLocalizedString("move.pass", comment: "")
        cell.textLabel?.text = "\(indexPath.row + 1). \(move.disc == .black ? "●" : "○") \(place)"
        return cell
    }
}
