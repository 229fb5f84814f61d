import UIKit
import BoardRules

@objc protocol BoardViewDelegate: AnyObject {
    func boardView(_ boardView: BoardView, didSelectColumn column: Int, row: Int)
    @objc optional func boardViewDidCancel(_ boardView: BoardView)
}

@IBDesignable
class BoardView: UIView {

    struct Geometry {
        let side: CGFloat
        let origin: CGPoint

        init(bounds: CGRect) {
            let length = min(bounds.width, bounds.height)
            side = length / CGFloat(Game.size)
            origin = CGPoint(x: bounds.midX - length / 2, y: bounds.midY - length / 2)
        }

        func rect(of square: Square) -> CGRect {
            return CGRect(x: origin.x + CGFloat(square.column) * side, y: origin.y + CGFloat(square.row) * side, width: side, height: side)
        }
    }

    @IBOutlet weak var delegate: BoardViewDelegate?

    @IBInspectable var lineColor: UIColor = .black { didSet { setNeedsDisplay() } }
    @IBInspectable var showsHints: Bool = true { didSet { setNeedsDisplay() } }
    @IBInspectable var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius; clipsToBounds = true } }

    var game: Game? { didSet { setNeedsDisplay() } }

    private var pressed: Square? { didSet { setNeedsDisplay() } }
    private var turning: [Square: CGFloat] = [:]
    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval = 0

    private var geometry: Geometry { return Geometry(bounds: bounds) }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let geometry = self.geometry
        drawLines(in: context, geometry: geometry)
        if let pressed = pressed {
            context.setFillColor(UIColor.white.withAlphaComponent(0.25).cgColor)
            context.fill(geometry.rect(of: pressed))
        }
        for (square, disc) in game?.discs ?? [:] {
            draw(disc, in: geometry.rect(of: square), progress: turning[square] ?? 1, context: context)
        }
        if showsHints, let game = game, let next = game.next {
            UIColor(white: next == .black ? 0 : 1, alpha: 0.3).setFill()
            for square in game.legalSquares(for: next) {
                let rect = geometry.rect(of: square)
                UIBezierPath(ovalIn: rect.insetBy(dx: rect.width * 0.38, dy: rect.height * 0.38)).fill()
            }
        }
    }

    private func drawLines(in context: CGContext, geometry: Geometry) {
        let path = UIBezierPath()
        let length = geometry.side * CGFloat(Game.size)
        for index in 1..<Game.size {
            let offset = CGFloat(index) * geometry.side
            path.move(to: CGPoint(x: geometry.origin.x + offset, y: geometry.origin.y))
            path.addLine(to: CGPoint(x: geometry.origin.x + offset, y: geometry.origin.y + length))
            path.move(to: CGPoint(x: geometry.origin.x, y: geometry.origin.y + offset))
            path.addLine(to: CGPoint(x: geometry.origin.x + length, y: geometry.origin.y + offset))
        }
        path.lineWidth = 1 / UIScreen.main.scale
        lineColor.setStroke()
        path.stroke()
    }

    private func draw(_ disc: Disc, in rect: CGRect, progress: CGFloat, context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        let shown = progress < 0.5 ? disc.opponent : disc
        let width = abs(cos(progress * .pi))
        context.translateBy(x: rect.midX, y: rect.midY)
        context.scaleBy(x: max(width, 0.05), y: 1)
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 3, color: UIColor.black.withAlphaComponent(0.4).cgColor)
        context.setFillColor(UIColor(named: shown == .black ? "DiscBlack" : "DiscWhite")!.cgColor)
        let radius = rect.width * 0.4
        context.fillEllipse(in: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
    }

    // MARK: Animation

    func animateTurning(of squares: [Square]) {
        guard !squares.isEmpty else { return }
        displayLink?.invalidate()
        turning = Dictionary(uniqueKeysWithValues: squares.map { ($0, 0) })
        startTime = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    @objc private func step(_ link: CADisplayLink) {
        let progress = CGFloat(min(1, (link.timestamp - startTime) / 0.4))
        for square in turning.keys {
            turning[square] = max(0, progress)
        }
        if progress >= 1 {
            turning.removeAll()
            link.invalidate()
            displayLink = nil
        }
        setNeedsDisplay()
    }

    // MARK: Touches

    func square(at point: CGPoint) -> Square? {
        let geometry = self.geometry
        let column = floor((point.x - geometry.origin.x) / geometry.side)
        let row = floor((point.y - geometry.origin.y) / geometry.side)
        guard (0..<CGFloat(Game.size)).contains(column), (0..<CGFloat(Game.size)).contains(row) else { return nil }
        return Square(column: Int(column), row: Int(row))
    }
}

// MARK: - Responding

extension BoardView {

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = touches.first.flatMap { square(at: $0.location(in: self)) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = touches.first.flatMap { square(at: $0.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let square = pressed {
            delegate?.boardView(self, didSelectColumn: square.column, row: square.row)
        }
        pressed = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = nil
        delegate?.boardViewDidCancel?(self)
    }

    override var accessibilityLabel: String? {
        get { return mark ?? "Board" }
        set { mark = newValue }
    }
}
