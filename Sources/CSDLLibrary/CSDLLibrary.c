// Nothing to compile: the package manager wants one source file beside the header.
#include "CSDLLibrary.h"
