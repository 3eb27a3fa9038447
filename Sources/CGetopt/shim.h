// getopt_long, which Swift's Glibc module leaves out. Its result variables are read through functions, since Swift
// does not let global variables of C be read without more ado.
#ifndef CGETOPT_SHIM_H
#define CGETOPT_SHIM_H

#include <getopt.h>

static inline const char *_Nullable getopt_argument(void) { return optarg; }
static inline int getopt_index(void) { return optind; }
static inline int getopt_option(void) { return optopt; }

#endif
