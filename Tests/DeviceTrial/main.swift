// Nothing else belongs here: closures in this file would be bound to the main actor.
runTrial()
