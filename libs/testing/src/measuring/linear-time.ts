/** A parser of untrusted texts. It may throw to reject a text. */
export interface Parser<Input = string> {
  readonly parse: (input: Input) => unknown;
  /** Prepares the input from a text, outside the measured time. */
  readonly prepare?: (text: string) => Input | Promise<Input>;
}

/** Runs a parser once and returns how long it took, in milliseconds. */
export type Stopwatch = (run: () => unknown) => number | Promise<number>;

/** Sequences that the texts repeat: characters and marks that parsers search, skip, nest or count. */
const REPEATED = [
  ...['a', 'A1', '0', ' ', 'a ', '\t', '\n', '\r\n'],
  ...['/', '\\', '"', '"a', "'", ',', ';', ':', '.', 'a.', '-', '_', '=', 'a=b&', '%41'],
  ...['<', '<a>', '</a>', '<!--', '<![CDATA[', '&', '&#65;'],
  ...['{', '{{', '{{a}}', '}', '[', '[][a', '(', '#a', 'a@', '*', '!', '$'],
  ...['é', 'e\u0301', '\u0301', '漢', 'א', '\u200d', '👍', '🇩🇪'],
];
const MAX_LENGTH = 2 ** 14;
/**
 * Shorter times in milliseconds are ignored as noise, because a collection of garbage in a large process takes as long.
 * A quadratic function takes much longer for the longest text.
 */
const NOISE_MS = 4;
/**
 * A text of eight times the length may take sixteen times as long. A linear function takes eight times as long, and a
 * quadratic one 64 times, which remains conspicuous if an interruption triples the time of the short text.
 */
const [SUSPICIOUS_LENGTH, SUSPICIOUS_GROWTH] = [8, 16];
/**
 * A text of four times the length may take nine times as long: three times for each doubling. The first three
 * measurements that agree decide.
 */
const [PROVEN_LENGTH, PROVEN_GROWTH, AGREEING] = [4, 9, 3];
/**
 * The shorter text of a proof takes at least this long in milliseconds, because the processor time of so long a run
 * can be measured although other processes interrupt it.
 */
const PROVABLE_MS = 40;
/** A short text is measured this often, because an interruption that lengthens its time hides the growth. */
const MANY_RUNS = 9;
/** Resolution of the processor time of a thread on some systems, in milliseconds. */
const PROCESSOR_TIME_STEP_MS = 10;
/**
 * A text of at most this length that takes this long is not made longer, because an exponential function would take
 * hours.
 */
const [SHORT, LONG_MS] = [64, 100];

/**
 * Returns the repeated texts of which twice the length takes more than three times the time. The minimum of several
 * runs counts, and of a long run, which other processes interrupt, the processor time of this thread.
 */
export async function superLinearIn<Input = string>(
  parser: Parser<Input>,
  texts: readonly string[] = REPEATED,
  stopwatch: Stopwatch = threadTime,
): Promise<string[]> {
  const found: string[] = [];
  for (const repeated of texts) {
    const textOf = (length: number) => repeated.repeat(Math.ceil(length / repeated.length));
    const reason = await growthOf((length, runs, enough) => minTime(parser, textOf(length), stopwatch, runs, enough));
    if (reason) found.push(`${JSON.stringify(repeated)}: ${reason}`);
  }
  return found;
}

/** Returns the minimum of this number of runs, or the first one that takes at most `enough` ms. */
type Measure = (length: number, runs: number, enough?: number) => Promise<number>;

async function growthOf(measure: Measure): Promise<string | undefined> {
  let length = 8;
  let time = await measure(length, MANY_RUNS, NOISE_MS);
  while (time < NOISE_MS && length < MAX_LENGTH) {
    length *= 2;
    time = await measure(length, MANY_RUNS, NOISE_MS);
  }
  if (time < NOISE_MS) return undefined;
  if (length <= SHORT && time > LONG_MS) return `${length} characters take ${time.toFixed(0)} ms`;
  const accepted = SUSPICIOUS_GROWTH * time;
  const longer = await measure(length * SUSPICIOUS_LENGTH, 3, accepted);
  if (longer <= accepted && longer <= SUSPICIOUS_GROWTH * (await measure(length, MANY_RUNS))) return undefined;
  const provable = await provableLength(measure, length);
  return (await isProven(measure, provable))
    ? `${PROVEN_LENGTH} times ${provable} characters take more than ${PROVEN_GROWTH} times as long`
    : undefined;
}

/** Returns the first doubled length of a text whose time can be measured well. */
async function provableLength(measure: Measure, first: number): Promise<number> {
  let length = first;
  while ((await measure(length, 3, PROVABLE_MS)) < PROVABLE_MS) length *= 2;
  return length;
}

/**
 * Measures until enough measurements agree, because an interruption lengthens either time, which hides the growth or
 * looks like it.
 */
async function isProven(measure: Measure, length: number): Promise<boolean> {
  let [proofs, objections] = [0, 0];
  while (proofs < AGREEING && objections < AGREEING)
    if (await isTooSlow(measure, length)) proofs += 1;
    else objections += 1;
  return proofs === AGREEING;
}

/** Compares several runs of both lengths, on which garbage collection and late compilation have no effect. */
async function isTooSlow(measure: Measure, length: number): Promise<boolean> {
  const accepted = PROVEN_GROWTH * (await measure(length, MANY_RUNS));
  return (await measure(length * PROVEN_LENGTH, 3, accepted)) > accepted;
}

async function minTime<Input>(
  { parse, prepare }: Parser<Input>,
  text: string,
  stopwatch: Stopwatch,
  runs: number,
  enough = 0,
): Promise<number> {
  let time = Infinity;
  for (let run = 0; run < runs && time > enough; run += 1) {
    const input = prepare ? await prepare(text) : (text as Input);
    time = Math.min(time, await stopwatch(() => parse(input)));
  }
  return time;
}

/** Returns the elapsed time or, if other processes interrupted a long run, the processor time of this thread. */
async function threadTime(run: () => unknown): Promise<number> {
  const [start, used] = [performance.now(), process.threadCpuUsage()];
  try {
    await run();
  } catch {
    // The time of a rejected text counts too.
  }
  const elapsed = performance.now() - start;
  const { user, system } = process.threadCpuUsage(used);
  return Math.min(elapsed, (user + system) / 1_000 + PROCESSOR_TIME_STEP_MS);
}
