// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Graphics
internal import Windowing

extension CALayer {
    func markNeedsDisplay(_ rect: CGRect?) {
        guard !isPresentationCopy else { return }
        if let host = hosting.host {
            if !drawing.isNeeded { host.layersToDisplay.append(self) }
            host.setNeedsCommit()
        }
        drawing.setNeeded(rect)
    }

    func setContents(_ newValue: Any?) {
        let contents = LayerContents(newValue)
        guard contents?.bitmap !== drawing.contents?.bitmap || contents?.isOpaque != drawing.contents?.isOpaque else {
            return
        }
        let action = isPresentationCopy ? nil : action(forKey: "contents")
        drawing.store = nil
        setPixels(contents, damage: nil)
        action?.run(forKey: "contents", object: self, arguments: nil)
    }

    /// Draws the marked area into the layer's own bitmap, creating or dropping the bitmap as needed.
    ///
    /// For delegates that don't provide contents of their own.
    package func displayBackingStore() {
        guard drawsContent else { return dropBackingStore() }
        delegate?.layerWillDraw(self)
        let bounds = properties.bounds
        let scale = properties.contentsScale
        guard bounds.width > 0, bounds.height > 0 else { return dropBackingStore() }
        let margins = drawnArea.map { DrawnMargins(from: bounds, to: $0, scale: scale) } ?? .none
        let size = PixelSize(width: pixelSize.width + margins.width, height: pixelSize.height + margins.height)
        let prepared: (CGContext) -> Void = { context in
            context.translateBy(x: CGFloat(margins.left), y: CGFloat(margins.top))
            context.scaleBy(x: scale, y: scale)
            context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
            self.draw(in: context)
        }
        do throws(GraphicsError) {
            if let store = drawing.store, store.size == size {
                let isSame = drawing.contents?.margins == margins
                let rect = isSame ? dirtyPixels(size, margins) : PixelRect(size)
                guard !rect.isEmpty else { return }
                switch try store.redraw(rect, clears: clearsBeforeDrawing, prepared) {
                case .painted: setPixels(makeContents(of: store, margins, redrawn: rect), damage: isSame ? rect : nil)
                case .unchanged: return
                case .empty: return dropBackingStore(emptySize: size)
                }
                hosting.host?.keepSpare(of: self)
                return
            }
            // A layer that painted nothing before has no bitmap, but draws no more than the marked area either.
            let rect = drawing.emptySize == size ? dirtyPixels(size, margins) : PixelRect(size)
            guard !rect.isEmpty else { return }
            if let store = try BackingStore(size: size, rect: rect, prepared) {
                drawing.store = store
                drawing.emptySize = nil
                setPixels(makeContents(of: store, margins, redrawn: PixelRect(size), isNew: true), damage: nil)
            } else {
                return dropBackingStore(emptySize: size)
            }
            hosting.host?.keepSpare(of: self)
        } catch {
            Log.error("The layer \(describe()) has no contents: \(error)")
            dropBackingStore()
        }
    }

    private func makeContents(
        of store: BackingStore, _ margins: DrawnMargins, redrawn rect: PixelRect, isNew: Bool = false
    ) -> LayerContents {
        let bitmap = store.bitmap
        let whole = rect.contains(PixelRect(store.size))
        let wasOpaque = drawing.contents?.isOpaque == true || whole
        if isOpaque && wasOpaque && bitmap.isOpaque(in: rect) {
            return LayerContents(backingStore: bitmap, margins: margins, isOpaque: true, ink: nil)
        }
        let ink =
            whole ? bitmap.ink(in: rect) : drawing.contents?.ink.map { $0.union(bitmap.ink(in: rect)) }
        // A layer that is drawn again may be drawn each frame, for which the conversion would be too much.
        let coverage = isNew ? ink.flatMap { LayerCoverage(bitmap, ink: $0) } : nil
        return LayerContents(backingStore: bitmap, margins: margins, isOpaque: false, ink: ink, coverage: coverage)
    }

    private func setPixels(_ contents: LayerContents?, damage: PixelRect?) {
        drawing.contents = contents
        drawing.addDamage(damage)
        mark(.contents)
    }

    private func dropBackingStore(emptySize: PixelSize? = nil) {
        drawing.emptySize = emptySize
        guard drawing.store != nil else { return }
        drawing.store = nil
        setPixels(nil, damage: nil)
    }

    /// The size of the bounds in pixels, rounded up.
    private var pixelSize: PixelSize {
        func pixels(_ length: CGFloat) -> Int {
            // Tolerates rounding: scaling can give a value slightly above a whole number.
            max(1, Int(pixel: length * properties.contentsScale - 0.001, .up))
        }
        return PixelSize(width: pixels(bounds.width), height: pixels(bounds.height))
    }

    /// Returns the part of the bitmap that is out of date.
    private func dirtyPixels(_ size: PixelSize, _ margins: DrawnMargins) -> PixelRect {
        // Drawing beyond the bounds can depend on any part of them.
        guard margins == .none, let dirty = drawing.dirtyRect else { return PixelRect(size) }
        let scale = properties.contentsScale
        let left = Int(pixel: (dirty.minX - bounds.minX) * scale, .down)
        let top = Int(pixel: (dirty.minY - bounds.minY) * scale, .down)
        let right = Int(pixel: (dirty.maxX - bounds.minX) * scale, .up)
        let bottom = Int(pixel: (dirty.maxY - bounds.minY) * scale, .up)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top).intersection(PixelRect(size))
    }
}
