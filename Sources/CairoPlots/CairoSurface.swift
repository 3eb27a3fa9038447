internal import CCairo
internal import HapticPlots

/// Something to draw on. It is Cairo's until it is let go.
// Safe: the pointer is made and let go here, and what takes it from here is counted by Cairo.
@safe struct CairoSurface: ~Copyable {
    /// A surface that writes as it is drawn on.
    enum Page { case svg, pdf }

    private let surface: OpaquePointer?
    /// Kept as long as Cairo may write to it.
    private let sink: ByteSink?

    /// Pixels to be written later.
    init(imageOfWidth width: Int32, height: Int32) {
        unsafe surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)
        sink = nil
    }

    init(_ page: Page, width: Double, height: Double, title: String, into sink: ByteSink) {
        self.sink = sink
        switch page {
        case .svg:
            unsafe surface = cairo_svg_surface_create_for_stream(ByteSink.write, sink.closure, width, height)
        case .pdf:
            unsafe surface = cairo_pdf_surface_create_for_stream(ByteSink.write, sink.closure, width, height)
            // The time of drawing would make each file another.
            unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
            if !title.isEmpty { unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
        }
    }

    deinit { unsafe cairo_surface_destroy(surface) }

    borrowing func draw(_ scene: PlotScene, _ theme: PlotTheme, scale: Double) throws(CairoPlotError) {
        try check()
        let canvas = unsafe CairoCanvas(on: surface, theme: theme, scale: scale)
        canvas.draw(scene)
        try canvas.check()
    }

    /// Writes what is still to be written.
    borrowing func finish() throws(CairoPlotError) {
        unsafe cairo_surface_finish(surface)
        try check()
    }

    borrowing func png() throws(CairoPlotError) -> [UInt8] {
        let sink = ByteSink()
        let status = unsafe cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.closure)
        try check(status)
        return sink.bytes
    }

    private borrowing func check() throws(CairoPlotError) { try CairoPlots.check(unsafe cairo_surface_status(surface)) }
    private borrowing func check(_ status: cairo_status_t) throws(CairoPlotError) { try CairoPlots.check(status) }
}

/// Throws what Cairo says of a failure.
func check(_ status: cairo_status_t) throws(CairoPlotError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    // Cairo has a text for each status, which lives as long as the program.
    throw .notDrawn(unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) } ?? "unknown")
}
