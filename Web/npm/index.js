// The WebAssembly module behind three functions, without dependencies, for browsers and Node.js. The module imports
// nothing. Its own interface is C functions over its memory: see Web/Sources/HapticsModule/Exports.swift.

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
    return likeInput(text, this.#call("haptics_format", [encode(text)], [], SyntaxError).bytes);
  }

  // Calls a function with texts, each as its address and length, and then numbers.
  #call(name, texts, numbers = [], Refusal = RangeError) {
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
      if (status < 0) throw new Refusal(decode(bytes));
      return { status, bytes };
    } finally {
      for (const address of [...addresses, result]) free(address);
    }
  }
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
