import AHAP
import HapticsCommand

extension Verb {
    static let schema = Verb(
        "schema", "Prints a JSON Schema (2020-12) for AHAP files",
        details: "Editors that are given it complete and check patterns while they are typed."
    ) { arguments, output throws(UsageError) in
        guard arguments.operands.isEmpty else { throw UsageError("schema takes no file") }
        output.write(AHAPSchema.text)
        return .success
    }
}
