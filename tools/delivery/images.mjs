/**
 * Checks the Dockerfile without a container engine: it is linted, every copied path exists, and
 * each program of the images is started in a clean folder with production packages until it reads
 * its settings.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { validate } from 'dockerfile-utils';
import { end, found, run } from './programs.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCKERFILE = join(ROOT, 'docker/Dockerfile');
const APPS = ['base', 'agent', 'core', 'upload'];
/** Folders of which the images take `dist` and `package.json`. */
const LIBRARIES = [
  'libs/kernel',
  'libs/contracts',
  'libs/native-servers',
  'libs/client',
  'tools/fleet',
  'tools/operate',
  'tools/sandbox',
];

/** Each program without any settings, and what it must say. */
const PROGRAMS = [
  ...APPS.flatMap((app) => [
    [`apps/${app}`, ['bundle/main.js'], new RegExp(`^${app}: .*DATABASE_URL is missing`, 'm')],
    [`apps/${app}`, ['bundle/worker.js'], new RegExp(`^${app}-worker: .*DATABASE_URL is missing`, 'm')],
    [`apps/${app}`, ['bundle/main.js', 'migrate'], new RegExp(`^${app}: DATABASE_URL is missing`, 'm')],
  ]),
  ['.', ['docker/prepare-database.mjs'], /ADMIN_DATABASE_URL is missing/],
  ['.', ['docker/prepare-bus.mjs'], /usage: prepare-bus/],
  ['.', ['docker/prepare-secrets.mjs'], /--database .* is missing/],
  ['.', ['docker/operate.mjs', 'ledger'], /set ADMIN_DATABASE_URL/],
];

const recipe = readFileSync(DOCKERFILE, 'utf8');
found(
  'docker/Dockerfile: lint',
  validate(recipe).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`),
);
found(
  'docker/Dockerfile: ends as a user that is nobody on the host',
  [...recipe.matchAll(/^USER (.*)$/gm)].filter(([, user]) => user !== '10001:10001').map(([line]) => line),
);
const sources = [...recipe.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(([, names]) => names.split(' '));
found(
  'docker/Dockerfile: what it copies is there',
  sources.filter((source) => source !== '.' && globSync(source, { cwd: ROOT }).length === 0),
);

const clean = mkdtempSync(join(tmpdir(), 'image-'));
try {
  assemble();
  for (const [folder, args, says] of PROGRAMS) {
    const { output, status } = run(process.execPath, args, {
      cwd: join(clean, folder),
      env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
      timeout: 60_000,
    });
    const isRight = status !== 0 && says.test(output);
    found(`${folder}: node ${args.join(' ')}`, isRight ? [] : [output.slice(0, 1000)]);
  }
  const sourcesLeft = globSync('apps/*/{src,bundle/*.ts}', { cwd: clean });
  found('bundles alone: no sources, no compiler', [
    ...sourcesLeft,
    ...['typescript', '@swc/core', 'esbuild', 'jest'].filter((name) => existsSync(join(clean, 'node_modules', name))),
  ]);
} finally {
  rmSync(clean, { recursive: true, force: true });
}
end();

/**
 * The stages `manifests`, `dependencies` and the copies of `app` and `prepare`. Bundles are those of the last
 * build.
 */
function assemble() {
  const manifests = globSync('{acceptance,apps/*,libs/*,libs/*/*,tools/*}/package.json', {
    cwd: ROOT,
    exclude: (path) => path.includes('node_modules'),
  });
  for (const path of ['.npmrc', 'package.json', 'package-lock.json', ...manifests]) copy(path);
  const { status } = spawnSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: clean,
    stdio: 'ignore',
  });
  found('npm ci --omit=dev', status === 0 ? [] : ['failed']);
  rmSync(join(clean, 'node_modules/typescript'), { recursive: true, force: true });
  for (const app of APPS) for (const part of ['bundle', 'openapi.json']) copy(`apps/${app}/${part}`);
  for (const library of LIBRARIES) copy(`${library}/dist`);
  copy('docker');
}

function copy(path) {
  mkdirSync(join(clean, path, '..'), { recursive: true });
  cpSync(join(ROOT, path), join(clean, path), { recursive: true });
}
