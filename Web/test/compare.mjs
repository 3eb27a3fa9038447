// Holds the module, through its loader, against native code: `node compare.mjs MODULE FOLDER VERSION FILE...`.
// For each FILE, FOLDER has what the command made of it: NAME.json (findings), NAME.format and NAME.fix, and what
// ExampleSamples did: NAME.SIGNAL-RATE (samples of 32 bits), NAME.effective and NAME.motors (numbers of 64).

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { load } from "../npm/index.js";

const [moduleFile, folder, version, ...files] = process.argv.slice(2);
const ignore = ["AH120"];
let passed = 0;
let failed = 0;

async function check(what, body) {
  try {
    await body();
    passed += 1;
  } catch (error) {
    failed += 1;
    console.error(`FAILED ${what}: ${error.message}`);
  }
}

const haptics = await load(pathToFileURL(moduleFile));

// The largest distance so far between what the module and native code made of an example.
let deviation = 0;

// Compares lists, of which some may be missing, with the same numbers one behind the other.
function compareNumbers(lists, expected) {
  let place = 0;
  let largest = 0;
  for (const list of lists.filter((list) => list !== undefined)) {
    for (const number of list) {
      const distance = Math.abs(number - expected[place]);
      // Written so that what is not a number counts too.
      if (!(distance <= largest)) largest = distance;
      place += 1;
    }
  }
  deviation = Math.max(deviation, largest);
  assert.equal(place, expected.length);
  assert(largest <= 1e-6, `a number is ${largest} away from the native one`);
}

for (const file of files) {
  const text = new Uint8Array(await readFile(file));
  const native = (extension) => readFile(`${folder}/${basename(file)}.${extension}`);
  await check(`${file}: the same findings`, async () => {
    const { files: [report] } = JSON.parse(await native("json"));
    assert.deepEqual(haptics.lint(text, { ignore }), report.findings);
  });
  await check(`${file}: the same layout`, async () => {
    assert.deepEqual(Buffer.from(haptics.format(text)), await native("format"));
  });
  await check(`${file}: the same fixes`, async () => {
    assert.deepEqual(Buffer.from(haptics.fix(text, { ignore }).text), await native("fix"));
  });
  const floats = async (extension) => new Float32Array(new Uint8Array(await native(extension)).buffer);
  const doubles = async (extension) => new Float64Array(new Uint8Array(await native(extension)).buffer);
  for (const signal of ["drive", "motion", "preview"]) {
    for (const rate of [8000, 48000]) {
      await check(`${file}: the same samples of ${signal} at ${rate} Hz`, async () => {
        const { haptic, left, right } = haptics.render(text, { rate, signal, actuator: "lra-iphone" });
        compareNumbers([haptic, left, right], await floats(`${signal}-${rate}`));
      });
    }
  }
  await check(`${file}: the same effective values`, async () => {
    const { intensity, sharpness, amplitude } = haptics.effective(text, 1000);
    compareNumbers([intensity, sharpness, amplitude], await doubles("effective"));
  });
  await check(`${file}: the same motor commands`, async () => {
    const steps = haptics.motors(text);
    const lists = ["time", "heavy", "light"].map((name) => steps.map((step) => step[name]));
    compareNumbers(lists, await doubles("motors"));
  });
}

const sound = '{"Version": 1.0, "Pattern": [{"Event": {"Time": 0.0, "EventType": "HapticTransient"}}]}';

await check("the version", () => assert.equal(haptics.version, version));
await check("a string gives a string", () => assert.equal(typeof haptics.format(sound), "string"));
await check("an empty text has a finding", () => assert.equal(haptics.lint("")[0].code, "AH001"));
await check("columns count code points", () => {
  const [finding] = haptics.lint('{"\u{1F600}é": nil}').filter(({ code }) => code === "AH001");
  assert.deepEqual([finding.line, finding.column, finding.offset], [1, 8, 11]);
});
await check("a byte order mark is kept in view", () => {
  assert.deepEqual(haptics.lint("\uFEFF" + sound).map(({ code }) => code), ["AH124"]);
});
await check("what is not JSON cannot be formatted", () => {
  assert.throws(() => haptics.format('{\n  "a" 1}'), /^SyntaxError: 2:7: /);
});
await check("an unknown rule is refused", () => {
  assert.throws(() => haptics.lint(sound, { ignore: ["AH999"] }), RangeError);
});

const tap = '{"Version": 1.0, "Pattern": [{"Event": {"Time": 0.5, "EventType": "HapticTransient"}}]}';
const tone = tap.replace("HapticTransient", "AudioContinuous").replace("0.5", '0.0, "EventDuration": 0.5');

await check("a rendered pattern says what it is", () => {
  // A tap of sharpness 0.5, the default: 14 half periods of 80 Hz times the square root of 230 / 80, from 0.5 s on.
  const { duration, sampleCount, haptic, left, rate } = haptics.render(tap);
  const frequency = 80 * Math.sqrt(230 / 80);
  assert.deepEqual([duration, sampleCount, rate], [0.5, Math.ceil(48000 * (0.5 + 7 / frequency)), 48000]);
  assert.equal(haptic.length, sampleCount);
  assert.equal(left, undefined);
  assert(haptic.subarray(0, 24001).every((sample) => sample === 0));
});
await check("pieces make up the whole", () => {
  const whole = haptics.render(tap, { rate: 8000 });
  const pieces = [];
  for (let first = 0; first < whole.sampleCount; first += 1111) {
    pieces.push(haptics.render(tap, { rate: 8000, first, count: 1111 }).haptic);
  }
  assert.deepEqual(pieces.flatMap((piece) => Array.from(piece)), Array.from(whole.haptic));
});
await check("audio events give two channels more, and settings act on them", () => {
  const { haptic, left, right } = haptics.render(tone, { tone: 1000, rate: 16000 });
  assert(haptic.every((sample) => sample === 0));
  assert.equal(left.length, haptic.length);
  assert(left.some((sample) => sample !== 0));
  // Sixteen samples a period.
  assert(Math.abs(left[4000] - left[4016]) < 1e-6 && Math.abs(right[4004]) > 0.1);
});
await check("all settings are understood", () => {
  const twice = { speed: 2, repeat: 3, loopEnd: 0.6, declick: true, keepToActuatorBand: true, limit: "soft" };
  const { sampleCount } = haptics.render(tap, { ...twice, profile: "linear", actuator: "lra-narrow", count: 0 });
  // Three passes of 0.3 s; the last tap rings on behind its 0.25 s.
  assert(sampleCount >= 0.9 * 48000);
  assert.equal(haptics.render(tap, { rate: undefined, count: 0 }).sampleCount, haptics.render(tap).sampleCount);
});
await check("effective values are those of a time", () => {
  // The defaults of intensity and sharpness, as single precision has them.
  const [strong, sharp] = [Math.fround(0.6), Math.fround(0.422601)];
  const event = tone.replace("AudioContinuous", "HapticContinuous");
  const { intensity, sharpness } = haptics.effective(event, 10, { start: 0.1, end: 0.4 });
  assert.deepEqual([Array.from(intensity), Array.from(sharpness)], [[strong, strong, strong], [sharp, sharp, sharp]]);
});
await check("motors stop in the end", () => {
  const steps = haptics.motors(tap);
  assert.deepEqual([steps.at(-1).heavy, steps.at(-1).light], [0, 0]);
  assert(steps.some(({ time, heavy }) => time === 0.5 && heavy > 0));
});
await check("what cannot be rendered is refused", () => {
  const refused = (options, words) => assert.throws(
    () => haptics.render(tap, options), (error) => error instanceof RangeError && error.message.includes(words));
  refused({ rate: 100 }, "2000");
  refused({ rate: "fast" }, "rate must be a number, not fast");
  refused({ signal: "loud" }, "signal must be one of drive, motion, preview, not loud");
  refused({ actuator: "" }, "lra-iphone");
  refused({ repeat: 1.5 }, "repeat must be a whole number");
  refused({ declick: 1 }, "declick must be one of true, false");
  refused({ colour: 3 }, "there is no setting colour");
  refused({ speed: 1e-9 }, "too late");
  refused({ repeat: 2, loopEnd: 0 }, "loop");
  assert.throws(() => haptics.render("{"), /^SyntaxError: 1:2: /);
  assert.throws(() => haptics.effective(tap, 0), RangeError);
  assert.throws(() => haptics.effective(tap, NaN), RangeError);
  assert.throws(() => haptics.render(tap.replace("0.5", "2e4")), RangeError);
});
await check("memory is given back", async () => {
  const { instance } = await WebAssembly.instantiate(await readFile(moduleFile));
  const { memory, haptics_allocate: allocate, haptics_free: free, haptics_format: format } = instance.exports;
  const text = new TextEncoder().encode(`{"Pattern": [${"1,".repeat(10_000)}1]}`);
  const call = () => {
    const address = allocate(text.length);
    new Uint8Array(memory.buffer, address, text.length).set(text);
    free(format(address, text.length));
    free(address);
  };
  for (let count = 0; count < 10; count += 1) call();
  const before = memory.buffer.byteLength;
  for (let count = 0; count < 200; count += 1) call();
  assert.equal(memory.buffer.byteLength, before);
});

console.log(`${passed} passed, ${failed} failed; largest distance from native samples ${deviation}`);
process.exitCode = failed > 0 ? 1 : 0;
