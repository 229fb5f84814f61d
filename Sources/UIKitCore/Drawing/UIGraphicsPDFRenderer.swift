// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import Graphics

/// The format of the documents that a PDF renderer creates.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The document information by keys such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    /// Creates a format without document information.
    public required init() {}
}

/// The drawing environment of a PDF renderer, which adds pages in sequence.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The bounds of the current page, or the default page bounds.
    open var pdfContextBounds: CGRect { cgContext.pdfPageBounds ?? cgContext.pdfMediaBox ?? .zero }

    /// Ends the current page and begins one with the renderer's bounds.
    open func beginPage() {
        cgContext.beginPDFPage(nil)
    }

    /// Begins a page with other bounds, whose origin is the page's top left corner.
    ///
    /// `kCGPDFContextMediaBox` in `pageInfo` overrides `bounds`.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.beginPDFPage(pageInformation(bounds, pageInfo))
    }

    /// Makes a rectangle of the page a link to `url`.
    open func setURL(_ url: URL, for rect: CGRect) {
        cgContext.setURL(url, for: rect)
    }

    /// Defines a named link destination on the page.
    ///
    /// A name that is already in use keeps its destination.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(name, at: point)
    }

    /// Makes a rectangle of the page a link to a named destination on any page.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(name, for: rect)
    }
}

/// A renderer that creates PDF documents.
///
/// Drawing before the first page begins has no effect. A document without pages gets an empty one.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A closure that draws a document.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let documentInfo: [String: Any]

    /// Creates a renderer with pages of 612 x 792 points and the origin at zero.
    public convenience init() {
        self.init(bounds: .zero)
    }

    /// Creates a renderer with pages of `bounds` by default; an empty rectangle means 612 x 792 points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer with pages of `bounds` by default and a given format.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        let copy = UIGraphicsPDFRendererFormat()
        copy.documentInfo = format.documentInfo
        documentInfo = format.documentInfo
        super.init(bounds: bounds, storing: copy)
    }

    /// Writes the document drawn by `actions` to a file.
    ///
    /// If an error is thrown, an existing file is unchanged.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        guard url.isFileURL else { throw PDFError.unwritable(path: url.absoluteString, reason: "it is not a file") }
        try draw(CGContext(pdfFile: url.path, mediaBox: bounds, info: documentInfo), actions)
    }

    /// Returns the document drawn by `actions`; empty if out of memory.
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        do {
            try draw(CGContext(pdfData: data, mediaBox: bounds, info: documentInfo), actions)
        } catch {
            Log.error("\(error)")
            return Data()
        }
        return data as Data
    }

    private func draw(_ context: CGContext, _ actions: DrawingActions) throws(PDFError) {
        GraphicsContextStack.with(context) {
            actions(UIGraphicsPDFRendererContext(context, format: storedFormat))
        }
        try context.finishPDF()
    }
}

/// Returns the page information with `bounds` as its media box, unless it already has one.
func pageInformation(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) -> [AnyHashable: Any] {
    var info = pageInfo ?? [:]
    if info[kCGPDFContextMediaBox] == nil { info[kCGPDFContextMediaBox] = bounds }
    return info
}
