/**
 * Makes a release: `npm run release -- 1.2.3` sets the version everywhere, writes the new section of CHANGELOG.md from
 * the commits since the last release, and commits and tags both. Nothing is pushed: the pushed tag starts the workflow.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIRST } from './first-commit.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const CHART = 'deploy/helm/reelsheet/Chart.yaml';
const CHANGELOG = 'CHANGELOG.md';
/** Installed for the release only: its binaries for other platforms would make every `npm ci` larger. */
const CHANGELOG_PROGRAM = 'git-cliff@2.14.2';
/** In the changelog; new sections are inserted below it. */
const MARK = '<!-- releases -->';

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) fail('usage: npm run release -- <major.minor.patch>');
if (run('git', 'status', '--porcelain')) fail('commit your changes first');
if (run('git', 'tag', '--list', `v${version}`)) fail(`v${version} was released before`);

const section = changes();
run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
edit(CHART, (text) => text.replace(/^(version|appVersion): .*$/gm, `$1: ${version}`));
edit(CHANGELOG, (text) => text.replace(MARK, () => `${MARK}\n\n${section}`));
run('git', 'add', 'package.json', 'package-lock.json', CHART, CHANGELOG);
run('git', 'commit', '--message', `chore(release): v${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `v${version}`);
console.log(`${section}\n\nv${version} is committed and tagged. Publish it: git push --follow-tags`);

/** The section of this version; before the first release it has the commits since they are conventional. */
function changes() {
  const last = run('git', 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0];
  const options = ['--config', '.github/changelog.toml', '--tag', `v${version}`, '--strip', 'all'];
  return run('npx', '--yes', CHANGELOG_PROGRAM, ...options, `${last || FIRST}..HEAD`);
}

function edit(path, change) {
  const file = join(ROOT, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) fail(`${path}: nowhere to write the version`);
  writeFileSync(file, after);
}

function run(file, ...args) {
  return execFileSync(file, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
