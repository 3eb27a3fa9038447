/// What makes a recognizer for the gesture of a view, and keeps it up to date.
@MainActor
package protocol GestureSource: AnyObject {}
