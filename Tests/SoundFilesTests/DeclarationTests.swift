import Foundation
import Testing

/// Our declarations against the libraries' own headers, compiled.
@Suite(
    .enabled(
        if: HeaderCompiler.hasHeaders,
        "no clang, or no headers of the libraries (packages libsndfile1-dev, libsamplerate0-dev)"))
struct DeclarationTests {
    /// Each field at its place, of its type, and nothing after the last.
    private static func sameLayout(_ ours: String, _ theirs: String, _ fields: [String]) -> String {
        fields.map { field in
            """
            _Static_assert(offsetof(\(ours), \(field)) == offsetof(\(theirs), \(field)), "\(field)");
            _Static_assert(__builtin_types_compatible_p(
                __typeof__(((\(ours) *)0)->\(field)), __typeof__(((\(theirs) *)0)->\(field))), "type of \(field)");

            """
        }.joined() + "_Static_assert(sizeof(\(ours)) == sizeof(\(theirs)), \"\(ours)\");\n"
    }

    private let includes = "#include <stddef.h>\n#include <sndfile.h>\n#include <samplerate.h>\n"

    @Test
    func `structs have the libraries' layout`() throws {
        let source =
            includes + "#include \"\(HeaderCompiler.ourHeader)\"\n"
            + Self.sameLayout(
                "SndfileInfo", "SF_INFO", ["frames", "samplerate", "channels", "format", "sections", "seekable"])
            + Self.sameLayout(
                "SndfileVirtualIO", "SF_VIRTUAL_IO", ["get_filelen", "seek", "read", "write", "tell"])
            + Self.sameLayout(
                "SamplerateData", "SRC_DATA",
                [
                    "data_in", "data_out", "input_frames", "output_frames", "input_frames_used", "output_frames_gen",
                    "end_of_input", "src_ratio",
                ])
        #expect(try HeaderCompiler.compile(source) == "")
    }

    @Test
    func `functions have the libraries' signatures`() throws {
        let functions = [
            ("SndfileOpen", "sf_open"), ("SndfileOpenVirtual", "sf_open_virtual"), ("SndfileError", "sf_error"),
            ("SndfileErrorText", "sf_strerror"), ("SndfileCommand", "sf_command"),
            ("SndfileReadFloats", "sf_readf_float"), ("SndfileClose", "sf_close"), ("SamplerateConvert", "src_simple"),
            ("SamplerateIsValidRatio", "src_is_valid_ratio"), ("SamplerateErrorText", "src_strerror"),
        ]
        let structs = """
            #define C_SOUND_LIBRARIES_STRUCTS
            typedef SF_INFO SndfileInfo;
            typedef SF_VIRTUAL_IO SndfileVirtualIO;
            typedef SRC_DATA SamplerateData;

            """
        let checks = functions.map { ours, theirs in
            "_Static_assert(__builtin_types_compatible_p(\(ours), __typeof__(&\(theirs))), \"\(theirs)\");\n"
        }
        let source = includes + structs + "#include \"\(HeaderCompiler.ourHeader)\"\n" + checks.joined()
        #expect(try HeaderCompiler.compile(source) == "")
    }

    @Test
    func `constants have the libraries' values`() throws {
        let constants = [
            ("SndfileModeRead", "SFM_READ"), ("SndfileCommandGetChannelMap", "SFC_GET_CHANNEL_MAP_INFO"),
            ("SndfileFormatTypeMask", "SF_FORMAT_TYPEMASK"), ("SndfileFormatOgg", "SF_FORMAT_OGG"),
            ("SndfileSpeakerMono", "SF_CHANNEL_MAP_MONO"),
            ("SndfileSpeakerMono + 10", "SF_CHANNEL_MAP_LFE"), ("SndfileSpeakerMono + 14", "SF_CHANNEL_MAP_SIDE_RIGHT"),
            ("SndfileSpeakerMono + 21", "SF_CHANNEL_MAP_TOP_REAR_CENTER"),
            ("SamplerateSincBest", "SRC_SINC_BEST_QUALITY"), ("SamplerateSincMedium", "SRC_SINC_MEDIUM_QUALITY"),
            ("SamplerateSincFastest", "SRC_SINC_FASTEST"),
        ]
        let checks = constants.map { ours, theirs in
            "_Static_assert((int)(\(ours)) == (int)\(theirs), \"\(theirs)\");\n"
        }
        #expect(
            try HeaderCompiler.compile(includes + "#include \"\(HeaderCompiler.ourHeader)\"\n" + checks.joined()) == "")
    }

    @Test
    func `a wrong declaration would be seen`() throws {
        let wrong = "typedef struct { int64_t frames; int channels; int samplerate; } Wrong;\n"
        let checks = Self.sameLayout("Wrong", "SF_INFO", ["frames", "samplerate", "channels"])
        #expect(try HeaderCompiler.compile(includes + wrong + checks) != "")
    }
}
