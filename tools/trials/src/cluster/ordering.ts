import { once } from 'node:events';
import { urlOf } from '@reelsheet/native-servers';
import type { TrialRun } from '../trial.js';
import { insideProgram, trusting } from './calls.js';
import type { ClusterClient } from './cluster-client.js';

const POSTGRES = 'postgres://postgres.db.svc.cluster.local:5432';

/** Runs `act` while orders are under way in the cluster, and compares what was made of them after all have ended. */
export async function whileOrderingInside(
  trial: TrialRun,
  cluster: ClusterClient,
  { name, file, act }: { name: string; file: string; act: () => Promise<void> },
): Promise<void> {
  const { password } = await cluster.secretValues('db', 'administrator');
  const url = urlOf(POSTGRES, { database: 'reelsheet', user: 'postgres', password });
  const args = [insideProgram('orders'), file, url, name, String(trial.seed), ...(trial.isFull ? ['full'] : [])];
  const child = cluster.node.spawn(process.execPath, args, trusting(cluster), ['ignore', 'inherit', 'inherit', 'ipc']);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const isOrdering = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (isOrdering) {
    await act();
    child.send('ended');
  }
  const [status] = await ended;
  trial.figure(`status of the orders during ${name}`, status ?? -1, { exactly: 0 });
}
