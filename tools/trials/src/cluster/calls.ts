import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { formatStatuses } from '../support/steady-callers.js';
import type { TrialRun } from '../trial.js';
import type { ClusterClient } from './cluster-client.js';

const PER_SECOND = 5;

/** Outcome of calls that went on while something happened. */
export interface CallResults {
  /** Pairs of a status and the number of its responses. */
  readonly statuses: readonly (readonly [number, number])[];
  /** Calls without the expected response. */
  readonly unexpected: readonly string[];
  /** Seconds from the first call until the last call without the expected response had ended; zero if there is none. */
  readonly last: number;
}

/** Path of a program that runs in the network of the cluster. */
export const insideProgram = (name: string): string => fileURLToPath(new URL(`inside/${name}.js`, import.meta.url));

/** Environment of a Node program in the cluster's network, which trusts the authority of its certificates. */
export const trusting = (cluster: ClusterClient): NodeJS.ProcessEnv => ({
  NODE_EXTRA_CA_CERTS: cluster.certificates.file('ca.crt'),
});

/** Calls each service through the ingress at a steady rate while `act` runs. */
export async function whileCalling(
  cluster: ClusterClient,
  file: string,
  act: () => Promise<void>,
  perSecond = PER_SECOND,
): Promise<CallResults> {
  const args = [insideProgram('steady-calls'), file, String(perSecond)];
  const child = cluster.node.spawn(process.execPath, args, trusting(cluster), ['pipe', 'pipe', 'pipe']);
  const ended = Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')]);
  try {
    await act();
  } finally {
    child.stdin!.end();
  }
  const [output, errors] = await ended;
  if (output === '') throw new Error(`the callers ended: ${errors}`);
  return JSON.parse(output) as CallResults;
}

/** Prints the responses of calls, and how many were not as expected. */
export function noteCalls(trial: TrialRun, what: string, { statuses, unexpected }: CallResults, atMost = 0): void {
  const sums = new Map<number, number>();
  for (const [status, count] of statuses) sums.set(status, (sums.get(status) ?? 0) + count);
  trial.note(`responses during ${what}: ${formatStatuses(sums)}`);
  trial.figure(`calls without the expected response during ${what}`, unexpected.length, { atMost });
  const counts = [...Map.groupBy(unexpected, (each) => each)].map(([each, all]) => `  ${all.length} × ${each}`);
  for (const each of counts.slice(0, SHOWN)) trial.note(each);
}

const SHOWN = 10;
