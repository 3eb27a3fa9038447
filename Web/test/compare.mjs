// Holds the module, through its loader, against what the command says: `node compare.mjs MODULE FOLDER VERSION FILE...`.
// For each FILE, FOLDER has what the command made of it: NAME.json (findings), NAME.format and NAME.fix.

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

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
