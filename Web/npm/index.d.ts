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

/** How a pattern is rendered. What is not stated has the default of the command `haptics render`. */
export interface RenderSettings {
  /** Samples a second, 2,000 to 192,000; 48,000 unless stated. */
  rate?: number;
  /** How intensity and sharpness become a waveform; `reference` unless stated. */
  profile?: "reference" | "linear" | "mpeg" | "quest";
  /**
   * What the haptic channel carries: the signal that drives an actuator (the default), the motion that the model of an
   * actuator makes of it, or the drive made audible on small loudspeakers.
   */
  signal?: "drive" | "motion" | "preview";
  /** The model that makes the motion. None of the models was measured on hardware. `flat` unless stated. */
  actuator?: "lra-iphone" | "lra-android" | "lra-narrow" | "voice-coil" | "erm-low" | "erm-high" | "flat";
  /** Keeps the drive within the band of a resonant actuator. False unless stated. */
  keepToActuatorBand?: boolean;
  /** What happens beyond full drive: it is cut off (the default), bent, or the whole is divided by its peak. */
  limit?: "clip" | "soft" | "normalise";
  /** How fast the pattern is played, above 0; 1 unless stated. Frequencies stay. */
  speed?: number;
  /** How often the pattern is played in all, from 1 on; once unless stated. */
  repeat?: number;
  /** Seconds in the pattern at which a repeated one goes back to its start; its duration unless stated. */
  loopEnd?: number;
  /** Ramps each step of a dynamic parameter over 1 ms. False unless stated. */
  declick?: boolean;
  /** The frequency in hertz of the tone of `AudioContinuous` events at pitch 0; 440 unless stated. */
  tone?: number;
}

export interface RenderOptions extends RenderSettings {
  /** The number of the first sample, from 0. */
  first?: number;
  /** How many samples at most; all unless stated. There are none behind the end of the pattern. */
  count?: number;
}

export interface EffectiveOptions extends RenderSettings {
  /** Seconds from the start of the pattern to the first sample; 0 unless stated. */
  start?: number;
  /** Seconds before which the last sample lies; the end of the pattern unless stated. */
  end?: number;
}

export interface Rendered {
  /** The haptic channel as shares of full drive, -1 to 1. */
  haptic: Float32Array;
  /** What is heard on the left; undefined where the pattern has no audio events. */
  left?: Float32Array;
  /** What is heard on the right; undefined where the pattern has no audio events. */
  right?: Float32Array;
  /** Samples a second. */
  rate: number;
  /** The pattern's stated duration in seconds; what rings after it is rendered too. */
  duration: number;
  /** How many samples the pattern has in all. */
  sampleCount: number;
  /** The largest magnitude in `haptic` before limiting. */
  peak: number;
  /** How many samples of `haptic` were limited. */
  limitedSamples: number;
}

/** What is felt at a rate: all haptic events together, with their controls and envelopes. */
export interface Effective {
  /** The intensities, 0 to 1, as strong as all events together. */
  intensity: Float64Array;
  /** The sharpnesses, 0 to 1; 0 where nothing is felt. */
  sharpness: Float64Array;
  /** The amplitudes as shares of full drive, not limited. */
  amplitude: Float64Array;
}

/** What two rumble motors are told at a time, until the next step. */
export interface MotorStep {
  /** Seconds from the start. */
  time: number;
  /** The command of the heavy, slow motor, 0 to 1: `strongMagnitude` of a gamepad. */
  heavy: number;
  /** The command of the light, fast motor, 0 to 1: `weakMagnitude` of a gamepad. */
  light: number;
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

  /**
   * The samples of a pattern, the same as those of the command. Entries with faults are left out: `lint` names them.
   * Events that play sound files are silent. To render a long pattern in pieces, state `first` and `count`.
   *
   * @throws SyntaxError if the text is not JSON; the message begins with line and column.
   * @throws RangeError if an option is unknown or out of range, or there is not enough memory.
   */
  render(text: string | Uint8Array, options?: RenderOptions): Rendered;

  /**
   * Effective intensity and sharpness, `rate` times a second (at most 192,000), from the events: for plots.
   *
   * @throws SyntaxError and RangeError as `render` does.
   */
  effective(text: string | Uint8Array, rate: number, options?: EffectiveOptions): Effective;

  /**
   * The commands of the two motors of a gamepad: one for each change, and a last one that stops both.
   *
   * @throws SyntaxError and RangeError as `render` does.
   */
  motors(text: string | Uint8Array, settings?: RenderSettings): MotorStep[];
}

/** Loads the module from beside this file, or from `source`: an address, a response, bytes, or a compiled module. */
export function load(source?: string | URL | Response | BufferSource | WebAssembly.Module): Promise<Haptics>;
