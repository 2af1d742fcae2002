import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findProgram } from '@reelsheet/native-servers';

const MAIN = fileURLToPath(new URL('main.js', import.meta.url));
const PAGE = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
const HEAD = `# Benchmarks

Made by \`npm run bench -- --record [<bench> …]\`: no figure here is written by hand. Each figure is a ratio to a baseline of the same run, with its goal, so it is comparable between machines; absolute times and rates hold only for the named machine and its load at that time. Benchmarks that were not recorded again retain their earlier figures.
`;
const HEADING = /^## (.+)$/m;

/** Runs each benchmark in its own process and writes its output into the page. */
export async function record(names: readonly string[]): Promise<boolean> {
  const sections = sectionsOf(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
  let isReached = true;
  for (const name of names) {
    const before = circumstances();
    const { lines, status } = await run(name);
    isReached &&= status === 0;
    const result = status === 0 ? 'every goal reached' : 'a goal missed';
    sections.set(name, `${before}: ${result}.\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`);
    // The page is written after each benchmark, because the next one may take long.
    const reported = [...sections].toSorted(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(PAGE, `${HEAD}\n${reported.map(([bench, text]) => `## ${bench}\n\n${text}`).join('\n')}`);
  }
  return isReached;
}

function sectionsOf(page: string): Map<string, string> {
  const [, ...items] = page.split(/^(?=## )/m);
  return new Map(items.map((item) => [HEADING.exec(item)![1]!, `${item.replace(HEADING, '').trim()}\n`]));
}

async function run(name: string): Promise<{ lines: string[]; status: number | null }> {
  const child = spawn(process.execPath, [...process.execArgv, MAIN, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    lines.push(line);
  }
  return { lines, status: await ended };
}

/** Returns the time, commit, machine, versions and load of a run. */
function circumstances(): string {
  const cores = cpus();
  const [load] = loadavg();
  const machine = `${cores.length} × ${cores[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}`;
  const versions = [
    `Node ${process.versions.node}`,
    firstLine('nats-server', '--version'),
    firstLine('ffmpeg', '-version').replace(/ Copyright.*/, ''),
  ];
  const commit = firstLine('git', 'rev-parse', '--short', 'HEAD');
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, ${machine}; ${versions.join(', ')}; load ${load!.toFixed(1)} before`;
}

function firstLine(program: string, ...args: readonly string[]): string {
  const file = findProgram(program);
  if (!file) return `no ${program}`;
  return execFileSync(file, args, { encoding: 'utf8' }).split('\n')[0]!.trim();
}
