import Foundation
import HapticPatterns
import HapticRendering
import Testing

struct ActuatorTests {
    private func motion(_ actuator: Actuator) -> RenderSettings {
        .with {
            $0.signal = .motion
            $0.actuator = actuator
        }
    }

    /// O8. |H(f)| = u² / (Q √((1−u²)² + (u/Q)²)), u = tan(πf/fs)/tan(πf0/fs).
    @Test func `a resonator answers a steady tone as its formula says`() {
        for (resonance, quality) in [(150.0, 2.0), (150, 8), (175, 20), (65, 1.8)] {
            for frequency in [40.0, 80, 125, 150, 230, 400] {
                var resonator = Resonator(frequency: resonance, quality: quality, rate: 48_000)
                // Long enough for what the beginning left to be below the rounding; then whole periods.
                let settling = 96_000
                let periods = 48_000
                var (real, imaginary) = (0.0, 0.0)
                for n in 0..<settling + periods {
                    let angle = 2 * Double.pi * frequency * Double(n) / 48_000
                    let output = resonator.step(sin(angle))
                    guard n >= settling else { continue }
                    real += output * sin(angle)
                    imaginary += output * cos(angle)
                }
                let gain = 2 * (real * real + imaginary * imaginary).squareRoot() / Double(periods)
                let u = tan(.pi * frequency / 48_000) / tan(.pi * resonance / 48_000)
                let expected =
                    u * u / (quality * ((1 - u * u) * (1 - u * u) + u * u / (quality * quality)).squareRoot())
                #expect(abs(gain - expected) < 1e-9)
            }
        }
    }

    /// O8. y[n] = −a1 y[n−1] − a2 y[n−2].
    @Test func `a resonator left alone rings by its own recurrence`() {
        var resonator = Resonator(frequency: 150, quality: 8, rate: 48_000)
        var output = (0..<2_000).map { resonator.step(sin(2 * .pi * 150 * Double($0) / 48_000)) }
        output += (0..<2_000).map { _ in resonator.step(0) }
        var largest = 0.0
        for n in 2_002..<4_000 {
            let expected = -resonator.feedback.first * output[n - 1] - resonator.feedback.second * output[n - 2]
            largest = max(largest, abs(output[n] - expected))
        }
        record("O8 free decay", largest, limit: 1e-14)
        #expect(largest < 1e-14)
    }

    /// O8. The envelope of a burst at resonance is 1 − e^{−πf0t/Q}, within 7 % after two periods.
    @Test func `a burst at resonance builds up with its time constant`() {
        for (quality, t90) in [(8.0, 0.03909), (2.0, 0.00977)] {
            #expect(abs(quality * log(10) / (.pi * 150) - t90) < 1e-5)
            var resonator = Resonator(frequency: 150, quality: quality, rate: 48_000)
            let output = (0..<9_600).map { resonator.step(sin(2 * .pi * 150 * Double($0) / 48_000)) }
            for period in 2..<29 {
                let peak = output[period * 320..<(period + 1) * 320].map(abs).max() ?? 0
                let time = (Double(period) + 0.5) / 150
                #expect(abs(peak - (1 - exp(-.pi * 150 * time / quality))) < 0.07)
            }
        }
    }

    @Test func `a resonator comes to rest in the end`() {
        var resonator = Resonator(frequency: 150, quality: 2, rate: 8_000)
        _ = resonator.step(1)
        for _ in 0..<200_000 { _ = resonator.step(0) }
        #expect(resonator.step(0) == 0)
    }

    @Test func `motion through a resonant actuator is the drive through its filter, before the limiter`() throws {
        let events = [
            continuous(for: 0.2, intensity: 1, sharpness: 0.6), continuous(for: 0.2, intensity: 1, sharpness: 0.6),
        ]
        let pattern = HapticPattern(events: events)
        // A sum of 2: the drive itself would be clipped.
        let drive = try drive(HapticPattern(events: [events[0]]))
        var resonator = Resonator(frequency: 150, quality: 8, rate: 48_000)
        let expected = (0..<20_000).map { resonator.step($0 < drive.count ? 2 * Double(drive[$0]) : 0) }
        let motion = try HapticRenderingTests.drive(pattern, settings: motion(.lraAndroid))
        #expect(deviation(motion) { min(max(expected[$0], -1), 1) } < 1e-6)
        #expect(motion.count > drive.count)
    }

    @Test func `a flat actuator moves as it is driven`() throws {
        #expect(try drive(tap(), settings: motion(.flat)) == drive(tap()))
    }

    /// O9. Speed 1 − e^{−t/τ}, cycles fm (t − τ (1 − e^{−t/τ})), force at τ (1 − 1/e)² = 0.39958.
    @Test func `a rotating mass spins up by its closed form`() {
        var mass = RotatingMass(frequency: 60, timeConstant: 0.04, rate: 48_000)
        mass.follow(1, from: 0)
        for sample in stride(from: 0, to: 48_000, by: 97) {
            let t = Double(sample) / 48_000
            let state = mass.state(at: Double(sample))
            #expect(abs(state.speed - (1 - exp(-t / 0.04))) < 1e-14)
            #expect(abs(state.cycles - 60 * (t - 0.04 * (1 - exp(-t / 0.04)))) < 1e-12)
        }
        let force = pow(mass.state(at: 0.04 * 48_000).speed, 2)
        record("O9 force", abs(force - pow(1 - 1 / M_E, 2)), limit: 1e-14)
        #expect(abs(force - pow(1 - 1 / M_E, 2)) < 1e-14)
        #expect(abs(force - 0.39958) < 1e-5)
    }

    @Test func `a rotating mass goes on from where a new command finds it`() {
        var mass = RotatingMass(frequency: 60, timeConstant: 0.04, rate: 48_000)
        mass.follow(1, from: 0)
        let before = mass.state(at: 1_000)
        mass.follow(0, from: 1_000)
        #expect(mass.state(at: 1_000).speed == before.speed)
        #expect(mass.state(at: 1_000).cycles == before.cycles)
        let speed = mass.state(at: 2_000).speed
        #expect(abs(speed - before.speed * exp(-1_000 / 1_920.0)) < 1e-14)
    }

    @Test func `a rotating actuator turns by the commands of its motor`() throws {
        let event = continuous(for: 0.5, intensity: 1, sharpness: 0, [.attackTime: 0])
        let motion = try drive(event, settings: motion(.ermLow))
        // The first step of 10 ms reaches level 1, so that the command is 1 from the start to 0.51 s.
        let error = deviation(motion, in: 0..<24_000) { index in
            let t = Double(index) / 48_000
            let speed = 1 - exp(-t / 0.04)
            return speed * speed * sin(2 * .pi * 60 * (t - 0.04 * speed))
        }
        record("O9 rendered", error, limit: 1e-6)
        #expect(error < 1e-6)
        #expect(isSilent(try drive(event, settings: self.motion(.ermHigh))[...]))
    }

    @Test func `motion entered half-way is the motion that would have been there`() throws {
        let pattern = HapticPattern(events: (0..<20).map { tap(at: Double($0) * 0.07, sharpness: Float($0) / 20) })
        for actuator in Actuator.named {
            var renderer = try Renderer(pattern, settings: motion(actuator))
            let whole = renderer.renderAll().haptic
            for start in [1, 30_000, 55_555] {
                renderer.seek(to: start)
                let tail = renderer.render(next: whole.count - start).haptic
                #expect(deviation(tail) { Double(whole[start + $0]) } < 1e-9)
            }
        }
    }

    /// The half-power band of 150 Hz at quality 8 is 140.625...159.375 Hz.
    @Test func `drive kept to the band of an actuator stays between its half-power points`() throws {
        let settings = RenderSettings.with {
            $0.actuator = .lraAndroid
            $0.keepsToActuatorBand = true
        }
        for (sharpness, frequency) in [(Float(0), 140.625), (1, 159.375)] {
            let signal = try drive(continuous(for: 0.5, intensity: 1, sharpness: sharpness), settings: settings)
            let error = deviation(signal, in: 96..<24_000) { sin(2 * .pi * frequency * Double($0) / 48_000) }
            #expect(error < 1e-6)
        }
    }

    @Test func `taps kept to the band ring at resonance for as long as their sharpness says`() throws {
        let settings = RenderSettings.with {
            $0.actuator = .lraAndroid
            $0.keepsToActuatorBand = true
        }
        for (sharpness, own) in [(Float(0), 80.0), (1, 230.0)] {
            let signal = try drive(tap(sharpness: sharpness), settings: settings)
            let cycles = 150 / own
            let angle = atan(2 * .pi * cycles)
            let gain = exp(angle / (2 * .pi * cycles)) / sin(angle)
            let end = (14 * cycles - 1e-9).rounded(.up) / 300
            let error = deviation(signal) { index in
                let t = Double(index) / 48_000
                return t < end ? gain * exp(-t * own) * sin(2 * .pi * 150 * t) : 0
            }
            #expect(error < 1e-6)
        }
    }

    @Test func `every named model has a name of its own and an end of ringing`() {
        #expect(Set(Actuator.named.map(\.name)).count == Actuator.named.count)
        #expect(abs(Actuator.lraAndroid.ringing - log(1000) * 8 / (.pi * 150)) < 1e-12)
        #expect(Actuator.flat.ringing == 0)
    }
}
