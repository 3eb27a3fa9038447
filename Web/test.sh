#!/bin/sh
# Runs the WebAssembly module on every example and compares what it says with what native code says: findings, layout
# and fixes with the command, samples with ExampleSamples. With node the module runs through its npm loader; without, wasmkit (part of the toolchain) runs it as a
# program.
set -eu
cd "$(dirname "$0")/.."

folder=build/web/native
rm -rf "$folder"
mkdir -p "$folder"

# Sound files are for the command to look for; the module cannot.
ignored=AH120

# native PRODUCT: builds a program of this package, quietly unless that fails, and says where it is.
native() {
    if ! swift build -c release --product "$1" >"$folder/build.log" 2>&1; then
        cat "$folder/build.log" >&2
        exit 1
    fi
    echo "$(swift build -c release --product "$1" --show-bin-path)/$1"
}

command=build/bin/haptics
if [ ! -x "$command" ]; then command=$(native haptics); fi
samples=$(native ExampleSamples)
Web/build.sh

"$samples" "$folder" Examples/*.ahap

for file in Examples/*.ahap; do
    name=$folder/$(basename "$file")
    # Status 1 means findings.
    "$command" lint --format json --ignore "$ignored" "$file" >"$name.json" || [ $? = 1 ]
    "$command" fmt - <"$file" >"$name.format"
    "$command" lint --fix --ignore "$ignored" - <"$file" >"$name.fix" 2>/dev/null || [ $? = 1 ]
done

if command -v node >/dev/null; then
    exec node Web/test/compare.mjs build/web/haptics.wasm "$folder" "$(scripts/version)" Examples/*.ahap
fi

Web/build.sh --filter
passed=0
failed=0

# compare WHAT FILE ARGUMENT...: the filter's answer to standard input against a file.
compare() {
    what=$1 expected=$2
    shift 2
    if wasmkit run build/web/haptics-filter.wasm "$@" >build/web/answer && cmp -s build/web/answer "$expected"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $what: the module's answer differs from $expected" >&2
    fi
}

# shellcheck disable=SC2094 # the file is read, and its name is an argument
for file in Examples/*.ahap; do
    name=$folder/$(basename "$file")
    compare "$file: findings" "$name.json" lint "$file" "$ignored" <"$file"
    compare "$file: layout" "$name.format" format <"$file"
    compare "$file: fixes" "$name.fix" fix "$ignored" <"$file"
    compare "$file: samples" "$name.motion-8000" render rate=8000,signal=motion,actuator=lra-iphone <"$file"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
