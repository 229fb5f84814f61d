// SPDX-License-Identifier: MIT
import UIKit

/// A list of a hundred thousand two-line rows in a window of 800 by 600 points, as used for measurements of other
/// toolkits.
///
/// Rows that scroll off screen are reused.
///
/// With `SCROLL` in the environment it waits 60 frames, scrolls 40 points in each of 600 frames, and prints the
/// processor time and the intervals of frames, after the processor time that opening took. Then it exits, or stays open
/// if `HOLD` is set.
class ListBenchmark: UIResponder, UIApplicationDelegate {
    static let count = 100_000

    var window: UIWindow?

    override init() {}

    func makeList() -> UIScrollView { RecycledList(count: Self.count) }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        window.rootViewController = ListViewController(makeList())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class ListViewController: UIViewController {
    private static let (warmUp, count, step): (Int, Int, CGFloat) = (60, 600, 40)
    private let list: UIScrollView
    private var frame = 0
    private var intervals: [TimeInterval] = []
    private var (last, start, used, opening): (TimeInterval, TimeInterval, TimeInterval, TimeInterval) = (0, 0, 0, 0)

    init(_ list: UIScrollView) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "list"
        view.backgroundColor = .systemBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        opening = ProcessorTime.used
        guard ProcessInfo.processInfo.environment["SCROLL"] != nil else { return }
        CADisplayLink(target: self, action: ListViewController.tick).add(to: .main, forMode: .common)
    }

    private func tick(_ link: CADisplayLink) {
        frame += 1
        guard frame >= Self.warmUp else { return }
        let now = CACurrentMediaTime()
        if frame == Self.warmUp { (start, used) = (now, ProcessorTime.used) } else { intervals.append(now - last) }
        last = now
        guard frame < Self.warmUp + Self.count else {
            link.invalidate()
            return report(at: now)
        }
        list.contentOffset.y += Self.step
    }

    private func report(at now: TimeInterval) {
        let processor = (ProcessorTime.used - used) * 1000 / Double(Self.count)
        let apart = Figures(intervals)
        let mean = intervals.reduce(0, +) / Double(max(1, intervals.count))
        let figures: [(name: String, value: TimeInterval)] = [
            ("mean_iv", mean), ("p50_iv", apart.median), ("p95_iv", apart.quantile(0.95)),
            ("max_iv", apart.quantile(1)),
        ]
        var line = "SCROLL shoji frames=\(Self.count) cpu_ms_per_frame=\(String(format: "%.3f", processor))"
        line += " open_ms=\(String(format: "%.1f", opening * 1000))"
        line += " wall_ms=\(String(format: "%.0f", (now - start) * 1000))"
        for figure in figures { line += " \(figure.name)=\(String(format: "%.2f", figure.value * 1000))" }
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
        if ProcessInfo.processInfo.environment["HOLD"] == nil { exit(0) }
    }
}

/// A list of equally high rows with views only for the visible ones.
private final class RecycledList: UIScrollView, UIScrollViewDelegate {
    static let rowHeight: CGFloat = 52
    private let count: Int
    private var rows: [Int: ListRow] = [:]
    private var spare: [ListRow] = []

    init(count: Int) {
        self.count = count
        super.init(frame: .zero)
        delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * Self.rowHeight)
        placeRows()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

    private func placeRows() {
        let first = max(0, Int(bounds.minY / Self.rowHeight))
        let last = min(count - 1, Int(bounds.maxY / Self.rowHeight))
        guard first <= last else { return }
        for (index, row) in rows where !(first...last).contains(index) {
            rows[index] = nil
            spare.append(row)
        }
        for index in first...last {
            let row = rows[index] ?? newRow(index)
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
        }
    }

    private func newRow(_ index: Int) -> ListRow {
        let row = spare.popLast() ?? ListRow()
        row.title.text = "Row number \(index)"
        row.subtitle.text = "Subtitle of row \(index) with some more text"
        if row.superview == nil { addSubview(row) }
        rows[index] = row
        return row
    }
}

private final class ListRow: UIView {
    let title = UILabel()
    let subtitle = UILabel()

    init() {
        super.init(frame: .zero)
        title.font = .preferredFont(forTextStyle: .body)
        subtitle.font = .preferredFont(forTextStyle: .caption1)
        subtitle.textColor = .secondaryLabel
        addSubview(title)
        addSubview(subtitle)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 24)
        title.frame = CGRect(x: 12, y: 6, width: width, height: 22)
        subtitle.frame = CGRect(x: 12, y: 29, width: width, height: 16)
    }
}

/// The same rows in a table view.
class TableBenchmark: ListBenchmark {
    private lazy var source = RowSource(count: rowCount)

    var rowCount: Int { Self.count }
    var rowHeight: CGFloat { RecycledList.rowHeight }

    override func makeList() -> UIScrollView {
        let table = UITableView(frame: .zero)
        table.dataSource = source
        table.rowHeight = rowHeight
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        return table
    }
}

/// A million rows, or as many as the second argument says, in a table view that measures each when it appears.
final class EstimatesBenchmark: TableBenchmark {
    override var rowCount: Int { CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1_000_000 }
    override var rowHeight: CGFloat { UITableView.automaticDimension }
}

private final class RowSource: UITableViewDataSource {
    private let count: Int

    init(count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row number \(indexPath.row)"
        cell.detailTextLabel?.text = "Subtitle of row \(indexPath.row) with some more text"
        return cell
    }
}

private final class RowCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
