extension Verb {
    /// Done by `haptics-media`, which loads sound libraries.
    package static let render = Verb(
        "render", "Renders patterns as WAV files, or as strengths of two motors",
        operands: "FILE|FOLDER...", completion: .files,
        options: [
            .output, .signal, .actuator, .profile, .limit, .rate, .bits, .start, .end, .repeats, .maxDuration, .format,
            .settings,
        ],
        formats: ["text", "json"],
        details: """
            drive is the signal for an actuator, motion what the model of one makes of it, preview the
            drive with partials that small speakers play. motors writes CSV: time, heavy, light.
            Audio events give channels 2 and 3. Sounds are looked for beside the pattern and in the
            resource roots of the settings; one that is missing is silent, and said.
            A FILE renders to -o FILE.wav, several to a folder: -o FOLDER/.
            Models: lra-iphone (default), lra-android, lra-narrow, voice-coil, erm-low, erm-high, flat.
            They are models: none of them was measured on hardware.
            Profiles: reference (default), linear, mpeg, quest; or 80:230:log:2, where the law is log,
            linear or square and the exponent is that of intensity.
            A pattern with faults is rendered as far as it can be read, with exit status 1.
            """,
        by: .beside("haptics-media"))
}
