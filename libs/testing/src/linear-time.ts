/** A parser of texts that outsiders write. An error is its answer to a text. */
export interface Parser<Input = string> {
  readonly parse: (input: Input) => unknown;
  /** Makes the input of a text, before the time is taken. */
  readonly prepare?: (text: string) => Input | Promise<Input>;
}

/** The texts repeat characters and marks that parsers look for, skip, nest or count. */
const REPEATED = [
  ...['a', 'A1', '0', ' ', 'a ', '\t', '\n', '\r\n'],
  ...['/', '\\', '"', '"a', "'", ',', ';', ':', '.', 'a.', '-', '_', '=', 'a=b&', '%41'],
  ...['<', '<a>', '</a>', '<!--', '<![CDATA[', '&', '&#65;'],
  ...['{', '{{', '{{a}}', '}', '[', '[][a', '(', '#a', 'a@', '*', '!', '$'],
  ...['é', 'e\u0301', '\u0301', '漢', 'א', '\u200d', '👍', '🇩🇪'],
];
const MAX_LENGTH = 2 ** 14;
/** Shorter times are noise. */
const NOISE_MS = 1;
/** Four times the length may take six times the time; a quadratic function takes sixteen times. */
const [SUSPICIOUS_LENGTH, SUSPICIOUS_GROWTH] = [4, 6];
/** Eight times the length may take 27 times the time: three for each doubling. Several proofs must agree. */
const [PROVEN_LENGTH, PROVEN_GROWTH, PROOFS] = [8, 27, 3];
/** Some systems count the processor time of a thread in such steps. */
const PROCESSOR_TIME_STEP_MS = 10;
/** Short texts that take so long are not made longer: an exponential function would take hours. */
const [SHORT, LONG_MS] = [64, 100];

/**
 * Returns the repeated texts of which twice the length takes more than three times the time. The minimum of several
 * runs counts, and of a long run, which other processes interrupt, the processor time of this thread.
 */
export async function superLinearIn<Input = string>(
  parser: Parser<Input>,
  texts: readonly string[] = REPEATED,
): Promise<string[]> {
  const found: string[] = [];
  for (const repeated of texts) {
    const textOf = (length: number) => repeated.repeat(Math.ceil(length / repeated.length));
    const reason = await growthOf((length, runs, enough) => minTime(parser, textOf(length), runs, enough));
    if (reason) found.push(`${JSON.stringify(repeated)}: ${reason}`);
  }
  return found;
}

/** Returns the minimum of so many runs, or the first one that takes at most `enough` ms. */
type Measure = (length: number, runs: number, enough?: number) => Promise<number>;

async function growthOf(measure: Measure): Promise<string | undefined> {
  let length = 8;
  let time = await measure(length, 3, NOISE_MS);
  while (time < NOISE_MS && length < MAX_LENGTH) {
    length *= 2;
    time = await measure(length, 3, NOISE_MS);
  }
  if (time < NOISE_MS) return undefined;
  if (length <= SHORT && time > LONG_MS) return `${length} characters take ${time.toFixed(0)} ms`;
  const accepted = SUSPICIOUS_GROWTH * time;
  if ((await measure(length * SUSPICIOUS_LENGTH, 3, accepted)) <= accepted) return undefined;
  for (let proof = 0; proof < PROOFS; proof += 1)
    if ((await precisely(measure, length)) <= PROVEN_GROWTH) return undefined;
  return `${PROVEN_LENGTH} times ${length} characters take more than ${PROVEN_GROWTH} times as long`;
}

/** Returns the growth from many runs, which a collection of garbage or a late compilation does not change. */
async function precisely(measure: Measure, length: number): Promise<number> {
  const short = await measure(length, 9);
  return (await measure(length * PROVEN_LENGTH, 1)) / short;
}

async function minTime<Input>(
  { parse, prepare }: Parser<Input>,
  text: string,
  runs: number,
  enough = 0,
): Promise<number> {
  let time = Infinity;
  for (let run = 0; run < runs && time > enough; run += 1) {
    const input = prepare ? await prepare(text) : (text as Input);
    const [start, used] = [performance.now(), process.threadCpuUsage()];
    try {
      await parse(input);
    } catch {
      // A rejected text took its time too.
    }
    const elapsed = performance.now() - start;
    const { user, system } = process.threadCpuUsage(used);
    time = Math.min(time, elapsed, (user + system) / 1_000 + PROCESSOR_TIME_STEP_MS);
  }
  return time;
}
