// On Apple systems the product `CoreHaptics` holds nothing but this: the name means Apple's framework there.
@_exported public import CoreHaptics
