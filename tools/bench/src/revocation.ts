import { dataOf } from '@reelsheet/client';
import { startInfrastructure } from './infrastructure.js';
import { Replica } from './replicas.js';
import { newUser, type BenchUser } from './user.js';

/** Services with routes that require authentication. */
const SERVICES = ['base', 'agent', 'core'] as const;
const REQUESTS = 10_000;
const AT_ONCE = 16;

/**
 * Counts requests with a revoked key that are admitted although they start after the 204, at two replicas of each
 * service with authentication.
 */
export async function benchRevocation(): Promise<boolean> {
  const infrastructure = await startInfrastructure(SERVICES);
  const replicas: Replica[] = [];
  try {
    for (const service of [...SERVICES, ...SERVICES]) replicas.push(await Replica.start(service, infrastructure));
    const one = await admitted(replicas, revokeOne);
    const all = await admitted(replicas, revokeAll);
    const paused = await admittedAfterPause(replicas);
    console.log(
      `revocation: ${one} of ${REQUESTS} requests admitted after a 204, ${all} after that of revoke_all, ${paused} by paused replicas (goal 0)`,
    );
    return one + all + paused === 0;
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await infrastructure.stop();
  }
}

/** Revokes a key while all replicas receive requests, and counts later admitted ones. */
async function admitted(replicas: Replica[], revoke: (user: BenchUser) => Promise<unknown>): Promise<number> {
  const user = await knownUser(replicas);
  let isRevoked = false;
  const busy = replicas.map(async (replica) => {
    while (!isRevoked) await request(replica, user.key);
  });
  await revoke(user);
  isRevoked = true;
  const count = await countAdmitted(replicas, user.key);
  await Promise.all(busy);
  return count;
}

/**
 * Pauses one replica of each service while the key is revoked, and sends a request as soon as it
 * continues.
 */
async function admittedAfterPause(replicas: Replica[]): Promise<number> {
  const user = await knownUser(replicas);
  const sleepers = replicas.slice(SERVICES.length);
  for (const sleeper of sleepers) sleeper.pause(true);
  try {
    await revokeAll(user);
    const waiting = sleepers.flatMap((sleeper) => Array.from({ length: AT_ONCE }, () => request(sleeper, user.key)));
    for (const sleeper of sleepers) sleeper.pause(false);
    return (await Promise.all(waiting)).filter((status) => status === 200).length;
  } finally {
    for (const sleeper of sleepers) sleeper.pause(false);
  }
}

async function knownUser(replicas: Replica[]): Promise<BenchUser> {
  const user = await newUser(replicas[0]!.url);
  const answers = await Promise.all(replicas.map((replica) => request(replica, user.key)));
  if (answers.some((status) => status !== 200)) throw new Error(`a valid key got ${answers.join(', ')}`);
  return user;
}

const revokeOne = ({ base, keyId }: BenchUser) => dataOf(base.keys.revoke({ path: { id: keyId } }));

const revokeAll = ({ base }: BenchUser) => dataOf(base.keys.revokeAll());

async function countAdmitted(replicas: Replica[], key: string): Promise<number> {
  let count = 0;
  for (let requested = 0; requested < REQUESTS;) {
    const batch = replicas.flatMap((replica) =>
      Array.from({ length: AT_ONCE / replicas.length }, () => request(replica, key)),
    );
    count += (await Promise.all(batch)).filter((status) => status !== 401).length;
    requested += batch.length;
  }
  return count;
}

async function request({ url }: Replica, key: string): Promise<number> {
  const answer = await fetch(`${url}/v1/bench/closed`, { headers: { 'X-API-Key': key } });
  await answer.arrayBuffer();
  return answer.status;
}
