import CoreHaptics

/// The six programs, each as something that is felt within a second.
enum Program: CaseIterable {
    case heartbeat, swell, arrival, knock, vibrator, controller

    /// Starts it on whatever engines play on now.
    ///
    /// - Returns: What has to be kept for it to go on.
    func start() async throws -> [AnyObject] {
        switch self {
        case .heartbeat:
            let manager = HeartbeatManager()
            manager.prepare()
            try manager.beat()
            return [manager]
        case .swell:
            let player = try SwellPlayer()
            try await player.play()
            return [player]
        case .arrival: return try arrive()
        case .knock:
            guard let player = try KnockPlayer() else { return [] }
            try player.knock()
            return [player]
        case .vibrator:
            let vibrator = Vibrator()
            try vibrator.vibrate(durations: [0.1, 0.05, 0.1], powers: [1, 0.5, 0.25])
            return [vibrator]
        case .controller:
            let controller = HapticController()
            controller.start()
            controller.tap()
            return [controller]
        }
    }

    private func arrive() throws -> [AnyObject] {
        guard let url = ArrivalPattern.url else { return [] }
        let engine = try CHHapticEngine()
        try engine.start()
        let player = try engine.makePlayer(with: ArrivalPattern.fromFile(at: url))
        try player.start(atTime: CHHapticTimeImmediate)
        return [engine, player]
    }
}
