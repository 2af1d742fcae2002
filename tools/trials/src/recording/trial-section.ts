import type { Circumstances } from './circumstances.js';

/** Choice of a trial, its size and its random numbers. */
export interface TrialRequest {
  readonly name: string;
  readonly isFull: boolean;
  readonly chosen: Readonly<Record<string, number>>;
  readonly only?: string | undefined;
  readonly seed: number;
}

/** A trial that was run, with the lines that it printed. */
export interface TrialResult extends Circumstances {
  readonly request: TrialRequest;
  readonly shows: string;
  readonly lines: readonly string[];
  readonly status: number;
  readonly seconds: number;
}

/** Maximum number of columns of a line of output; longer ones continue in the next line. */
const COLUMNS = 116;
const CONTINUED = '    ';
/** Maximum number of notes between two figures. */
const NOTES = 12;
const FIGURE = /^[✓✗] /;
const REACHED = '✓ ';
const MINUTE = 60;
/** First and last line of a trial, whose content is elsewhere in the section. */
const FIRST_LINE = /\(seed \d+(?:, full)?\)$/;
const LAST_LINE = /^(?:passed|FAILED) in \d+ s$/;

/** Returns the arguments that repeat a trial. */
export function argsOf(request: TrialRequest): string[] {
  return [...withoutSeed(request), '--seed', String(request.seed)];
}

/** Returns the heading of a trial's section: its command line without the seed. */
export function headingOf(request: TrialRequest): string {
  return `\`${quoted(withoutSeed(request))}\``;
}

/** Returns the text of a trial's section. */
export function sectionOf(result: TrialResult): string {
  const { request, shows, lines, machine, versions, load } = result;
  const changes = result.hasChanges ? ' **with uncommitted changes**' : '';
  const printed = linesOf(request.name, lines);
  const facts = [
    `- Result: ${resultOf(printed, result.status)} in ${durationOf(result.seconds)}`,
    `- Recorded: ${result.time}, commit ${result.commit}${changes}`,
    `- Machine: ${machine}; ${versions}; load ${load} before`,
  ];
  const output = shortened(printed).flatMap(wrapped);
  return [
    `${shows[0]!.toUpperCase()}${shows.slice(1)}.\n`,
    ...facts,
    `\n\`\`\`sh\nnpm run trials -- ${quoted(argsOf(request))}\n\`\`\`\n`,
    `\`\`\`text\n${output.join('\n')}\n\`\`\`\n`,
  ].join('\n');
}

const withoutSeed = ({ name, isFull, chosen, only }: TrialRequest): string[] => [
  name,
  ...(isFull ? ['--full'] : []),
  ...Object.entries(chosen).flatMap(([number, value]) => ['--set', `${number}=${value}`]),
  ...(only === undefined ? [] : ['--only', only]),
];

const quoted = (args: readonly string[]) =>
  args.map((each) => (/^[\w.,/=-]+$/.test(each) ? each : `'${each.replaceAll("'", `'\\''`)}'`)).join(' ');

/** Returns the lines of the trial itself, without its name, its first and its last line. */
function linesOf(name: string, lines: readonly string[]): string[] {
  const prefix = `${name}: `;
  return lines
    .filter((line) => line.startsWith(prefix))
    .map((line) => line.slice(prefix.length))
    .filter((line) => !FIRST_LINE.test(line) && !LAST_LINE.test(line));
}

function resultOf(lines: readonly string[], status: number): string {
  const figures = lines.filter((line) => FIGURE.test(line));
  const reached = figures.filter((line) => line.startsWith(REACHED)).length;
  const goals = `${reached} of ${figures.length} goals`;
  if (status === 0) return `✓ passed, ${goals}`;
  return reached < figures.length ? `✗ missed, ${goals}` : `✗ ended with ${status}, ${goals}`;
}

function durationOf(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${Math.round(seconds)} s`;
  return `${Math.round(seconds / MINUTE)} min`;
}

/** Shortens each sequence of more than a few notes between figures. */
function shortened(lines: readonly string[]): string[] {
  const shown: string[] = [];
  let notes = 0;
  const endNotes = () => {
    if (notes > NOTES) shown.push(`… ${notes - NOTES} more notes`);
    notes = 0;
  };
  for (const line of lines) {
    if (FIGURE.test(line)) endNotes();
    else notes += 1;
    if (notes <= NOTES) shown.push(line);
  }
  endNotes();
  return shown;
}

/** Breaks a long line between words; the continuation is indented. */
function wrapped(line: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > COLUMNS) {
    const start = rest.length - rest.trimStart().length;
    const end = rest.lastIndexOf(' ', COLUMNS);
    const at = end > start ? end : rest.indexOf(' ', COLUMNS);
    if (at < 0) break;
    lines.push(rest.slice(0, at));
    rest = `${CONTINUED}${rest.slice(at + 1)}`;
  }
  return [...lines, rest];
}
