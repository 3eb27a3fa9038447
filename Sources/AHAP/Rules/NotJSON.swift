extension Rule {
    static let notJSON = Rule(
        .ah001, "not-json", .error,
        page: Page(what: "x", why: "y", example: "z", instead: "w")
    ) { document, report in
        for fault in document.faults(of: .ah001) { report.report(fault.range, "\(fault.kind.rawValue)") }
    }
}
