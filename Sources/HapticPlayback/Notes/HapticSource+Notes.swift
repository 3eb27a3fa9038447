// What players note of their events, for a recorder.
extension HapticSource {
    /// Lets players note what happens to their events from now on, in a book that somebody reads at least once a
    /// millisecond; `nil` for no more, as in the beginning. For an engine that is stopped.
    package func setNotes(_ book: NoteBook?) {
        while !beginRendering() { MonotonicClock.pause() }
        // No player has a pen to the old one any more when that ends.
        let old = notes
        mixer.setNotes(book)
        notes = book
        withExtendedLifetime(old) { endRendering() }
    }

    /// Notes the events that begin with the next sample, as far as is known by now: does what is due, and lets no time
    /// pass. As ``takeIn()``, for outputs of stepped time.
    package func noteWhatIsDue() { takeIn { $0.noteWhatIsDue() } }
}
