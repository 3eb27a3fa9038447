// What we call in libsndfile and libsamplerate, declared by ourselves, so that the package builds where neither is
// installed. Both promise these layouts and signatures for as long as their sonames (libsndfile.so.1, libsamplerate.so.0)
// last; a test compiles this header against theirs.
#ifndef C_SOUND_LIBRARIES_H
#define C_SOUND_LIBRARIES_H

#include <stdint.h>

// The test of the signatures defines this and names the libraries' own structs instead.
#ifndef C_SOUND_LIBRARIES_STRUCTS

// SF_INFO: what a sound file holds.
typedef struct {
    int64_t frames;
    int samplerate;
    int channels;
    int format;
    int sections;
    int seekable;
} SndfileInfo;

// SF_VIRTUAL_IO: how to read a sound that is not a file. Reading needs no `write`.
typedef struct {
    int64_t (*_Nullable get_filelen)(void *_Nullable user_data);
    int64_t (*_Nullable seek)(int64_t offset, int whence, void *_Nullable user_data);
    int64_t (*_Nullable read)(void *_Nullable ptr, int64_t count, void *_Nullable user_data);
    int64_t (*_Nullable write)(const void *_Nullable ptr, int64_t count, void *_Nullable user_data);
    int64_t (*_Nullable tell)(void *_Nullable user_data);
} SndfileVirtualIO;

// SRC_DATA: one conversion from rate to rate.
typedef struct {
    const float *_Nullable data_in;
    float *_Nullable data_out;
    long input_frames, output_frames;
    long input_frames_used, output_frames_gen;
    int end_of_input;
    double src_ratio;
} SamplerateData;

#endif

// The libraries' own opaque types.
struct sf_private_tag;

enum {
    SndfileModeRead = 0x10,               // SFM_READ
    SndfileCommandGetChannelMap = 0x1100, // SFC_GET_CHANNEL_MAP_INFO
    SndfileFormatTypeMask = 0x0FFF0000,   // SF_FORMAT_TYPEMASK
    SndfileFormatOgg = 0x200000,          // SF_FORMAT_OGG
    SndfileSpeakerMono = 1,               // SF_CHANNEL_MAP_MONO, the first of the places
};

enum {
    SamplerateSincBest = 0,    // SRC_SINC_BEST_QUALITY
    SamplerateSincMedium = 1,  // SRC_SINC_MEDIUM_QUALITY
    SamplerateSincFastest = 2, // SRC_SINC_FASTEST
};

typedef struct sf_private_tag *_Nullable (*SndfileOpen)(
    const char *_Nonnull path, int mode, SndfileInfo *_Nonnull info); // sf_open
typedef struct sf_private_tag *_Nullable (*SndfileOpenVirtual)(
    SndfileVirtualIO *_Nonnull io, int mode, SndfileInfo *_Nonnull info, void *_Nullable user_data); // sf_open_virtual
typedef int (*SndfileError)(struct sf_private_tag *_Nullable file);                                  // sf_error
typedef const char *_Nullable (*SndfileErrorText)(struct sf_private_tag *_Nullable file);            // sf_strerror
typedef int (*SndfileCommand)(
    struct sf_private_tag *_Nullable file, int command, void *_Nullable data, int size); // sf_command
typedef int64_t (*SndfileReadFloats)(
    struct sf_private_tag *_Nonnull file, float *_Nonnull to, int64_t frames); // sf_readf_float
typedef int (*SndfileClose)(struct sf_private_tag *_Nonnull file);             // sf_close

typedef int (*SamplerateConvert)(SamplerateData *_Nonnull data, int converter, int channels); // src_simple
typedef int (*SamplerateIsValidRatio)(double ratio);                                         // src_is_valid_ratio
typedef const char *_Nullable (*SamplerateErrorText)(int error);                              // src_strerror

#endif
