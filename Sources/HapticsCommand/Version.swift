/// The one place that says which version this is; scripts read it too.
package let version = "0.1.0"
