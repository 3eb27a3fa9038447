/** How bad a finding is: a player refuses the file, it plays but not as meant, it is worth knowing. */
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
  hint: string | null;
  /** From 1. */
  line: number;
  /** From 1, in Unicode code points. */
  column: number;
  endLine: number;
  endColumn: number;
  /** In bytes of UTF-8 from the start of the text. */
  offset: number;
  length: number;
  fix: Fix | null;
}

export interface LintOptions {
  /** Codes or names of rules that do not run. */
  ignore?: string[];
}

export interface FixOptions extends LintOptions {
  /** Makes the fixes too that are guesses, or change what is felt. */
  unsafe?: boolean;
}

/** The loaded module. A text is a string, or bytes of UTF-8; what is given back is of the same kind. */
export interface Haptics {
  /** The version of swift-haptics. */
  readonly version: string;

  /**
   * Every fault of an AHAP text, in the order of the text; a text that is not JSON has findings too. Sound files are
   * not looked for.
   *
   * @throws RangeError if a name in `ignore` is of no rule.
   */
  lint(text: string | Uint8Array, options?: LintOptions): Finding[];

  /**
   * The text with its safe fixes made, and how many they were.
   *
   * @throws RangeError if a name in `ignore` is of no rule.
   */
  fix<Text extends string | Uint8Array>(text: Text, options?: FixOptions): { text: Text; fixes: number };

  /**
   * The text in its canonical layout. Nothing in it is lost.
   *
   * @throws SyntaxError if the text is not JSON; the message begins with line and column.
   */
  format<Text extends string | Uint8Array>(text: Text): Text;
}

/** Loads the module from beside this file, or from `source`: an address, a response, bytes, or a compiled module. */
export function load(source?: string | URL | Response | BufferSource | WebAssembly.Module): Promise<Haptics>;
