internal import CCairo
internal import HapticPlots

/// Draws shapes on a surface, and decides nothing.
// Safe: the pointer is made and let go here, and never leaves.
@safe struct CairoCanvas: ~Copyable {
    private let context: OpaquePointer?
    private let theme: PlotTheme

    /// - Parameter surface: Cairo counts who uses it, so that it may be let go before the canvas.
    init(on surface: OpaquePointer?, theme: PlotTheme, scale: Double) {
        self.theme = theme
        unsafe context = cairo_create(surface)
        unsafe cairo_scale(context, scale, scale)
        unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        useFonts()
    }

    deinit { unsafe cairo_destroy(context) }

    /// Grey smoothing and no hinting, so that letters do not depend on the settings of a desktop.
    private borrowing func useFonts() {
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_set_font_options(context, options)
        unsafe cairo_font_options_destroy(options)
    }

    borrowing func draw(_ scene: PlotScene) {
        for shape in scene.shapes { draw(shape) }
    }

    borrowing func check() throws(CairoPlotError) { try CairoPlots.check(unsafe cairo_status(context)) }

    private borrowing func draw(_ shape: SceneShape) {
        switch shape {
        case .rectangle(let rectangle, let radius, let fill):
            trace(rectangle, radius: radius)
            self.fill(fill)
        case .area(let points, let fill):
            trace(points)
            self.fill(fill)
        case .line(let points, let role, let width, let dash):
            trace(points)
            stroke(role, width: width, dash: dash)
        case .circle(let centre, let radius, let fill, let role, let width):
            unsafe cairo_new_path(context)
            unsafe cairo_arc(context, centre.x, centre.y, radius, 0, 2 * .pi)
            self.fill(fill, keepsPath: width > 0)
            if width > 0 { stroke(role, width: width, dash: []) }
        case .text(let text): draw(text)
        }
    }

    private borrowing func trace(_ points: [ScenePoint]) {
        unsafe cairo_new_path(context)
        for point in points { unsafe cairo_line_to(context, point.x, point.y) }
    }

    /// Four arcs, joined by lines.
    private borrowing func trace(_ rectangle: SceneRectangle, radius: Double) {
        let radius = min(radius, rectangle.width / 2, rectangle.height / 2)
        let (left, right) = (rectangle.x + radius, rectangle.x + rectangle.width - radius)
        let (top, bottom) = (rectangle.y + radius, rectangle.y + rectangle.height - radius)
        unsafe cairo_new_path(context)
        unsafe cairo_arc(context, right, top, radius, -.pi / 2, 0)
        unsafe cairo_arc(context, right, bottom, radius, 0, .pi / 2)
        unsafe cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
        unsafe cairo_arc(context, left, top, radius, .pi, 1.5 * .pi)
        unsafe cairo_close_path(context)
    }

    private borrowing func fill(_ role: PlotRole, keepsPath: Bool = false) {
        use(role)
        if keepsPath { unsafe cairo_fill_preserve(context) } else { unsafe cairo_fill(context) }
    }

    private borrowing func stroke(_ role: PlotRole, width: Double, dash: [Double]) {
        use(role)
        unsafe cairo_set_line_width(context, width)
        unsafe cairo_set_line_cap(context, dash.isEmpty ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        unsafe cairo_set_dash(context, dash, Int32(truncatingIfNeeded: dash.count), 0)
        unsafe cairo_stroke(context)
    }

    private borrowing func use(_ role: PlotRole) {
        let colour = theme.colour(of: role)
        unsafe cairo_set_source_rgba(
            context, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255, colour.opacity)
    }

    private borrowing func draw(_ text: SceneText) {
        unsafe cairo_select_font_face(
            context, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
            text.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
        unsafe cairo_set_font_size(context, text.size)
        var extents = cairo_text_extents_t()
        unsafe cairo_text_extents(context, text.text, &extents)
        let share =
            switch text.anchor {
            case .start: 0.0
            case .middle: 0.5
            case .end: 1.0
            }
        use(text.role)
        unsafe cairo_move_to(context, text.place.x - extents.x_advance * share, text.place.y)
        unsafe cairo_show_text(context, text.text)
        unsafe cairo_new_path(context)
    }
}
