import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of the pages. Each contains one example as a diff, and the command that tests it. */
export const PAGES = 'docs/how-to';

const DIFF_BLOCK = /^```diff\n([\s\S]*?)^```$/m;
const TEST_COMMAND = /^npm test -- (.+)$/gm;
/** Tolerates other line numbers and changed lines nearby: one line of context before and after a change must agree. */
const APPLY = ['apply', '--recount', '-C1'];
/** Lines of context around each change in a page. */
const CONTEXT = '-U2';
/** Maximum size of the output of a Git command in bytes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Files that `npm run generate` writes, which are therefore not part of an example. */
const GENERATED = [
  'apps/*/openapi.json',
  'deploy/dashboards',
  'deploy/helm/reelsheet/files',
  'deploy/helm/reelsheet/README.md',
  'deploy/helm/reelsheet/nats-authorization.conf',
  'deploy/helm/reelsheet/values.schema.json',
  'deploy/helm/reelsheet/values.yaml',
  'docker/.env.example',
  'docker/compose.yaml',
  'docker/sandbox.yaml',
  'docs',
  'libs/client/src/generated',
  'libs/sdk/src/generated',
  'libs/contracts/schemas',
  'tools/fleet/src/service-settings.ts',
];
/** Handwritten documentation that an example may change. */
const WRITTEN_DOCS = 'docs/runbook.md';

const git = (root, args, input) =>
  execFileSync('git', args, { cwd: root, input, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });

/** Returns the pages with their examples, in the order of their names. */
export function examplesOf(root) {
  return readdirSync(join(root, PAGES))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted()
    .map((name) => exampleOf(root, `${PAGES}/${name}`));
}

/** Reads one page. Throws if it has no diff or no test command. */
export function exampleOf(root, page) {
  const text = readFileSync(join(root, page), 'utf8');
  const [, diff] = DIFF_BLOCK.exec(text) ?? [];
  const tests = [...text.matchAll(TEST_COMMAND)].flatMap(([, paths]) => paths.trim().split(/\s+/));
  if (!diff) throw new Error(`${page} has no diff`);
  if (tests.length === 0) throw new Error(`${page} has no line that begins with "npm test --"`);
  return { page, diff, tests };
}

/** Applies the example of a page to a tree. */
export function applyExample(tree, { page, diff }) {
  try {
    git(tree, APPLY, diff);
  } catch (error) {
    throw new Error(`the diff of ${page} does not apply: ${error.stderr}`);
  }
}

/** Replaces the diff of a page by the changes of the working tree, without generated files and documentation. */
export function refreshExample(root, page) {
  git(root, ['add', '--all', '--intent-to-add', '.']);
  const left = GENERATED.map((path) => `:(exclude,glob)${path}${path.includes('.') ? '' : '/**'}`);
  const changes = git(root, ['diff', '--no-color', CONTEXT, '--', '.', ...left]);
  const docs = git(root, ['diff', '--no-color', CONTEXT, '--', WRITTEN_DOCS]);
  const path = join(root, page);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(DIFF_BLOCK, () => `\`\`\`diff\n${changes}${docs}\`\`\``),
  );
}

/** Copies a checkout into a new Git repository. Its installed packages are linked, except those of the workspace. */
export function copyTree(root, target) {
  const listed = git(root, ['ls-files', '-co', '--exclude-standard', '-z']).split('\0').filter(Boolean);
  for (const path of listed) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(root, path), join(target, path), { verbatimSymlinks: true });
  }
  git(target, ['init', '--quiet']);
  adoptIdentity(root, target);
  linkPackages(root, target, 'node_modules');
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const nested = Object.keys(packages).flatMap((path) => /^(.+?\/node_modules)\//.exec(path)?.[1] ?? []);
  for (const path of new Set(nested))
    if (!path.startsWith('node_modules/') && existsSync(join(root, path))) linkPackages(root, target, path);
}

/**
 * Gives the copy the remote and the history by which Nx recognizes a repository, so that it takes the builds of
 * unchanged projects from the cache of the checkout.
 */
function adoptIdentity(root, target) {
  const remote = git(root, ['config', '--default', '', '--get', 'remote.origin.url']).trim();
  if (remote) git(target, ['remote', 'add', 'origin', remote]);
  const objects = git(root, ['rev-parse', '--path-format=absolute', '--git-path', 'objects']);
  writeFileSync(join(target, '.git/objects/info/alternates'), objects);
  git(target, ['update-ref', 'HEAD', git(root, ['rev-parse', 'HEAD']).trim()]);
}

function linkPackages(root, target, folder) {
  mkdirSync(join(target, folder), { recursive: true });
  for (const name of readdirSync(join(root, folder))) {
    if (name === '.cache') continue;
    const [from, to] = [join(root, folder, name), join(target, folder, name)];
    if (name === '@reelsheet' || name === '.package-lock.json' || name === '.reelsheet-lock')
      cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}
