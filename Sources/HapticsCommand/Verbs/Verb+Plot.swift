extension Verb {
    /// Done by `haptics-plot`, which links Cairo.
    package static let plot = Verb(
        "plot", "Draws patterns as pictures or in the terminal",
        operands: "FILE|FOLDER...", completion: .files,
        options: [.output, .size, .theme, .to, .start, .end, .settings, .color],
        details: """
            Lanes: events (taps as stems, continuous events as filled envelopes), effective intensity
            and sharpness with curves and control points, the waveform, sounds.
            A FILE is drawn to -o FILE.png, .svg or .pdf, several to a folder: -o FOLDER/ (png unless
            --to says otherwise). Without -o the plot is drawn in the terminal, as wide as that is.
            A pattern with faults is drawn as far as it can be read, with exit status 1.
            """,
        by: .beside("haptics-plot"))
}
