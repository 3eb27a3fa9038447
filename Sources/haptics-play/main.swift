import HapticsCommand

// Nothing else belongs here: closures in this file would be bound to the main actor.
leave(
    unsafe Program([.playHere, .feedbackHere, .devicesHere, .doctorHere])
        .run(argumentCount: CommandLine.argc, arguments: CommandLine.unsafeArgv))
