// The WebAssembly module behind a few functions, without dependencies, for browsers and Node.js. The module imports
// nothing. Its own interface is C functions over its memory: see Web/Sources/HapticsModule/Exports.swift
// and RenderExports.swift.

/** Loads the module from beside this file, or from `source`: where it is, or what it is. */
export async function load(source = new URL("haptics.wasm", import.meta.url)) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(await bytesOf(source));
  const instance = await WebAssembly.instantiate(module);
  return new Haptics(instance.exports);
}

class Haptics {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  get version() {
    const bytes = new Uint8Array(this.#exports.memory.buffer, this.#exports.haptics_version());
    return decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  lint(text, { path = "-", ignore = [] } = {}) {
    const { bytes } = this.#call("haptics_lint", [encode(text), encode(path), encode(ignore.join())]);
    return JSON.parse(decode(bytes)).files[0].findings;
  }

  fix(text, { ignore = [], unsafe = false } = {}) {
    const result = this.#call("haptics_fix", [encode(text), encode(ignore.join())], [unsafe ? 1 : 0]);
    return { text: likeInput(text, result.bytes), fixes: result.status };
  }

  format(text) {
    return likeInput(text, this.#call("haptics_format", [encode(text)]).bytes);
  }

  render(text, { first = 0, count = Infinity, ...settings } = {}) {
    const { status, bytes } = this.#call("haptics_render", [encode(text), encodeSettings(settings)], [first, count]);
    const [duration, sampleCount, peak, limitedSamples] = new Float64Array(bytes.buffer, 0, 4);
    const [haptic, left, right] = split(new Float32Array(bytes.buffer, 32), status);
    return { haptic, left, right, rate: settings.rate ?? 48000, duration, sampleCount, peak, limitedSamples };
  }

  effective(text, rate, { start = 0, end = Infinity, ...settings } = {}) {
    const { bytes } = this.#call(
      "haptics_effective", [encode(text), encodeSettings(settings)], [rate, start, end]);
    const [intensity, sharpness, amplitude] = split(new Float64Array(bytes.buffer), 3);
    return { intensity, sharpness, amplitude };
  }

  motors(text, settings = {}) {
    const { bytes } = this.#call("haptics_motors", [encode(text), encodeSettings(settings)]);
    const [times, heavy, light] = split(new Float64Array(bytes.buffer), 3);
    return Array.from(times, (time, index) => ({ time, heavy: heavy[index], light: light[index] }));
  }

  // Calls a function with texts, each as its address and length, and then numbers.
  #call(name, texts, numbers = []) {
    const { memory, haptics_allocate: allocate, haptics_free: free } = this.#exports;
    const addresses = texts.map((text) => allocate(text.length));
    let result = 0;
    try {
      if (addresses.includes(0)) throw new RangeError("out of memory");
      // Memory may have grown at each call, so its buffer is asked for anew.
      texts.forEach((text, index) => new Uint8Array(memory.buffer, addresses[index], text.length).set(text));
      const parameters = texts.flatMap((text, index) => [addresses[index], text.length]);
      result = this.#exports[name](...parameters, ...numbers);
      if (result === 0) throw new RangeError("out of memory");
      const head = new DataView(memory.buffer, result, 8);
      const status = head.getInt32(0, true);
      const bytes = new Uint8Array(memory.buffer, result + 8, head.getUint32(4, true)).slice();
      if (status < 0) throw refusal(decode(bytes));
      return { status, bytes };
    } finally {
      for (const address of [...addresses, result]) free(address);
    }
  }
}

// What begins with a line and a column is said of the text, the rest of an option.
function refusal(message) {
  return /^\d+:\d+: /.test(message) ? new SyntaxError(message) : new RangeError(message);
}

// Names and values as the module reads them; an option that is undefined keeps its default.
function encodeSettings(settings) {
  const stated = Object.entries(settings).filter(([, value]) => value !== undefined);
  return encode(stated.map(([name, value]) => `${name}=${value}`).join());
}

// A number of lists of one length that lie one behind the other.
function split(numbers, lists) {
  const length = numbers.length / lists;
  return Array.from({ length: lists }, (_, index) => numbers.subarray(index * length, (index + 1) * length));
}

function encode(text) {
  return typeof text === "string" ? new TextEncoder().encode(text) : text;
}

function decode(bytes) {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

function likeInput(input, bytes) {
  return typeof input === "string" ? decode(bytes) : bytes;
}

async function bytesOf(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  if (source instanceof Response) return source.arrayBuffer();
  const url = new URL(source, import.meta.url);
  if (url.protocol !== "file:") return bytesOf(await fetch(url));
  const { readFile } = await import("node:fs/promises");
  return readFile(url);
}
