import HapticsCommand

// Nothing else belongs here: closures in this file would be bound to the main actor.
leave(unsafe Program(Verb.all).run(argumentCount: CommandLine.argc, arguments: CommandLine.unsafeArgv))
