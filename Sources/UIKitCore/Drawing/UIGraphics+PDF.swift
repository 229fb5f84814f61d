// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

// Places are in the current context's user space. Where the current context is no document, and while no page is open,
// these do nothing.

/// Makes a PDF document the current context, until `UIGraphicsEndPDFContext()` writes it to the file at `path`.
///
/// No page is open: begin one before drawing.
///
/// - Parameters:
///   - path: Where the file goes; one that is there stays until the document is whole.
///   - bounds: Of pages that say nothing else; an empty rectangle counts as 612 x 792 points, and sides are kept within
///     3...14,400.
///   - documentInfo: Entries of the document's information by their keys, such as `kCGPDFContextTitle`.
/// - Returns: `false`, with nothing begun, where the file cannot be written; the log says why.
@MainActor
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

/// As `UIGraphicsBeginPDFContextToFile(_:_:_:)`, adding to `data` as the document grows; it is whole after the end.
@MainActor
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    do throws(PDFError) {
        begin(try CGContext(pdfData: data, mediaBox: bounds, info: documentInfo))
    } catch {
        Log.error("\(error)")
        // So that the end has something to end.
        GraphicsContextStack.entries.append(GraphicsContextStack.Entry(context: nil, kind: .document(nil)))
    }
}

/// Ends the last page and the document, writes it where it belongs, and brings back the context that was current before.
@MainActor
public func UIGraphicsEndPDFContext() {
    guard case .document(let context) = GraphicsContextStack.entries.last?.kind else { return }
    GraphicsContextStack.entries.removeLast()
    do throws(PDFError) {
        try context?.finishPDF()
    } catch {
        Log.error("\(error)")
    }
}

/// Begins a page of the document's own bounds, after ending the one before.
@MainActor
public func UIGraphicsBeginPDFPage() {
    currentDocument?.beginPDFPage(nil)
}

/// Begins a page of other bounds, whose origin is the page's upper left corner.
///
/// `kCGPDFContextMediaBox` in `pageInfo` takes their place; an empty rectangle counts as the document's own bounds.
@MainActor
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    currentDocument?.beginPDFPage(pageInformation(bounds, pageInfo))
}

/// The open page's bounds, or the document's own; zero without a document.
@MainActor
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    currentDocument.flatMap { $0.pdfPageBounds ?? $0.pdfMediaBox } ?? .zero
}

/// Makes a rectangle of the page a link to what `url` says.
@MainActor
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    currentDocument?.setURL(url, for: rect)
}

/// Names a place of the page, for links; a name that is taken keeps its place.
@MainActor
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    currentDocument?.addDestination(name, at: point)
}

/// Makes a rectangle of the page a link to the place of that name, which any page may have, before or after.
@MainActor
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    currentDocument?.setDestination(name, for: rect)
}

@MainActor
private var currentDocument: CGContext? {
    guard let context = UIGraphicsGetCurrentContext(), context.pdfMediaBox != nil else { return nil }
    return context
}

@MainActor
private func begin(_ context: CGContext) {
    GraphicsContextStack.entries.append(GraphicsContextStack.Entry(context: context, kind: .document(context)))
}
