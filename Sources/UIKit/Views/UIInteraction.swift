/// What can be added to a view. A stand-in for UIKit's protocol, without its requirements.
public protocol UIInteraction: AnyObject {}
