/// The one place that says which version this is; scripts read it too.
let version = "0.1.0"
