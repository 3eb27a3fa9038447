#!/bin/sh
# Measures what the README's table says, and prints that table. Results are kept in Benchmarks/results.
set -eu
cd "$(dirname "$0")/.."
root=$PWD
work=$root/.build/benchmarks
results=$root/Benchmarks/results

if [ ! -e /usr/include/simdjson.h ] && ! pkg-config --exists simdjson 2>/dev/null; then
    if [ "$(id -u)" != 0 ]; then
        echo "Run this as root, then try again: apt-get install -y --no-install-recommends libsimdjson-dev" >&2
        exit 1
    fi
    apt-get update -qq || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends libsimdjson-dev
fi

# `make bench` has built the command; otherwise it is built here in the same way.
command=$root/build/bin/haptics
if [ ! -x "$command" ]; then
    command=$root/.build/static/release/haptics
    swift build -c release --product haptics --scratch-path .build/static \
        --static-swift-stdlib -Xswiftc -static-executable -Xlinker -s 2>&1 | tail -n 1
fi

swift build -c release --package-path Benchmarks --scratch-path .build/benchmarks-build 2>&1 | tail -n 1
benchmarks=$(swift build -c release --package-path Benchmarks --scratch-path .build/benchmarks-build \
    --show-bin-path)/Benchmarks

mkdir -p "$work" "$results"
${CC:-clang} -O2 -o "$work/read-file" Benchmarks/baseline/read-file.c
${CC:-clang} -O2 -static -o "$work/read-file-static" Benchmarks/baseline/read-file.c

"$benchmarks" generate "$work"
"$benchmarks" process "$work" "$results" "$command" "$work"
"$benchmarks" reading "$work" "$results"
"$benchmarks" writing "$work" "$results"
"$benchmarks" rendering "$work" "$results"
# The mixer is not API, so that a program of the package itself measures it; and the day of a loop counts as one too.
swift build -c release --product playback-stress 2>&1 | tail -n 1
stress=$(swift build -c release --show-bin-path)/playback-stress
"$stress" hours 24
{ "$stress" speed && "$stress" jitter 60 && "$stress" triggers; } >"$work/playback.txt"
"$benchmarks" playback "$work/playback.txt" "$results"
"$benchmarks" views "$results"
"$benchmarks" table "$results"
