import { randomUUID } from 'node:crypto';
import { clientOf, dataOf, type ServiceClient } from '@reelsheet/client';

export interface BenchUser {
  /** Client of base as the signed-in user. */
  readonly base: ServiceClient<'base'>;
  readonly key: string;
  readonly keyId: number;
}

/** A new user of base with a key. */
export async function newUser(url: string): Promise<BenchUser> {
  const body = { email: `${randomUUID()}@example.com`, password: 'correct horse', name: 'Bench' };
  const signedUp = await dataOf(clientOf('base', `${url}/v1`).auth.signUp({ body }));
  if (!('access_token' in signedUp)) throw new Error('Users of the bench have no mailbox: it needs ACCOUNT_PROOF=none');
  const base = clientOf('base', `${url}/v1`, { bearer: signedUp.access_token });
  const { id, token } = await dataOf(base.keys.create({ body: {} }));
  return { base, key: token, keyId: id };
}
