// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

/// A PDF document that is being written.
@safe
final class PDFDocument {
    /// US Letter.
    static let defaultPage = CGRect(x: 0, y: 0, width: 612, height: 792)
    /// The page sides that readers accept: from 3 points to 200 inches.
    private static let pageSide: ClosedRange<CGFloat> = 3...14_400

    let surface: OpaquePointer
    let mediaBox: CGRect
    private(set) var page: CGRect?
    private(set) var isClosed = false
    private let output: PDFOutput
    private var destinations: Set<String> = []
    private var hasLinks = false

    init(_ output: PDFOutput, mediaBox: CGRect) throws(PDFError) {
        self.output = output
        self.mediaBox = Self.usable(mediaBox) ?? Self.defaultPage
        // The output outlives the surface, so it is not retained for it.
        let surface = unsafe cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure = unsafe closure else { return CAIRO_STATUS_WRITE_ERROR }
                let output = unsafe Unmanaged<PDFOutput>.fromOpaque(closure).takeUnretainedValue()
                let isTaken = unsafe output.take(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                return isTaken ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }, Unmanaged.passUnretained(output).toOpaque(), self.mediaBox.width, self.mediaBox.height)
        guard let surface = unsafe surface else { throw .drawingFailed(reason: "there is no memory for it") }
        unsafe self.surface = unsafe surface
        if let reason = Self.reason(unsafe cairo_surface_status(surface)) {
            // `deinit`, which runs because all properties are set, destroys the surface.
            throw .drawingFailed(reason: reason)
        }
    }

    deinit {
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
    }

    /// Returns valid page bounds; `nil` for empty and non-finite ones.
    static func usable(_ bounds: CGRect) -> CGRect? {
        let bounds = bounds.standardized
        guard bounds.isFinite, !bounds.isInfinite, bounds.width > 0, bounds.height > 0 else { return nil }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width.clamped(to: pageSide),
            height: bounds.height.clamped(to: pageSide))
    }

    func beginPage(_ bounds: CGRect) {
        page = bounds
        hasLinks = false
        unsafe cairo_pdf_surface_set_size(surface, bounds.width, bounds.height)
    }

    func endPage() {
        page = nil
    }

    /// Writes the remaining data and puts the document in place.
    func close() throws(PDFError) {
        guard !isClosed else { return }
        isClosed = true
        unsafe cairo_surface_finish(surface)
        if let error = output.error { throw error }
        if let reason = Self.reason(unsafe cairo_surface_status(surface)) { throw .drawingFailed(reason: reason) }
        try output.finish()
    }

    func setInfo(_ field: cairo_pdf_metadata_t, _ value: String) {
        unsafe cairo_pdf_surface_set_metadata(surface, field, value)
    }

    /// Adds a destination.
    ///
    /// Returns false if the name is already in use.
    func addDestination(_ name: String) -> Bool {
        destinations.insert(name).inserted
    }

    /// Returns true for the page's first link or destination.
    func beginsLinks() -> Bool {
        defer { hasLinks = true }
        return !hasLinks
    }

    private static func reason(_ status: cairo_status_t) -> String? {
        guard status != CAIRO_STATUS_SUCCESS, status != CAIRO_STATUS_SURFACE_FINISHED else { return nil }
        return unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) } ?? "status \(status.rawValue)"
    }
}
