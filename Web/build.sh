#!/bin/sh
# Builds the WebAssembly module into build/web/haptics.wasm. It imports nothing.
#
#   Web/build.sh            the module
#   Web/build.sh --filter   for the test without JavaScript: as a program, build/web/haptics-filter.wasm
set -eu
cd "$(dirname "$0")/.."

libc=
for file in "${WASI_LIBC:-}" /usr/lib/wasm32-wasi/libc.a \
    /opt/homebrew/share/wasi-sysroot/lib/wasm32-wasi/libc.a /usr/local/share/wasi-sysroot/lib/wasm32-wasi/libc.a; do
    if [ -z "$libc" ] && [ -n "$file" ] && [ -f "$file" ]; then libc=$file; fi
done
if [ -z "$libc" ]; then
    scripts/install-needs wasm
    libc=/usr/lib/wasm32-wasi/libc.a
fi

name=haptics
scratch=.build/web
exports="--export=haptics_allocate --export=haptics_free --export=haptics_lint --export=haptics_fix
    --export=haptics_format --export=haptics_render --export=haptics_effective --export=haptics_motors
    --export=haptics_version"
if [ "${1-}" = --filter ]; then
    name=haptics-filter
    exports=--export=_start
fi

# All of what Embedded Swift needs stands here, so that the manifests stay clean. The linker is wasm-ld; a stack that
# grows down to address 0 traps when it runs over.
set -- -c release --triple wasm32-unknown-none-wasm --package-path Web --scratch-path "$scratch" --product HapticsModule \
    -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector \
    -Xcc -fno-stack-protector -Xcc "-DHAPTICS_VERSION=\"$(scripts/version)\"" \
    -Xswiftc -Xclang-linker -Xswiftc -nostdlib -Xlinker --no-entry -Xlinker --strip-all -Xlinker --gc-sections \
    -Xlinker --stack-first -Xlinker -z -Xlinker stack-size=1048576
for export in $exports; do set -- "$@" -Xlinker "$export"; done
tables=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)",*$/\1/p')
tables=$tables/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
set -- "$@" -Xlinker "$tables" -Xlinker "$libc"

mkdir -p build/web
log=build/web/build.log
if ! swift build "$@" >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
cp "$scratch/wasm32-unknown-none-wasm/release/HapticsModule.wasm" "build/web/$name.wasm"
printf '%s: %s bytes, %s compressed\n' "build/web/$name.wasm" "$(wc -c <"build/web/$name.wasm")" \
    "$(gzip -9 -c "build/web/$name.wasm" | wc -c)"
