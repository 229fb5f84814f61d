// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

// Entries of a document's information; each a string, the keywords also an array of them.
//
// There are none for passwords: the drawing library cannot encrypt.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The application that the content comes from.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// Of a page: its bounds, a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
    /// Draws a PDF document into memory that it is added to as it grows.
    ///
    /// Pages have the bounds of `mediaBox` unless they say otherwise. An empty box, or one of numbers that are not
    /// finite, counts as 612 x 792 points (US Letter); sides are kept within 3...14,400.
    public convenience init(
        pdfData data: NSMutableData, mediaBox: CGRect = .zero, info: CFDictionary? = nil
    ) throws(PDFError) {
        try self.init(PDFDataOutput(data), mediaBox: mediaBox, info: info)
    }

    /// Draws a PDF document into a file, which takes its place when the document is closed.
    public convenience init(
        pdfFile path: String, mediaBox: CGRect = .zero, info: CFDictionary? = nil
    ) throws(PDFError) {
        try self.init(PDFFileOutput(path: path), mediaBox: mediaBox, info: info)
    }

    /// As `init(pdfFile:mediaBox:info:)`; `nil` where the file cannot be written.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard url.isFileURL else { return nil }
        let mediaBox = unsafe mediaBox?.pointee ?? .zero
        do throws(PDFError) {
            try self.init(pdfFile: url.path, mediaBox: mediaBox, info: auxiliaryInfo)
        } catch {
            return nil
        }
    }

    private convenience init(_ output: PDFOutput, mediaBox: CGRect, info: CFDictionary?) throws(PDFError) {
        self.init(try PDFDocument(output, mediaBox: mediaBox))
        setInfo(info ?? [:])
        leavePage()
    }

    // MARK: - Pages

    /// Begins a page, after ending the one before; `kCGPDFContextMediaBox` in `pageInfo` gives it bounds of its own.
    ///
    /// Its state is a new context's, with the origin of the bounds at the page's upper left corner. What is drawn
    /// while no page is open is lost. Does nothing for a bitmap, and for a document that is closed.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let document, !document.isClosed else { return }
        endPDFPage()
        let bounds = (pageInfo?[kCGPDFContextMediaBox] as? CGRect).flatMap(PDFDocument.usable) ?? document.mediaBox
        document.beginPage(bounds)
        unsafe cairo_reset_clip(native)
        // Links count from the page's corner, so this is not the transformation that they are told in.
        translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    /// Ends the page; open layers end with it.
    public func endPDFPage() {
        guard let document, document.page != nil else { return }
        endEverything()
        unsafe cairo_show_page(native)
        document.endPage()
        leavePage()
    }

    /// The open page's bounds; `nil` without one.
    package var pdfPageBounds: CGRect? { document?.page }
    /// The bounds of pages that have none of their own; `nil` for a bitmap.
    package var pdfMediaBox: CGRect? { document?.mediaBox }

    /// Ends the last page and the document, which cannot be drawn into any more.
    public func closePDF() {
        try? finishPDF()
    }

    /// As `closePDF()`; throws where the document is not what was drawn.
    package func finishPDF() throws(PDFError) {
        guard let document else { return }
        endPDFPage()
        try document.close()
    }

    private func endEverything() {
        while let last = stack.last {
            if case .layer = last { endTransparencyLayer() } else { restoreGState() }
        }
        state = GraphicsState()
        textMatrix = .identity
        beginPath()
        unsafe cairo_identity_matrix(native)
    }

    /// Lets nothing through until a page begins.
    private func leavePage() {
        unsafe cairo_reset_clip(native)
        unsafe cairo_rectangle(native, 0, 0, 0, 0)
        unsafe cairo_clip(native)
    }

    private func setInfo(_ info: CFDictionary) {
        let fields = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (key, field) in fields {
            switch info[key] {
            case let text as String: document?.setInfo(field, text)
            case let words as [String]: document?.setInfo(field, words.joined(separator: ", "))
            default: break
            }
        }
    }
}
