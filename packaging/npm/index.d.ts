/** How bad a finding is: players refuse it, it will not do what was meant, it is to be thought about. */
export type Severity = "error" | "warning" | "note";

/** A replacement of `length` bytes of UTF-8 at `offset`. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}

/** A repair. A safe one never changes what is felt. */
export interface Fix {
  applicability: "safe" | "unsafe";
  edits: Edit[];
}

/** One fault in a pattern, and where it is. */
export interface Finding {
  /** The rule's stable code, such as `AH103`. */
  code: string;
  /** The rule's name in words, such as `absolute-curve-times`. */
  name: string;
  severity: Severity;
  message: string;
  hint?: string | null;
  /** From 1. */
  line: number;
  /** From 1, in Unicode code points. */
  column: number;
  endLine: number;
  endColumn: number;
  /** In bytes of UTF-8 from the start of the text. */
  offset: number;
  length: number;
  fix?: Fix | null;
}

/** The loaded module. Not to be used from several threads at once; load it once for each. */
export interface Haptics {
  /** Every fault of an AHAP text, in the order of the text. A text that is not JSON has findings too. Never throws on input. */
  lint(text: string | Uint8Array): Finding[];
  /** The text in its canonical layout; a text that is not JSON comes back as it is. */
  format(text: string | Uint8Array): string;
}

/**
 * Loads the module from beside this file, or from `source`: an address, a response, bytes, or a compiled module.
 */
export function load(source?: string | URL | Response | BufferSource | WebAssembly.Module): Promise<Haptics>;
