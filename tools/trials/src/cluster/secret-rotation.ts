import { join } from 'node:path';
import { REPOSITORY } from '@reelsheet/tool-fleet';
import { run } from '../images/command.js';
import type { TrialRun } from '../trial.js';
import { noteCalls, whileCalling } from './calls.js';
import type { ClusterClient } from './cluster-client.js';
import { CHART, RELEASE, valueFiles } from './release.js';
import { NAMESPACE } from './servers.js';
import { processes } from './upgrading.js';

const ROTATE_MS = 60_000;
/** Secrets that are replaced in steps, with the service that has them. */
const ROTATED = { ENCRYPTION_KEYS: 'base', JWT_SECRET: 'base', UPLOAD_SIGNING_KEY: 'upload' } as const;
const STEPS = ['add', 'use'] as const;

/** Replaces secrets as `docs/operations/secrets.md` says, up to the step that drops the old ones, under calls. */
export async function rotateSecrets(trial: TrialRun, cluster: ClusterClient, file: string): Promise<void> {
  for (const step of STEPS) {
    const before = await namesByService(cluster);
    const results = await whileCalling(cluster, file, async () => {
      for (const [name, service] of Object.entries(ROTATED))
        await store(cluster, service, await rotated(cluster, name, service, step));
      const values = (await valueFiles(cluster)).flatMap((path) => ['--values', path]);
      const where = ['--namespace', NAMESPACE, '--wait', '--timeout', '15m'];
      const { status, stderr } = await cluster.helm(['upgrade', RELEASE, CHART, ...where, ...values]);
      trial.figure(`status of helm upgrade after the step ${step}`, status ?? -1, { exactly: 0 });
      if (status !== 0) trial.note(stderr);
    });
    noteCalls(trial, `the step ${step} of three secrets`, results);
    const after = await namesByService(cluster);
    const replaced = [...before].filter(
      ([, names]) => !names.some((name) => [...after.values()].flat().includes(name)),
    );
    const services = replaced.map(([service]) => service).sort((one, other) => one.localeCompare(other));
    const isRight = services.join() === [...new Set(Object.values(ROTATED))].join();
    trial.none('services that a changed Secret restarts wrongly', isRight ? [] : [services.join()]);
  }
}

/** Returns the settings of a step, as the operator's command prints them. */
async function rotated(
  cluster: ClusterClient,
  name: string,
  service: string,
  step: string,
): Promise<Record<string, string>> {
  const { [name]: value, [`${name}_OTHER`]: other } = await cluster.secretValues(NAMESPACE, `reelsheet-${service}`);
  const env = {
    PATH: process.env['PATH'],
    ADMIN_DATABASE_URL: 'postgres://none',
    [name]: value,
    [`${name}_OTHER`]: other,
  };
  const program = [join(REPOSITORY, 'docker', 'operate.mjs'), 'rotate', name, step];
  const lines = (await run(process.execPath, program, ROTATE_MS, env))
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

async function store(cluster: ClusterClient, service: string, stringData: Record<string, string>): Promise<void> {
  const patch = ['--type', 'merge', '--patch', JSON.stringify({ stringData })];
  await cluster.kubectl(['patch', 'secret', `reelsheet-${service}`, '--namespace', NAMESPACE, ...patch]);
}

/** Returns the names of the pods of each service. */
async function namesByService(cluster: ClusterClient): Promise<Map<string, string[]>> {
  const pods = await processes(cluster);
  const grouped = Map.groupBy(pods, ({ metadata }) => metadata.labels!['app.kubernetes.io/component']!);
  return new Map([...grouped].map(([service, each]) => [service, each.map(({ metadata }) => metadata.name)]));
}
