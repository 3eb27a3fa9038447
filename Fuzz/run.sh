#!/bin/sh
# Fuzzes everything for SECONDS in all (default 60), two targets at a time.
#
#   Fuzz/run.sh [SECONDS [TARGET...]]
#
# First replays what once failed (Fuzz/regressions). A failing input is kept in Fuzz/crashes and named.
set -eu
cd "$(dirname "$0")/.."
root=$PWD
seconds=${1-60}
if [ $# -gt 0 ]; then shift; fi
targets=${*:-reader linter fixer formatter writer numbers renderer}

work=$root/.build/fuzz
crashes=$root/Fuzz/crashes
mkdir -p "$work/logs" "$crashes"

# The fuzzer catches signals itself; Swift's backtraces would take them away.
export SWIFT_BACKTRACE=enable=no

build() {
    swift build -c release --package-path Fuzz --scratch-path "$work/build" \
        -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library "$@"
}
if ! build >"$work/logs/build.log" 2>&1; then
    cat "$work/logs/build.log" >&2
    exit 1
fi
fuzz=$(build --show-bin-path)/Fuzz

# fail TARGET: shows what a target said, and the input that it failed on.
fail() {
    grep -E 'FAILED|ERROR: libFuzzer|Fatal error|Test unit written' "$work/logs/$1.log" >&2 || tail -n 20 "$work/logs/$1.log" >&2
    echo "fuzzing: $1 failed; log: $work/logs/$1.log" >&2
    exit 1
}

for target in $targets; do
    for input in Fuzz/regressions/*; do
        [ -f "$input" ] || continue
        if ! "$fuzz" "$target" -timeout=10 "$input" >"$work/logs/$target.log" 2>&1; then
            echo "fuzzing: regression $input" >&2
            fail "$target"
        fi
    done
done

# run TARGET SECONDS: fuzzes one target, starting from the examples and from what it found interesting before.
run() {
    corpus=$work/corpus/$1
    mkdir -p "$corpus"
    for seed in Examples/*.ahap Fuzz/regressions/*; do
        if [ -f "$seed" ]; then cp "$seed" "$corpus/"; fi
    done
    "$fuzz" "$1" -max_total_time="$2" -timeout=10 -rss_limit_mb=2048 -max_len=4096 -dict=Fuzz/words.dict \
        -artifact_prefix="$crashes/$1-" -print_final_stats=1 "$corpus" >"$work/logs/$1.log" 2>&1 || return 1
}

# lane SECONDS TARGET...: one after the other, sharing the seconds.
lane() {
    share=$(($1 / ($# - 1)))
    [ "$share" -ge 1 ] || share=1
    shift
    for target in "$@"; do run "$target" "$share" || : >"$work/logs/$target.failed"; done
}

first=''
second=''
for target in $targets; do
    rm -f "$work/logs/$target.failed"
    if [ "$(printf '%s' "$first" | wc -w)" -le "$(printf '%s' "$second" | wc -w)" ]; then
        first="$first $target"
    else
        second="$second $target"
    fi
done
# shellcheck disable=SC2086 # lists of targets, to be split
lane "$seconds" $first &
# shellcheck disable=SC2086
if [ -n "$second" ]; then lane "$seconds" $second; fi
wait

total=0
for target in $targets; do
    if [ -e "$work/logs/$target.failed" ]; then fail "$target"; fi
    count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/logs/$target.log")
    printf '%-10s %10d executions\n' "$target" "$count"
    total=$((total + count))
done
echo "$total executions, no failure"
