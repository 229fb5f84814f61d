// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// How a PDF renderer draws.
@MainActor
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Entries of the document's information by their keys, such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    public required init() {}
}

/// Where a PDF renderer draws: pages that are begun one after the other.
@MainActor
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The open page's bounds, or those of pages that have none of their own.
    open var pdfContextBounds: CGRect { cgContext.pdfPageBounds ?? cgContext.pdfMediaBox ?? .zero }

    /// Begins a page of the renderer's bounds, after ending the one before.
    open func beginPage() {
        cgContext.beginPDFPage(nil)
    }

    /// Begins a page of other bounds, whose origin is the page's upper left corner.
    ///
    /// `kCGPDFContextMediaBox` in `pageInfo` takes their place.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.beginPDFPage(pageInformation(bounds, pageInfo))
    }

    /// Makes a rectangle of the page a link to what `url` says.
    open func setURL(_ url: URL, for rect: CGRect) {
        cgContext.setURL(url, for: rect)
    }

    /// Names a place of the page, for links; a name that is taken keeps its place.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(name, at: point)
    }

    /// Makes a rectangle of the page a link to the place of that name, on whatever page it is.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(name, for: rect)
    }
}

/// Makes PDF documents by drawing.
///
/// What is drawn before the first page is begun is lost; a document without pages gets an empty one.
@MainActor
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let documentInfo: [String: Any]

    /// Pages of 612 x 792 points with their origin at zero.
    public convenience init() {
        self.init(bounds: .zero)
    }

    /// Pages have `bounds` unless they say otherwise; an empty rectangle counts as 612 x 792 points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        let copy = UIGraphicsPDFRendererFormat()
        copy.documentInfo = format.documentInfo
        documentInfo = format.documentInfo
        super.init(bounds: bounds, storing: copy)
    }

    /// Writes what `actions` draw into a file, which an error leaves as it was.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        guard url.isFileURL else { throw PDFError.unwritable(path: url.absoluteString, reason: "it is not a file") }
        try draw(CGContext(pdfFile: url.path, mediaBox: bounds, info: documentInfo), actions)
    }

    /// The document that `actions` draw; empty where there is no memory for it.
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

/// What a page is begun with.
func pageInformation(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) -> [AnyHashable: Any] {
    var info = pageInfo ?? [:]
    if info[kCGPDFContextMediaBox] == nil { info[kCGPDFContextMediaBox] = bounds }
    return info
}
