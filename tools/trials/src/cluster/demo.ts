import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY, type FleetFile } from '@reelsheet/tool-fleet';
import type { TrialRun } from '../trial.js';
import { insideProgram, trusting } from './calls.js';
import type { ClusterClient } from './cluster-client.js';
import { NAMESPACE, SANDBOX } from './servers.js';

const SIGN_UP_MS = 120_000;
const DEMO_MS = 15 * 60_000;
const POSTS = 2;

/** Creates a user with credits in the cluster, and returns the file with the addresses and the user's key. */
export async function createUser(cluster: ClusterClient): Promise<string> {
  const { OPERATOR_KEY: operatorKey } = await cluster.secretValues(NAMESPACE, 'reelsheet-base');
  const content: FleetFile = {
    base_url: 'https://api.example.com/v1',
    agent_url: 'https://agent.example.com/v1',
    core_url: 'https://core.example.com/v1',
    upload_url: 'https://upload.example.com/v1',
    sandbox_url: `http://${SANDBOX}`,
    api_key: '',
    organization_id: 0,
    operator_key: operatorKey!,
    pids: {},
  };
  const file = cluster.node.path('fleet.json');
  await writeFile(file, JSON.stringify(content), { mode: 0o600 });
  const program = [insideProgram('demo-user'), file];
  await cluster.node.run(process.execPath, program, { env: trusting(cluster), timeoutMs: SIGN_UP_MS });
  return file;
}

/** Goes the demo's road, from an idea to its posts, through the ingress. */
export async function walkDemo(trial: TrialRun, cluster: ClusterClient): Promise<void> {
  const env = { ...trusting(cluster), FLEET_DIR: cluster.node.dir };
  const program = [join(REPOSITORY, 'tools', 'demo', 'dist', 'main.js')];
  const startedAt = performance.now();
  const { status, stdout, stderr } = await cluster.node.result(process.execPath, program, { env, timeoutMs: DEMO_MS });
  const seconds = (performance.now() - startedAt) / 1_000;
  if (status !== 0) trial.note(`${stdout}${stderr}`.slice(-3_000));
  trial.figure(`status of the demo after ${seconds.toFixed(0)} s`, status ?? -1, { exactly: 0 });
  trial.figure('posts of the demo', stdout.match(/^post /gm)?.length ?? 0, { atLeast: POSTS });
  trial.figure('videos of the demo', stdout.match(/^video /gm)?.length ?? 0, { exactly: 1 });
}
