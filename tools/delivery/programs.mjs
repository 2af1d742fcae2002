import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Programs that check the chart and the workflows: Go modules, built once and kept. nats-server as in `trial`. */
const PROGRAMS = {
  helm: 'helm.sh/helm/v3/cmd/helm@v3.22.0',
  'kube-score': 'github.com/zegl/kube-score/cmd/kube-score@v1.20.0',
  'kubectl-validate': 'sigs.k8s.io/kubectl-validate@v0.0.4',
  'nats-server': 'github.com/nats-io/nats-server/v2@v2.12.2',
  actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
};

const FOLDER = process.env.DELIVERY_TOOLS ?? join(homedir(), '.cache', 'reelsheet-delivery');

/** The program's path; the first time it is built, which takes a minute or several and a Go compiler. */
export function program(name) {
  const folder = join(FOLDER, PROGRAMS[name].split('@')[1]);
  const file = join(folder, name);
  if (existsSync(file)) return file;
  console.log(`building ${PROGRAMS[name]} …`);
  mkdirSync(folder, { recursive: true });
  const environment = { ...process.env, GOBIN: folder, GOFLAGS: '-trimpath', CGO_ENABLED: '0' };
  execFileSync('go', ['install', PROGRAMS[name]], { env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
  return file;
}

/** Runs a program and returns its output and whether it succeeded. */
export function run(file, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    ...options,
  });
  if (error) throw error;
  return { status, output: `${stdout}${stderr}`, stdout };
}

const faults = [];

/** Prints what was checked, and remembers what is wrong. */
export function found(what, wrong) {
  console.log(`${wrong.length === 0 ? 'ok   ' : 'WRONG'} ${what}`);
  for (const line of wrong) console.log(`      ${line}`);
  faults.push(...wrong);
}

export function end() {
  process.exitCode = faults.length === 0 ? 0 : 1;
}
