/**
 * Checks the Dockerfile without a container engine: it is linted, every copied path exists, the build context has no
 * secrets, and every program of the images is started in a clean folder, with the packages of its image, until it reads
 * its settings.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, resolve } from 'node:path';
import { validate } from 'dockerfile-utils';
import { end, found, run } from './programs.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** Folder of all production packages. */
const PRODUCTION = 'production';
const DOCKERFILE = join(ROOT, 'docker/Dockerfile');
const APPS = ['base', 'agent', 'core', 'upload'];

const PREPARE = [
  'docker/prepare-database.mjs',
  'docker/prepare-bus.mjs',
  'docker/prepare-secrets.mjs',
  'docker/operate.mjs',
];
const SANDBOX = 'tools/sandbox/dist/main.js';

/** Programs of each image, which determine its packages as in the Dockerfile. */
const IMAGES = {
  ...Object.fromEntries(APPS.map((app) => [app, [`apps/${app}/bundle`]])),
  prepare: PREPARE,
  sandbox: [SANDBOX],
};

/** Programs of the images, and the line that each must print without settings or with an invalid one. */
const PROGRAMS = [
  ...APPS.flatMap((app) => [
    [app, `apps/${app}`, ['bundle/main.js'], new RegExp(`^${app}: .*DATABASE_URL is missing`, 'm')],
    [app, `apps/${app}`, ['bundle/worker.js'], new RegExp(`^${app}-worker: .*DATABASE_URL is missing`, 'm')],
    [app, `apps/${app}`, ['bundle/main.js', 'migrate'], new RegExp(`^${app}: DATABASE_URL is missing`, 'm')],
  ]),
  ['prepare', '.', ['docker/prepare-database.mjs'], /ADMIN_DATABASE_URL is missing/],
  ['prepare', '.', ['docker/prepare-bus.mjs'], /usage: prepare-bus/],
  ['prepare', '.', ['docker/prepare-secrets.mjs'], /--database .* is missing/],
  ['prepare', '.', ['docker/operate.mjs', 'ledger'], /set ADMIN_DATABASE_URL/],
  ['sandbox', '.', [SANDBOX], /SANDBOX_CONSENT must be given or ask/],
];

/** Maximum size of the packages of an image, in MiB. A larger image contains packages that only one service needs. */
const MAX_PACKAGES_MIB = { base: 90, agent: 30, core: 30, upload: 60, prepare: 15, sandbox: 60 };

/** Files with secrets that operators create in the repository as documented, and copies of such files. */
const SECRETS = ['docker/.env', 'docker/.env.bak', 'keys/base/seed', 'secrets.yaml'];

const recipe = readFileSync(DOCKERFILE, 'utf8');
found(
  'docker/Dockerfile: lint',
  validate(recipe).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`),
);
found(
  'docker/Dockerfile: runs as a user that does not exist on the host',
  [...recipe.matchAll(/^USER (.*)$/gm)].filter(([, user]) => user !== '10001:10001').map(([line]) => line),
);
const sources = [...recipe.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(([, names]) => names.split(' '));
found(
  'docker/Dockerfile: copied paths exist',
  sources.filter((source) => source !== '.' && globSync(source, { cwd: ROOT }).length === 0),
);

const patterns = readFileSync(`${DOCKERFILE}.dockerignore`, 'utf8').split('\n').filter(Boolean);
found(
  'secrets stay out of the build context',
  SECRETS.filter((path) => !isOmitted(path)),
);
const ignored = run('git', ['check-ignore', '--no-index', ...SECRETS], { cwd: ROOT }).stdout.split('\n');
found(
  'secrets stay out of the repository',
  SECRETS.filter((path) => !ignored.includes(path)),
);

const programs = [...recipe.matchAll(/^CMD \["(\S+?)"\]$/gm)].map(([, program]) => program);
const started = PROGRAMS.flatMap(([, , args]) => args[0]);
found(
  'docker/Dockerfile: every image starts a checked program',
  programs.filter((program) => !started.includes(program)),
);

const clean = mkdtempSync(join(tmpdir(), 'image-'));
try {
  installProduction();
  for (const image of Object.keys(IMAGES)) assemble(image);
  for (const [image, folder, args, says] of PROGRAMS) {
    const { output, status } = run(process.execPath, args, {
      cwd: join(clean, image, folder),
      env: { PATH: process.env.PATH, TMPDIR: tmpdir(), SANDBOX_CONSENT: 'never' },
      timeout: 60_000,
    });
    const isRight = status !== 0 && says.test(output);
    found(`${image}: node ${args.join(' ')}`, isRight ? [] : [output.slice(0, 1000)]);
  }
  const sourcesLeft = globSync('*/apps/*/{src,dist,bundle/*.ts}', { cwd: clean });
  const compilers = globSync('*/node_modules/{typescript,@swc/core,esbuild,jest}', { cwd: clean });
  found('only bundles: no sources, no compiler', [
    ...sourcesLeft,
    ...compilers.filter((path) => !path.startsWith(`${PRODUCTION}/`)),
  ]);
} finally {
  rmSync(clean, { recursive: true, force: true });
}
end();

/**
 * Returns whether the build context omits a file. The last pattern that matches the file or one of its folders decides.
 */
function isOmitted(path) {
  const matches = (pattern) => {
    for (let at = path; at !== '.'; at = dirname(at)) if (matchesGlob(at, pattern)) return true;
    return false;
  };
  const last = patterns.findLast((pattern) => matches(pattern.replace(/^!/, '')));
  return last !== undefined && !last.startsWith('!');
}

/** Installs the packages like the stages `manifests` and `dependencies`. */
function installProduction() {
  const manifests = globSync('{acceptance,apps/*,libs/*,libs/*/*,tools/*}/package.json', {
    cwd: ROOT,
    exclude: (path) => path.includes('node_modules'),
  });
  for (const path of ['.npmrc', 'package.json', 'package-lock.json', ...manifests]) copy(path, PRODUCTION);
  const { status } = spawnSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: join(clean, PRODUCTION),
    stdio: 'ignore',
  });
  found('npm ci --omit=dev', status === 0 ? [] : ['failed']);
}

/** Assembles an image from its packages and copied files. Bundles are those of the last build. */
function assemble(image) {
  const target = join(clean, image, 'node_modules');
  const args = ['tools/bundle/runtime-packages.mjs', join(clean, PRODUCTION, 'node_modules'), target, ...IMAGES[image]];
  const { status, output } = run(process.execPath, args, { cwd: ROOT });
  const size = status === 0 ? Math.ceil(sizeOf(target) / 2 ** 20) : 0;
  const isLarge = size > MAX_PACKAGES_MIB[image];
  found(`${image}: ${size} MiB of packages`, [
    ...(status === 0 ? [] : [output.slice(0, 1000)]),
    ...(isLarge ? [`more than ${MAX_PACKAGES_MIB[image]} MiB`] : []),
  ]);
  if (APPS.includes(image)) for (const entry of ['bundle', 'openapi.json']) copy(`apps/${image}/${entry}`, image);
  else
    for (const folder of builtFoldersOf(image))
      for (const entry of ['dist', 'package.json']) copy(`${folder}/${entry}`, image);
  if (image === 'prepare') copy('docker', image);
}

/** Folders of which the stage of an image copies what was built: tools, and the libraries that the build collects. */
function builtFoldersOf(image) {
  const stage = recipe.split(/^FROM /m).find((text) => text.split('\n')[0].endsWith(` AS ${image}`));
  const libraries = recipe.match(/find apps tools (.+?) -maxdepth/)[1].split(' ');
  return [...stage.matchAll(/^COPY --from=build \/built\/(\S+)/gm)].flatMap(([, path]) =>
    path === 'libs' ? libraries : [path],
  );
}

function sizeOf(folder) {
  return globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function copy(path, image) {
  mkdirSync(join(clean, image, path, '..'), { recursive: true });
  cpSync(join(ROOT, path), join(clean, image, path), { recursive: true });
}
