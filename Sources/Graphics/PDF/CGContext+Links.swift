// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

// Positions are in user space. A link can be set before or after its destination, on any page. All of this does nothing
// for a bitmap, and while no page is open.
extension CGContext {
    /// Makes a rectangle of the page a link to `url`.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        addLink("uri='\(Self.quoted(url.absoluteString))'", for: rect)
    }

    /// Names a position on the page as a link destination.
    ///
    /// A name that is already in use keeps its position. Names that consist of ASCII letters, digits and `._-` are
    /// stored unchanged; readers that show names show others in an encoded form.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        let name = Self.encoded(name)
        guard let document, document.page != nil, point.isFinite, document.addDestination(name) else { return }
        let place = point.applying(ctm)
        guard place.isFinite else { return }
        tag("cairo.dest", "name='\(name)' x=\(Self.number(place.x)) y=\(Self.number(place.y))")
    }

    /// Makes a rectangle of the page a link to the destination of that name.
    ///
    /// A link to a name that is never defined has no effect.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        addLink("dest='\(Self.encoded(name))'", for: rect)
    }

    private func addLink(_ target: String, for rect: CGRect) {
        guard document?.page != nil, rect.standardized.isFinite, !rect.isEmpty else { return }
        let area = rect.applying(ctm)
        guard area.isFinite else { return }
        let numbers = [area.minX, area.minY, area.width, area.height].map(Self.number)
        tag("Link", "rect=[\(numbers.joined(separator: " "))] \(target)")
    }

    private func tag(_ name: String, _ attributes: String) {
        unsafe cairo_save(native)
        unsafe cairo_identity_matrix(native)
        if document?.beginsLinks() == true { keepingPath(drawNothing) }
        unsafe cairo_tag_begin(native, name, attributes)
        unsafe cairo_tag_end(native, name)
        unsafe cairo_restore(native)
    }

    /// Draws an invisible image: Cairo drops the links of pages without content.
    private func drawNothing() {
        guard let nothing = try? Bitmap(width: 1, height: 1) else { return }
        unsafe cairo_reset_clip(native)
        unsafe cairo_set_operator(native, CAIRO_OPERATOR_OVER)
        unsafe cairo_set_source_surface(native, nothing.surface, 0, 0)
        unsafe cairo_rectangle(native, 0, 0, 1, 1)
        unsafe cairo_fill(native)
    }

    private static func number(_ value: CGFloat) -> String {
        String(format: "%.3f", Double(value.clamped(to: -100_000...100_000)))
    }

    /// Returns a quoted URI.
    ///
    /// Characters that would end it, and non-ASCII ones, are percent-encoded.
    private static func quoted(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain = byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\")
            return isPlain ? String(UnicodeScalar(byte)) : percent(byte)
        }.joined()
    }

    private static func encoded(_ name: String) -> String {
        name.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
                String(UnicodeScalar(byte))
            default: percent(byte)
            }
        }.joined()
    }

    private static func percent(_ byte: UInt8) -> String {
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
