import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { circumstances, pageOf, runRecorded, sectionsOf } from '@reelsheet/tool-trials/recording';

const MAIN = fileURLToPath(new URL('main.js', import.meta.url));
const PAGE = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
const HEAD = `# Benchmarks

Made by \`npm run bench -- --record [<bench> …]\`: no figure here is written by hand. Each figure is a ratio to a baseline of the same run, with its goal, so it is comparable between machines; absolute times and rates hold only for the named machine and its load at that time. Benchmarks that were not recorded again retain their earlier figures.
`;

/** Runs each benchmark in its own process and writes its output into the page. */
export async function record(names: readonly string[]): Promise<boolean> {
  const sections = sectionsOf(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
  let isReached = true;
  for (const name of names) {
    const before = described();
    const { lines, status } = await runRecorded(MAIN, [name]);
    isReached &&= status === 0;
    const result = status === 0 ? 'every goal reached' : 'a goal missed';
    sections.set(name, `${before}: ${result}.\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`);
    // The page is written after each benchmark, because the next one may take long.
    writeFileSync(PAGE, pageOf(HEAD, sections));
  }
  return isReached;
}

/** Returns the time, commit, machine, versions and load of a run. */
function described(): string {
  const { time, commit, machine, versions, load } = circumstances();
  return `${time}, commit ${commit}, ${machine}; ${versions}; load ${load} before`;
}
