import { dataOf } from '@reelsheet/client';
import type { Tenant } from './tenant.js';

/** Connects the tenant's agent to the account of that name on each network. The sandbox grants consent immediately. */
export async function connectAccounts(
  { base, agentId }: Pick<Tenant, 'base' | 'agentId'>,
  platforms: readonly string[],
  account: string,
): Promise<void> {
  for (const platform of platforms) {
    const params = { path: { agent_id: agentId, platform } };
    const { authorize_url } = await dataOf(base.socialAccounts.connect({ ...params, body: {} }));
    const consent = new URL(authorize_url);
    consent.searchParams.set('account', account);
    const back = await fetch(consent, { redirect: 'manual' });
    const done = await fetch(back.headers.get('location')!, { redirect: 'manual' });
    await done.body?.cancel();
    if (!done.ok) throw new Error(`${platform} was not connected: ${done.status}`);
  }
}
