import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface ProjectGraph {
  readonly dependencies: Readonly<Record<string, readonly { readonly target: string }[]>>;
}

const run = promisify(execFile);

/** Returns the dependency cycles among the Nx projects, each as its names in order. */
export async function projectCycles(root: string): Promise<string[]> {
  return cyclesIn(await readGraph(root));
}

async function readGraph(root: string): Promise<ProjectGraph> {
  const folder = await mkdtemp(join(tmpdir(), 'graph-'));
  try {
    const file = join(folder, 'graph.json');
    await run(process.execPath, [join(root, 'node_modules/.bin/nx'), 'graph', `--file=${file}`], {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    return (JSON.parse(await readFile(file, 'utf8')) as { graph: ProjectGraph }).graph;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function cyclesIn({ dependencies }: ProjectGraph): string[] {
  const cycles: string[] = [];
  const finished = new Set<string>();
  const visit = (project: string, path: readonly string[]): void => {
    if (path.includes(project)) cycles.push([...path.slice(path.indexOf(project)), project].join(' → '));
    if (path.includes(project) || finished.has(project)) return;
    for (const { target } of dependencies[project] ?? []) visit(target, [...path, project]);
    finished.add(project);
  };
  for (const project of Object.keys(dependencies)) visit(project, []);
  return cycles;
}
