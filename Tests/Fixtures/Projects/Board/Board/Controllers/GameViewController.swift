import UIKit
import BoardRules

class GameViewController: UIViewController {

    @IBOutlet weak var boardView: BoardView!
    @IBOutlet weak var blackLabel: UILabel!
    @IBOutlet weak var whiteLabel: UILabel!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var clockView: ClockView!

    let game = Game()

    override func viewDidLoad() {
        super.viewDidLoad()
        boardView.game = game
        boardView.contentMode = .redraw
        statusLabel.isUserInteractionEnabled = true
        statusLabel.flashWhenTapped()
        NotificationCenter.default.addObserver(self, selector: #selector(gameDidChange(_:)), name: Game.didChangeNotification, object: game)
        NotificationCenter.default.addObserver(self, selector: #selector(defaultsDidChange), name: UserDefaults.didChangeNotification, object: nil)
        gameDidChange(Notification(name: Game.didChangeNotification))
        defaultsDidChange()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake {
            newGame(self)
        }
    }

    // MARK: Actions

    @IBAction func newGame(_ sender: Any) {
        game.perform(#selector(Game.restart))
        clockView.restart()
    }

    @objc private func gameDidChange(_ notification: Notification) {
        blackLabel.text = "● \(game.count(of: .black))"
        whiteLabel.text = "○ \(game.count(of: .white))"
        boardView.setNeedsDisplay()
        if let next = game.next {
            statusLabel.text = NSLocalizedString(next == .black ? "status.black" : "status.white", comment: "")
        } else {
            statusLabel.text = nil
            performSegue(withIdentifier: "showResult", sender: self)
        }
    }

    @objc private func defaultsDidChange() {
        DispatchQueue.main.async {
            self.boardView.showsHints = BoardStyle.value(of: .hints)
        }
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let moves = segue.destination as? MovesViewController {
            moves.game = game
            moves.popoverPresentationController?.delegate = self
            moves.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        } else if let result = segue.destination as? ResultViewController {
            let difference = game.count(of: .black) - game.count(of: .white)
            result.resultKey = difference == 0 ? "result.draw" : difference > 0 ? "result.black" : "result.white"
        }
    }

    @IBAction func unwindToGame(_ segue: UIStoryboardSegue) {
        if segue.identifier == "again" {
            newGame(segue)
        }
    }
}

extension GameViewController: BoardViewDelegate {

    func boardView(_ boardView: BoardView, didSelectColumn column: Int, row: Int) {
        if game.play(at: Square(column: column, row: row)) {
            if BoardStyle.value(of: .animation) {
                boardView.animateTurning(of: game.moves.last { $0.square != nil }?.turned ?? [])
            }
        } else {
            boardView.flash()
        }
    }
}

extension GameViewController: UIPopoverPresentationControllerDelegate {

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        return .none
    }
}
