import TestSupport
import Testing

/// Our declarations against the libraries' own headers, compiled.
@Suite(
    .enabled(
        if: HeaderCompiler.has("sndfile.h", "samplerate.h"),
        "no clang, or no headers of the libraries (packages libsndfile1-dev, libsamplerate0-dev)"))
struct DeclarationTests {
    private let includes = "#include <stddef.h>\n#include <sndfile.h>\n#include <samplerate.h>\n"
    private let ourHeader = "#include \"\(HeaderCompiler.header(of: "CSoundLibraries"))\"\n"

    @Test
    func `structs have the libraries' layout`() throws {
        let source =
            includes + ourHeader
            + HeaderCompiler.sameLayout(
                "SndfileInfo", "SF_INFO", ["frames", "samplerate", "channels", "format", "sections", "seekable"])
            + HeaderCompiler.sameLayout(
                "SndfileVirtualIO", "SF_VIRTUAL_IO", ["get_filelen", "seek", "read", "write", "tell"])
            + HeaderCompiler.sameLayout(
                "SamplerateData", "SRC_DATA",
                [
                    "data_in", "data_out", "input_frames", "output_frames", "input_frames_used", "output_frames_gen",
                    "end_of_input", "src_ratio",
                ])
        #expect(try HeaderCompiler.compile(source) == "")
    }

    @Test
    func `functions have the libraries' signatures`() throws {
        let structs = """
            #define C_SOUND_LIBRARIES_STRUCTS
            typedef SF_INFO SndfileInfo;
            typedef SF_VIRTUAL_IO SndfileVirtualIO;
            typedef SRC_DATA SamplerateData;

            """
        let checks = HeaderCompiler.sameSignatures([
            "SndfileOpen": "sf_open", "SndfileOpenVirtual": "sf_open_virtual", "SndfileError": "sf_error",
            "SndfileErrorText": "sf_strerror", "SndfileCommand": "sf_command", "SndfileReadFloats": "sf_readf_float",
            "SndfileClose": "sf_close", "SamplerateConvert": "src_simple",
            "SamplerateIsValidRatio": "src_is_valid_ratio", "SamplerateErrorText": "src_strerror",
        ])
        #expect(try HeaderCompiler.compile(includes + structs + ourHeader + checks) == "")
    }

    @Test
    func `constants have the libraries' values`() throws {
        let checks = HeaderCompiler.sameNumbers([
            "SndfileModeRead": "SFM_READ", "SndfileCommandGetChannelMap": "SFC_GET_CHANNEL_MAP_INFO",
            "SndfileFormatTypeMask": "SF_FORMAT_TYPEMASK", "SndfileFormatOgg": "SF_FORMAT_OGG",
            "SndfileSpeakerMono": "SF_CHANNEL_MAP_MONO", "SndfileSpeakerMono + 10": "SF_CHANNEL_MAP_LFE",
            "SndfileSpeakerMono + 14": "SF_CHANNEL_MAP_SIDE_RIGHT",
            "SndfileSpeakerMono + 21": "SF_CHANNEL_MAP_TOP_REAR_CENTER", "SamplerateSincBest": "SRC_SINC_BEST_QUALITY",
            "SamplerateSincMedium": "SRC_SINC_MEDIUM_QUALITY", "SamplerateSincFastest": "SRC_SINC_FASTEST",
        ])
        #expect(try HeaderCompiler.compile(includes + ourHeader + checks) == "")
    }

    @Test
    func `a wrong declaration would be seen`() throws {
        let wrong = "typedef struct { int64_t frames; int channels; int samplerate; } Wrong;\n"
        let checks = HeaderCompiler.sameLayout("Wrong", "SF_INFO", ["frames", "samplerate", "channels"])
        #expect(try HeaderCompiler.compile(includes + wrong + checks) != "")
    }
}
