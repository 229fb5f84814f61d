// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

// Entries of a document's metadata. Each value is a string; the keywords can also be an array of strings.
//
// There are none for passwords, because Cairo can't encrypt.
/// The document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The document's author.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The document's subject.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The document's keywords.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The application that created the content.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The bounds of a page, a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
    /// Creates a context that writes a PDF document to memory.
    ///
    /// Pages have the bounds `mediaBox` unless they specify their own. An empty or non-finite box is replaced by 612 ×
    /// 792 points (US Letter); sides are clamped to 3...14,400.
    public convenience init(
        pdfData data: NSMutableData, mediaBox: CGRect = .zero, info: CFDictionary? = nil
    ) throws(PDFError) {
        try self.init(PDFDataOutput(data), mediaBox: mediaBox, info: info)
    }

    /// Creates a context that writes a PDF document to a file, which is put in place when the document is closed.
    public convenience init(
        pdfFile path: String, mediaBox: CGRect = .zero, info: CFDictionary? = nil
    ) throws(PDFError) {
        try self.init(PDFFileOutput(path: path), mediaBox: mediaBox, info: info)
    }

    /// Creates a context like `init(pdfFile:mediaBox:info:)`; `nil` if the file can't be written.
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

    /// Begins a page, ending the previous one.
    ///
    /// `kCGPDFContextMediaBox` in `pageInfo` overrides the bounds. The graphics state is that of a new context, with
    /// the origin of the bounds at the page's top left. Drawing while no page is open is lost. Does nothing for a
    /// bitmap, and for a document that is closed.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let document, !document.isClosed else { return }
        endPDFPage()
        let bounds = (pageInfo?[kCGPDFContextMediaBox] as? CGRect).flatMap(PDFDocument.usable) ?? document.mediaBox
        document.beginPage(bounds)
        unsafe cairo_reset_clip(native)
        // Links are relative to the page's corner, not to this transform.
        translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    /// Ends the page and the layers that are open in it.
    public func endPDFPage() {
        guard let document, document.page != nil else { return }
        endEverything()
        unsafe cairo_show_page(native)
        document.endPage()
        leavePage()
    }

    /// The open page's bounds; `nil` without one.
    package var pdfPageBounds: CGRect? { document?.page }
    /// The default page bounds; `nil` for a bitmap.
    package var pdfMediaBox: CGRect? { document?.mediaBox }

    /// Ends the last page and the document.
    ///
    /// Nothing can be drawn afterward.
    public func closePDF() {
        try? finishPDF()
    }

    /// Closes the document like `closePDF()`.
    ///
    /// - Throws: `PDFError` if the document is incomplete.
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

    /// Clips everything until a page begins.
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
