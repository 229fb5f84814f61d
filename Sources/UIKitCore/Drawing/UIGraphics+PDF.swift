// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import Graphics

// Positions are in the user space of the current context. These functions do nothing if the current context isn't a PDF
// document or no page is open.

/// Creates a PDF document and makes it the current context.
///
/// `UIGraphicsEndPDFContext()` writes it to the file at `path`.
///
/// No page is open yet; begin one before drawing.
///
/// - Parameters:
///   - path: The path of the file. An existing file is kept until the document is complete.
///   - bounds: The default page bounds. An empty rectangle means 612 x 792 points; dimensions are limited to
///     3...14,400.
///   - documentInfo: Document information by keys such as `kCGPDFContextTitle`.
/// - Returns: `false` if the file can't be written, with a log message; no document is created then.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    do throws(PDFError) {
        begin(try CGContext(pdfFile: path, mediaBox: bounds, info: documentInfo))
        return true
    } catch {
        Log.error("\(error)")
        return false
    }
}

/// Like `UIGraphicsBeginPDFContextToFile(_:_:_:)`, but appends to `data` as the document grows.
///
/// The document is complete after the end call.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    do throws(PDFError) {
        begin(try CGContext(pdfData: data, mediaBox: bounds, info: documentInfo))
    } catch {
        Log.error("\(error)")
        // An entry for the matching end call to remove.
        GraphicsContextStack.entries.append(GraphicsContextStack.Entry(context: nil, kind: .document(nil)))
    }
}

/// Ends the last page and the document, writes it to its destination, and restores the previous context.
public func UIGraphicsEndPDFContext() {
    guard case .document(let context) = GraphicsContextStack.entries.last?.kind else { return }
    GraphicsContextStack.entries.removeLast()
    do throws(PDFError) {
        try context?.finishPDF()
    } catch {
        Log.error("\(error)")
    }
}

/// Ends the current page and begins one with the document's default bounds.
public func UIGraphicsBeginPDFPage() {
    currentDocument?.beginPDFPage(nil)
}

/// Begins a page with other bounds, whose origin is the page's top left corner.
///
/// `kCGPDFContextMediaBox` in `pageInfo` overrides `bounds`. An empty rectangle means the document's default bounds.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    currentDocument?.beginPDFPage(pageInformation(bounds, pageInfo))
}

/// Returns the bounds of the current page, or the document's default bounds; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    currentDocument.flatMap { $0.pdfPageBounds ?? $0.pdfMediaBox } ?? .zero
}

/// Makes a rectangle of the page a link to `url`.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    currentDocument?.setURL(url, for: rect)
}

/// Defines a named link destination on the page.
///
/// A name that is already in use keeps its destination.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    currentDocument?.addDestination(name, at: point)
}

/// Makes a rectangle of the page a link to a named destination, on any page, defined earlier or later.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    currentDocument?.setDestination(name, for: rect)
}

private var currentDocument: CGContext? {
    guard let context = UIGraphicsGetCurrentContext(), context.pdfMediaBox != nil else { return nil }
    return context
}

private func begin(_ context: CGContext) {
    GraphicsContextStack.entries.append(GraphicsContextStack.Entry(context: context, kind: .document(context)))
}
