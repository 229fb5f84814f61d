// SPDX-License-Identifier: MIT
import UIKit

/// A text view with the text of a file, in a window of 800 by 600 points, as used for measurements of other toolkits.
///
/// It waits 60 frames, goes to the middle, types a character in each of 100 frames, scrolls 40 points in each of 600
/// frames, prints the processor time of each part, and exits. With SPELLING in the environment, the spelling is checked.
final class TextBenchmark: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    override init() {}

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        window.rootViewController = TextBenchmarkController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class TextBenchmarkController: UIViewController {
    private static let (settled, middle, typed, frames, step): (Int, Int, Int, Int, CGFloat) = (60, 120, 220, 600, 40)
    private let text = UITextView()
    private var frame = 0
    private var marks: [Int: TimeInterval] = [:]
    private var intervals: [TimeInterval] = []
    private var last: TimeInterval = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let path = CommandLine.arguments.last ?? ""
        text.text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        // The other toolkits don't check the spelling.
        if !Self.checksSpelling { text.spellCheckingType = .no }
        text.font = UIFont(name: "DejaVu Sans", size: 14) ?? .systemFont(ofSize: 14)
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(text)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 0, length: 0)
        CADisplayLink(target: self, action: TextBenchmarkController.tick).add(to: .main, forMode: .common)
    }

    private func tick(_ link: CADisplayLink) {
        let now = CACurrentMediaTime()
        if [1, Self.settled, Self.middle, Self.typed].contains(frame) { marks[frame] = ProcessorTime.used }
        if frame > Self.typed { intervals.append(now - last) }
        last = now
        switch frame {
        case Self.settled: text.selectedRange = NSRange(location: text.textStorage.length / 2, length: 0)
        case Self.middle..<Self.typed: text.insertText(frame % 20 == 0 ? "\n" : "x")
        case Self.typed..<Self.typed + Self.frames: text.contentOffset.y += Self.step
        case Self.typed + Self.frames:
            link.invalidate()
            report()
        default: text.setNeedsLayout()
        }
        frame += 1
    }

    private func report() {
        func used(_ frame: Int) -> TimeInterval { (marks[frame] ?? 0) * 1000 }
        let scrolled = (ProcessorTime.used * 1000 - used(Self.typed)) / Double(Self.frames)
        let keys = (used(Self.typed) - used(Self.middle)) / Double(Self.typed - Self.middle)
        let apart = Figures(intervals)
        let figures: [(name: String, value: Double)] = [
            ("open_ms", used(1)), ("settled_ms", used(Self.settled)), ("key_ms", keys), ("frame_ms", scrolled),
            ("p95_iv", apart.quantile(0.95) * 1000), ("max_iv", apart.quantile(1) * 1000),
            ("resident_mb", Self.residentMegabytes),
        ]
        var line = "TEXT \(Self.checksSpelling ? "shoji_spelling" : "shoji")"
        for figure in figures { line += " \(figure.name)=\(String(format: "%.3f", figure.value))" }
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
        exit(0)
    }

    private static var checksSpelling: Bool { ProcessInfo.processInfo.environment["SPELLING"] != nil }

    private static var residentMegabytes: Double {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return fields.count > 1 ? (Double(fields[1]) ?? 0) * 4 / 1024 : 0
    }
}
