import CoreHaptics
import Testing

struct ErrorTests {
    static let numbers: [(CHHapticError.Code, Int)] = [
        (CHHapticError.engineNotRunning, -4805), (CHHapticError.operationNotPermitted, -4806),
        (CHHapticError.engineStartTimeout, -4808), (CHHapticError.notSupported, -4809),
        (CHHapticError.serverInitFailed, -4810), (CHHapticError.serverInterrupted, -4811),
        (CHHapticError.invalidPatternPlayer, -4812), (CHHapticError.invalidPatternData, -4813),
        (CHHapticError.invalidPatternDictionary, -4814), (CHHapticError.invalidAudioSession, -4815),
        (CHHapticError.invalidEngineParameter, -4816), (CHHapticError.invalidParameterType, -4820),
        (CHHapticError.invalidEventType, -4821), (CHHapticError.invalidEventTime, -4822),
        (CHHapticError.invalidEventDuration, -4823), (CHHapticError.invalidAudioResource, -4824),
        (CHHapticError.resourceNotAvailable, -4825), (CHHapticError.badEventEntry, -4830),
        (CHHapticError.badParameterEntry, -4831), (CHHapticError.invalidTime, -4840),
        (CHHapticError.fileNotFound, -4851), (CHHapticError.insufficientPower, -4897),
        (CHHapticError.unknownError, -4898), (CHHapticError.memoryError, -4899),
    ]

    @Test func `the twenty-four codes have Apple's numbers`() {
        #expect(Set(ErrorTests.numbers.map { $0.1 }).count == 24)
        for (code, number) in ErrorTests.numbers {
            #expect(code.rawValue == number)
            #expect(CHHapticError.Code(rawValue: number) == code)
        }
        #expect(CHHapticError.Code(rawValue: -4807) == nil)
    }

    @Test func `the domain is Apple's`() {
        #expect(CoreHapticsErrorDomain == "com.apple.CoreHaptics")
        #expect(CHHapticError.errorDomain == "com.apple.CoreHaptics")
    }

    @Test func `an error has the code and the user info with which it was made`() {
        let error = CHHapticError(.engineNotRunning, userInfo: ["Error": "player"])
        #expect(error.code == .engineNotRunning)
        #expect(error.errorCode == -4805)
        #expect(error.userInfo["Error"] as? String == "player")
        #expect(error.errorUserInfo["Error"] as? String == "player")
        #expect(CHHapticError(.engineNotRunning).userInfo.isEmpty)
    }

    @Test func `every error casts to NSError with its number`() {
        for (code, number) in ErrorTests.numbers {
            let error: any Error = CHHapticError(code)
            #expect((error as NSError).code == number)
            #expect((error as NSError).domain == "com.apple.CoreHaptics")
        }
    }

    @Test func `an NSError of the domain casts to CHHapticError`() throws {
        let error: any Error = NSError(domain: CoreHapticsErrorDomain, code: -4820, userInfo: ["Error": "here"])
        let cast = try #require(error as? CHHapticError)
        #expect(cast.code == .invalidParameterType)
        #expect(cast.userInfo["Error"] as? String == "here")
    }

    @Test func `an NSError of another domain does not`() {
        let error: any Error = NSError(domain: NSCocoaErrorDomain, code: -4820)
        #expect(error as? CHHapticError == nil)
    }

    @Test func `a CHHapticError is caught as NSError`() {
        do {
            throw CHHapticError(.serverInterrupted, userInfo: ["Error": "x"])
        } catch let error as NSError {
            #expect(error.code == -4811)
            #expect(error.userInfo["Error"] as? String == "x")
        }
    }

    @Test func `an NSError is caught as CHHapticError`() {
        do {
            throw NSError(domain: CoreHapticsErrorDomain, code: -4840)
        } catch let error as CHHapticError {
            #expect(error.code == .invalidTime)
        } catch {
            Issue.record("not caught: \(error)")
        }
    }

    @Test(arguments: [true, false])
    func `one code is caught by name, whatever was thrown`(isNSError: Bool) {
        func fail() throws {
            if isNSError { throw NSError(domain: CoreHapticsErrorDomain, code: -4805) }
            throw CHHapticError(.engineNotRunning)
        }
        do {
            try fail()
        } catch CHHapticError.notSupported {
            Issue.record("the wrong code was caught")
        } catch CHHapticError.engineNotRunning {
            return
        } catch {
            Issue.record("not caught: \(error)")
        }
    }

    @Test func `a number without a name keeps its number`() {
        let error = CHHapticError(_nsError: NSError(domain: CoreHapticsErrorDomain, code: -10851))
        #expect(error.errorCode == -10851)
        #expect(error.code == .unknownError)
        do {
            throw error
        } catch CHHapticError.unknownError {
            Issue.record("caught as an error that it is not")
        } catch {
            #expect((error as NSError).code == -10851)
        }
    }

    @Test func `errors are equal by code and user info`() {
        #expect(CHHapticError(.invalidTime) == CHHapticError(.invalidTime))
        #expect(CHHapticError(.invalidTime) != CHHapticError(.fileNotFound))
        #expect(CHHapticError(.invalidTime, userInfo: ["Error": "a"]) != CHHapticError(.invalidTime))
        #expect(Set([CHHapticError(.invalidTime), CHHapticError(.invalidTime)]).count == 1)
    }

    @Test func `the description is told however the error is held`() {
        let error = CHHapticError(.invalidTime, userInfo: [NSLocalizedDescriptionKey: "start at 0"])
        #expect(error.localizedDescription == "start at 0")
        #expect((error as any Error).localizedDescription == "start at 0")
        #expect((error as NSError).localizedDescription == "start at 0")
    }

    @Test func `a description is there even if none was given`() {
        #expect(CHHapticError(.invalidTime).localizedDescription.contains("com.apple.CoreHaptics error -4840"))
    }
}
