import CSoundLibraries

/// One sound open in libsndfile, closed when its owner goes. It is used by one thread at a time.
@safe struct SndfileReader: ~Copyable {
    private let library: SndfileLibrary
    private let file: OpaquePointer
    private let info: SndfileInfo

    /// Of a file by its path: the library takes the formats that have no header by the path's extension.
    init(_ library: SndfileLibrary, path: String) throws(SndfileFault) {
        // The library takes "-" for standard input.
        let path = path == "-" ? "./-" : path
        // Path and info live as long as the call.
        unsafe try self.init(library) { library, info in unsafe library.openFile(path, Int32(SndfileModeRead), &info) }
    }

    /// Of whatever `open` opens.
    init(
        _ library: SndfileLibrary, _ open: (SndfileLibrary, inout SndfileInfo) -> OpaquePointer?
    ) throws(SndfileFault) {
        var info = SndfileInfo()
        switch unsafe library.opened({ unsafe open($0, &info) }) {
        case .failure(let fault): throw .library(fault.detail)
        case .success(let file): unsafe self.file = file
        }
        self.library = library
        self.info = info
    }

    deinit { _ = unsafe library.close(file) }

    /// The whole sound.
    func read(limits: SoundLimits) throws(SndfileFault) -> Sound {
        let channels = Int(info.channels)
        guard (1...SoundLimits.maximumChannels).contains(channels) else { throw .channels(channels) }
        guard info.samplerate >= 1 else { throw .library("it states a sample rate of \(info.samplerate) Hz") }
        // A stream may not know how long it is, and then states more than there can be.
        let promised = info.frames == .max ? nil : Int(max(0, info.frames))
        if let promised, limits.exclude(frames: promised, channels: channels) { throw .tooLong }
        var samples = try readSamples(channels: channels, limits: limits)
        var faults: [Sound.Fault] = []
        let frames = samples.count / channels
        if let promised, promised > frames { faults.append(.cutShort(promised: promised, read: frames)) }
        let unfit = Self.zeroUnfit(&samples)
        if unfit > 0 { faults.append(.notFinite(samples: unfit)) }
        return Sound(
            whole: samples, channels: channels, sampleRate: Int(info.samplerate), speakers: speakers, faults: faults)
    }

    private func readSamples(channels: Int, limits: SoundLimits) throws(SndfileFault) -> [Float] {
        var samples: [Float] = []
        let framesPerBlock = max(1, (1 << 14) / channels)
        var block = [Float](repeating: 0, count: framesPerBlock * channels)
        while true {
            // As many frames as the block holds.
            let got = unsafe block.withUnsafeMutableBufferPointer { block in
                unsafe block.baseAddress.map { unsafe library.readFloats(file, $0, Int64(framesPerBlock)) } ?? 0
            }
            guard got > 0 else { break }
            samples += block.prefix(Int(clamping: got) * channels)
            if samples.count > limits.maximumSamples { throw .tooLong }
        }
        if samples.isEmpty, unsafe library.error(file) != 0 { throw .library(unsafe library.text(of: file)) }
        return samples
    }

    private static func zeroUnfit(_ samples: inout [Float]) -> Int {
        var unfit = 0
        for index in samples.indices where !samples[index].isFinite {
            samples[index] = 0
            unfit += 1
        }
        return unfit
    }

    /// As the file states them, else in the order that is usual for its format.
    private var speakers: [Speaker] {
        let channels = Int(info.channels)
        var places = [Int32](repeating: 0, count: channels)
        let isKnown = unsafe places.withUnsafeMutableBytes { places in
            unsafe library.command(
                file, Int32(SndfileCommandGetChannelMap), places.baseAddress, Int32(clamping: places.count)) != 0
        }
        if isKnown { return places.map(Speaker.init(sndfile:)) }
        let isOgg = Int(info.format) & SndfileFormatTypeMask == SndfileFormatOgg
        return isOgg ? Speaker.vorbis(channels: channels) : Speaker.usual(channels: channels)
    }
}

/// What can go wrong while a sound is read by libsndfile, before the file's name is added.
enum SndfileFault: Error {
    case channels(Int)
    case library(String)
    case tooLong
}

extension Speaker {
    /// The places from `SF_CHANNEL_MAP_MONO` on, as the header of libsndfile numbers them.
    private static let sndfile: [Speaker] = [
        .frontCentre, .frontLeft, .frontRight, .frontCentre, .frontLeft, .frontRight, .frontCentre, .backCentre,
        .backLeft, .backRight, .lowFrequency, .frontLeftOfCentre, .frontRightOfCentre, .sideLeft, .sideRight,
        .topCentre, .topFrontLeft, .topFrontRight, .topFrontCentre, .topBackLeft, .topBackRight, .topBackCentre,
    ]

    fileprivate init(sndfile place: Int32) {
        let index = Int(place) - SndfileSpeakerMono
        self = Self.sndfile.indices.contains(index) ? Self.sndfile[index] : .unplaced
    }
}
