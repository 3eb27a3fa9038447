#!/bin/sh
# Runs the WebAssembly module on every example and compares what it says with what the command says: findings, layout
# and fixes. With node the module runs through its npm loader; without, wasmkit (part of the toolchain) runs it as a
# program.
set -eu
cd "$(dirname "$0")/.."

native=build/web/native
rm -rf "$native"
mkdir -p "$native"

# Sound files are for the command to look for; the module cannot.
ignored=AH120

command=build/bin/haptics
if [ ! -x "$command" ]; then
    swift build -c release --product haptics >/dev/null
    command=$(swift build -c release --product haptics --show-bin-path)/haptics
fi
Web/build.sh

for file in Examples/*.ahap; do
    name=$native/$(basename "$file")
    # Status 1 means findings.
    "$command" lint --format json --ignore "$ignored" "$file" >"$name.json" || [ $? = 1 ]
    "$command" fmt - <"$file" >"$name.format"
    "$command" lint --fix --ignore "$ignored" - <"$file" >"$name.fix" 2>/dev/null || [ $? = 1 ]
done

if command -v node >/dev/null; then
    exec node Web/test/compare.mjs build/web/haptics.wasm "$native" "$(scripts/version)" Examples/*.ahap
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
    name=$native/$(basename "$file")
    compare "$file: findings" "$name.json" lint "$file" "$ignored" <"$file"
    compare "$file: layout" "$name.format" format <"$file"
    compare "$file: fixes" "$name.fix" fix "$ignored" <"$file"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
