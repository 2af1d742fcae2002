import GithubSlugger from 'github-slugger';
import { pageOf, sorted, type PageSections } from './page-sections.js';

const ABOUT = [
  'Figures of [trials](development/measurements.md#trials), which are checks that are too heavy for the test suite.',
  'Not all are recorded here.',
  'The page is made by `npm run trials -- --record [<trial> …]`: no figure is written by hand.',
].join(' ');
const READING = [
  'A line with ✓ or ✗ is a figure beside its goal; other lines describe the run.',
  'Absolute times hold only for the named machine and its load at that time.',
  'The size is small, or full with `--full`.',
  'A section is replaced when its command is recorded again; the others retain their earlier figures.',
].join(' ');
const TABLE = `| Trial | Size | Seed | Duration | Recorded | Commit | Result |
|---|---|---|---|---|---|---|`;
const RESULT = /^- Result: (?<result>.+) in (?<duration>\d+ (?:s|min))$/m;
const SOURCE = /^- Recorded: (?<day>\S+) .+ commit (?<commit>.+)$/m;
const COMMAND = /^npm run trials -- (?<name>[a-z\d-]+)(?<options>(?: .+)?) --seed (?<seed>\d+)$/m;
const FULL = / --full(?= |$)/;
const NUMBER = / --set (\S+)/g;

/** Returns the page of all sections, with a summary above them. */
export function trialsPage(sections: PageSections): string {
  const slugger = new GithubSlugger();
  slugger.slug('Trials');
  const rows = sorted(sections).map(([heading, text]) => rowOf(slugger.slug(heading), text));
  return pageOf(`# Trials\n\n${ABOUT}\n\n${READING}\n\n${[TABLE, ...rows].join('\n')}\n`, sections);
}

/** Returns the row of the summary that a section is described by. */
function rowOf(anchor: string, section: string): string {
  const { result, duration } = RESULT.exec(section)!.groups!;
  const { day, commit } = SOURCE.exec(section)!.groups!;
  const { name, options, seed } = COMMAND.exec(section)!.groups!;
  const numbers = Array.from(options!.matchAll(NUMBER), ([, number]) => number!);
  const size = [FULL.test(options!) ? 'full' : 'small', ...numbers].join(', ');
  const rest = options!.replace(FULL, '').replaceAll(NUMBER, '');
  const cells = [`[\`${name}${rest}\`](#${anchor})`, size, seed!, duration!, day!, commit!, result!];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
