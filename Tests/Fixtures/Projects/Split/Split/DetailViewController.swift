import UIKit

class DetailViewController: UIViewController {

    @IBOutlet weak var dateLabel: UILabel!
    @IBOutlet weak var wordLabel: UILabel!
    @IBOutlet weak var textView: UITextView!
    @IBOutlet weak var moodView: UIImageView!
    @IBOutlet weak var sizeSlider: UISlider!
    @IBOutlet weak var bottomConstraint: NSLayoutConstraint!
    @IBOutlet var moodItem: UIBarButtonItem!
    @IBOutlet var doneItem: UIBarButtonItem!

    var detailItem: Entry? {
        didSet {
            // Update the view.
            configureView()
        }
    }

    private var observation: NSKeyValueObservation?

    func configureView() {
        // Update the user interface for the detail item.
        guard isViewLoaded else { return }
        textView.text = detailItem?.text
        textView.isEditable = detailItem != nil
        moodItem.isEnabled = detailItem != nil
        guard let entry = detailItem else {
            dateLabel.text = NSLocalizedString("detail.none", comment: "")
            wordLabel.text = nil
            moodView.isHidden = true
            return
        }
        dateLabel.text = DateFormatter.localizedString(from: entry.date, dateStyle: .long, timeStyle: .none)
        moodView.isHidden = false
        moodView.accessibilityLabel = NSLocalizedString("mood.\(entry.mood)", comment: "")
        updateWordCount()
        observation = entry.observe(\.mood, options: [.initial, .new]) { [weak self] entry, _ in
            self?.showMood(entry.mood)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        textView.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: CGFloat(sizeSlider.value)))
        configureView()
        registerForKeyboardNotifications()
    }

    private func showMood(_ mood: Int) {
        UIView.transition(with: moodView, duration: 0.3, options: .transitionCrossDissolve, animations: {
            self.moodView.transform = CGAffineTransform(rotationAngle: mood == 2 ? .pi : 0)
            self.moodView.alpha = mood == 1 ? 0.6 : 1
        }, completion: nil)
    }

    private func updateWordCount() {
        let format = NSLocalizedString("entry.words", comment: "Number of words")
        wordLabel.text = String.localizedStringWithFormat(format, detailItem?.wordCount ?? 0)
    }

    // MARK: - Actions

    @IBAction func endEditing(_ sender: Any?) {
        view.endEditing(true)
    }

    @IBAction func fontSizeChanged(_ sender: UISlider) {
        textView.font = textView.font?.withSize(CGFloat(sender.value.rounded()))
    }

    @IBAction func unwindFromMood(_ segue: UIStoryboardSegue) {
        guard let source = segue.source as? MoodViewController else { return }
        detailItem?.mood = source.chosenMood
        Journal.shared.changed()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showMood" {
            segue.destination.popoverPresentationController?.delegate = self
        }
    }
}

// MARK: - Text view

extension DetailViewController: UITextViewDelegate {

    func textViewDidChange(_ textView: UITextView) {
        detailItem?.text = textView.text
        updateWordCount()
        Journal.shared.changed()
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        return textView.text.count + text.count - range.length <= 20_000
    }
}

// MARK: - Keyboard

private extension DetailViewController {

    func registerForKeyboardNotifications() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillChangeFrame(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc func keyboardWillChangeFrame(_ notification: Notification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        let overlap = view.bounds.maxY - view.safeAreaInsets.bottom - view.convert(frame, from: nil).minY
        move(to: max(0, overlap), with: notification)
    }

    @objc func keyboardWillHide(_ notification: Notification) {
        move(to: 0, with: notification)
    }

    func move(to overlap: CGFloat, with notification: Notification) {
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        bottomConstraint.constant = overlap + 8
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16), animations: {
            self.view.layoutIfNeeded()
        }, completion: nil)
    }
}

// MARK: - Popover

extension DetailViewController: UIPopoverPresentationControllerDelegate {

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        return .none
    }
}
