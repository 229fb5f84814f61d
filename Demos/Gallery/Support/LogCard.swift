// SPDX-License-Identifier: MIT
import UIKit

/// A card with a log.
final class LogCard: CardView {
    private let log = LogView(lineCount: 24, hint: "No events")

    func append(_ line: String) { log.append(line) }
    func replaceLast(with line: String) { log.replaceLast(with: line) }

    override func build() { addSubview(log) }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { LogView.height(forLines: 6) }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { LogView.height(forLines: 4) }
    override var stretch: CGFloat { LogView.lineHeight * 16 }
    override func layoutBody(in area: CGRect) { log.frame = area }
}
