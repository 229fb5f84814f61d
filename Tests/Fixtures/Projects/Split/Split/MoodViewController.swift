import UIKit

class MoodViewController: UIViewController {

    private(set) var chosenMood = 0

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let button = sender as? UIButton {
            chosenMood = button.tag
        }
    }
}
