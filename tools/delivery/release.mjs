/**
 * Creates a release: `npm run release -- 1.2.3` sets the version everywhere, writes the new section of CHANGELOG.md
 * from the commits since the last release, and those of the SDKs from the difference of the API, and commits and tags
 * all. Nothing is pushed: the pushed tag starts the workflow.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIRST } from './first-commit.mjs';
import { mayAnnounce, pythonName, sdkChanges, sectionOf } from './sdk-changes.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const CHART = 'deploy/helm/reelsheet/Chart.yaml';
const CHANGELOG = 'CHANGELOG.md';
const DOCUMENT = 'docs/api/reelsheet.json';
const PYTHON_VERSION = 'libs/sdk-python/src/reelsheet/_version.py';
/** Changelogs of the SDKs, with the function that writes the names of operations in their language. */
const SDK_CHANGELOGS = { 'libs/sdk/CHANGELOG.md': undefined, 'libs/sdk-python/CHANGELOG.md': pythonName };
/** Installed only for a release, because its binaries for other platforms would slow down every `npm ci`. */
const CHANGELOG_PROGRAM = 'git-cliff@2.14.2';
/** Line in the changelog below which new sections are inserted. */
const MARK = '<!-- releases -->';

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) fail('usage: npm run release -- <major.minor.patch>');
if (run('git', 'status', '--porcelain')) fail('commit your changes first');
if (run('git', 'tag', '--list', `v${version}`)) fail(`v${version} is already released`);

const lastTag = run('git', 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0];
const section = changes();
const ofSdks = changesOfSdks();
run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
edit(CHART, (text) => text.replace(/^(version|appVersion): .*$/gm, `$1: ${version}`));
edit(CHANGELOG, (text) => text.replace(MARK, () => `${MARK}\n\n${section}`));
edit(PYTHON_VERSION, () => `VERSION = "${version}"\n`);
for (const [path, nameOf] of Object.entries(SDK_CHANGELOGS))
  edit(path, (text) => text.replace(MARK, () => `${MARK}\n\n${sdkSection(nameOf)}`));
run(
  'git',
  'add',
  'package.json',
  'package-lock.json',
  CHART,
  CHANGELOG,
  PYTHON_VERSION,
  ...Object.keys(SDK_CHANGELOGS),
);
run('git', 'commit', '--message', `chore(release): v${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `v${version}`);
console.log(`${section}\n\nv${version} is committed and tagged. Publish it: git push --follow-tags`);

/** Returns the section of this version. That of the first release has all conventional commits. */
function changes() {
  const options = ['--config', '.github/changelog.toml', '--tag', `v${version}`, '--strip', 'all'];
  return run('npx', '--yes', CHANGELOG_PROGRAM, ...options, `${lastTag || FIRST}..HEAD`);
}

function sdkSection(nameOf) {
  return ofSdks ? sectionOf(version, ofSdks, nameOf) : `## ${version}\n\nThe first version.`;
}

/**
 * Returns what users of the SDKs notice, which is undefined for the first release. Fails if the version does not say
 * that their programs may break.
 */
function changesOfSdks() {
  const current = JSON.parse(readFileSync(join(ROOT, DOCUMENT), 'utf8'));
  if (!lastTag) return undefined;
  const changed = sdkChanges(JSON.parse(run('git', 'show', `${lastTag}:${DOCUMENT}`)), current);
  const isAllowed = mayAnnounce(changed.level, lastTag.slice(1), version);
  if (!isAllowed) fail(`the SDKs have changes for a ${changed.level} version:\n${sectionOf(version, changed)}`);
  return changed;
}

function edit(path, change) {
  const file = join(ROOT, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) fail(`${path} has no version to replace`);
  writeFileSync(file, after);
}

function run(file, ...args) {
  return execFileSync(file, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
