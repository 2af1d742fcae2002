import { writeFile } from 'node:fs/promises';
import type { FleetFile } from '@reelsheet/tool-fleet';
import { checkDemo, DEMO, DEMO_MS } from '../support/demo-run.js';
import type { TrialRun } from '../trial.js';
import { insideProgram, trusting } from './calls.js';
import type { ClusterClient } from './cluster-client.js';
import { NAMESPACE, SANDBOX } from './servers.js';

const SIGN_UP_MS = 120_000;

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
export function walkDemo(trial: TrialRun, cluster: ClusterClient): Promise<void> {
  const env = { ...trusting(cluster), FLEET_DIR: cluster.node.dir };
  return checkDemo(trial, () => cluster.node.result(process.execPath, [DEMO], { env, timeoutMs: DEMO_MS }));
}
