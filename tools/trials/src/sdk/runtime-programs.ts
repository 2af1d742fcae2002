import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
/** The programs are outside of the repository's own packages, whose installation they would slow down. */
const CACHE = process.env['TRIAL_RUNTIMES'] ?? join(homedir(), '.cache', 'reelsheet-runtimes');
/** Runtimes of JavaScript by name: the package that has each, its program and the arguments before a script. */
const PACKAGES = {
  'Node 22': { name: 'node@22.23.3', program: 'node', args: [] },
  Deno: { name: 'deno@2.9.6', program: 'deno', args: ['run', '--allow-all', '--no-lock'] },
  Bun: { name: 'bun@1.4.5', program: 'bun', args: ['run'] },
} as const;
const PYTHON = 'python3.14';
const PYTHON_PACKAGES = ['python3.14-minimal', 'libpython3.14-stdlib'];

export interface Runtime {
  readonly name: string;
  readonly command: readonly string[];
}

/** Returns runtimes of JavaScript; the first use of each installs it. */
export async function javascriptRuntimes(): Promise<Runtime[]> {
  const installed: Runtime[] = [{ name: `Node ${process.versions.node}`, command: [process.execPath] }];
  for (const [name, { name: source, program, args }] of Object.entries(PACKAGES)) {
    const folder = join(CACHE, source);
    const file = join(folder, 'node_modules/.bin', program);
    if (!existsSync(file)) await installPackage(folder, source);
    installed.push({ name, command: [file, ...args] });
  }
  return installed;
}

/** The package puts its program in order after its installation, which npm has to be permitted. */
async function installPackage(folder: string, source: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const allowScripts = { [source.split('@')[0]!]: true };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts }));
  await execute('npm', ['install', '--no-audit', '--no-fund', source], { cwd: folder });
}

/** Returns interpreters of Python: the one that made the package, and 3.14 of this machine or of Debian. */
export async function pythonRuntimes(own: string): Promise<Runtime[]> {
  const { stdout } = await execute(own, ['--version']);
  return [
    { name: stdout.trim(), command: [own] },
    { name: 'Python 3.14', command: [await newPython()] },
  ];
}

async function newPython(): Promise<string> {
  const isThere = await execute(PYTHON, ['--version']).then(
    () => true,
    () => false,
  );
  return isThere ? PYTHON : pythonOfDebian();
}

/** Unpacks the interpreter of Debian's next release with its own C library, which leaves the machine as it is. */
async function pythonOfDebian(): Promise<string> {
  const folder = join(CACHE, PYTHON);
  const program = join(folder, PYTHON);
  if (existsSync(program)) return program;
  const unpacked = join(folder, 'root');
  const archives = join(folder, 'cache/archives');
  for (const each of ['state/lists/partial', 'cache/archives/partial', 'root'])
    await mkdir(join(folder, each), { recursive: true });
  const { stdout } = await execute('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages']);
  await writeFile(join(folder, 'sources.list'), `deb ${stdout.split('\n')[0]} sid main\n`);
  await writeFile(join(folder, 'status'), '');
  await writeFile(join(folder, 'apt.conf'), aptSettings(folder));
  const env = { ...process.env, APT_CONFIG: join(folder, 'apt.conf') };
  await execute('apt-get', ['update'], { env });
  await execute('apt-get', ['install', '--yes', '--download-only', ...PYTHON_PACKAGES], { env });
  for (const name of (await readdir(archives)).filter((each) => each.endsWith('.deb')))
    await execute('dpkg-deb', ['--extract', join(archives, name), unpacked]);
  const loader = `${unpacked}/usr/lib64/ld-linux-x86-64.so.2 --library-path ${unpacked}/usr/lib/x86_64-linux-gnu`;
  const start = `PYTHONHOME=${unpacked}/usr exec ${loader} ${unpacked}/usr/bin/${PYTHON} "$@"`;
  await writeFile(program, `#!/bin/sh\n${start}\n`);
  await chmod(program, 0o755);
  return program;
}

const aptSettings = (folder: string) =>
  [
    `Dir::State "${folder}/state";`,
    `Dir::State::status "${folder}/status";`,
    `Dir::Cache "${folder}/cache";`,
    `Dir::Etc::sourcelist "${folder}/sources.list";`,
    'Dir::Etc::sourceparts "-";',
    'APT::Sandbox::User "root";',
    'APT::Install-Recommends "false";\n',
  ].join('\n');
