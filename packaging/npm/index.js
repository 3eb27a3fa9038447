// The WebAssembly module as two functions. The module's own interface is four C functions: memory in and out, and a
// text to lint or to format. A result is its length (four bytes, little-endian) and then that many bytes of UTF-8.

/** Loads the module; `source` is where it is, or what it is, if not beside this file. */
export async function load(source = new URL("haptics.wasm", import.meta.url)) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(await bytesOf(source));
  const instance = await WebAssembly.instantiate(module, importsOf(module));
  return new Haptics(instance.exports);
}

class Haptics {
  #exports;

  constructor(exports) {
    this.#exports = exports;
    exports._initialize?.();
  }

  lint(text) {
    return JSON.parse(this.#call("haptics_lint", text)).findings;
  }

  format(text) {
    return this.#call("haptics_format", text);
  }

  #call(name, text) {
    const input = typeof text === "string" ? new TextEncoder().encode(text) : text;
    const { memory, haptics_allocate: allocate, haptics_free: free } = this.#exports;
    const address = allocate(input.length);
    new Uint8Array(memory.buffer, address, input.length).set(input);
    const result = this.#exports[name](address, input.length);
    free(address);
    // The memory may have grown, so its buffer is asked for anew.
    const length = new DataView(memory.buffer).getUint32(result, true);
    const output = new TextDecoder().decode(new Uint8Array(memory.buffer, result + 4, length));
    free(result);
    return output;
  }
}

async function bytesOf(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  if (source instanceof Response) return source.arrayBuffer();
  const url = new URL(source, import.meta.url);
  if (url.protocol !== "file:") return bytesOf(await fetch(url));
  const { readFile } = await import("node:fs/promises");
  return readFile(url);
}

// The module neither reads nor writes anything, but the C library in it names a few system calls. Each answers "bad file
// descriptor", 8: an answer of 0 from a write would be tried again for ever.
function importsOf(module) {
  const imports = {};
  for (const { module: space, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind === "function") (imports[space] ??= {})[name] = () => 8;
  }
  return imports;
}
