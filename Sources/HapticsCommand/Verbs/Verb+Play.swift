extension Verb {
    /// Done by `haptics-play`, which loads SDL2.
    package static let play = Verb(
        "play", "Plays patterns on a gamepad, a sound device or into a file",
        operands: "FILE|FOLDER...", completion: .files,
        options: [.on, .loop, .speed, .start, .gain, .watch, .settings],
        details: """
            Outputs: gamepad, gamepad:INDEX, audio, audio:DEVICE (a voice coil or an amplifier), preview
            (loudspeakers), wav:PATH, null (silence, in real time). Without --on: what HAPTICS_OUTPUT
            names, else the first gamepad with motors, else null, which is said.
            On a terminal a meter shows position, intensity (I), sharpness (S) and events as they begin;
            the space bar pauses, the arrows left and right go a second (or a tenth) back or forward,
            and q stops. Several files are played one after the other, with --loop again and again.
            A pattern with faults is played as far as it can be read, with exit status 1.
            """,
        by: .beside("haptics-play"))

    /// Done by `haptics-play` too.
    package static let devices = Verb(
        "devices", "Lists the outputs that are here, and what each can play",
        options: [.format], formats: ["text", "json"],
        details: """
            The one that is marked is played on where neither --on nor a program says which.
            What is missing is listed with the reason; 'haptics doctor' says what to do about it.
            """,
        by: .beside("haptics-play"))

    /// Done by `haptics-play` too.
    package static let doctor = Verb(
        "doctor", "Checks why an output is missing or stays silent, with remedies",
        options: [.format], formats: ["text", "json"],
        details: """
            Looks at SDL2, the sound server, connected pads, the permissions on their devices and what
            HAPTICS_OUTPUT names. Exit status 1 where a problem was found.
            """,
        by: .beside("haptics-play"))
}
