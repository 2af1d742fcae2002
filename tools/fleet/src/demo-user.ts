import { clientOf, dataOf, ApiError, type ServiceClient } from '@reelsheet/client';
import type { DemoUser } from './files/secrets.js';

const GRANT = { amount: 100_000, reason: 'demo' };
const ORGANIZATION = 'Demo studio';

type Access = Pick<Required<DemoUser>, 'apiKey' | 'organizationId'>;

/**
 * Ensures that the demo user, its organization with credits, and its key exist, using only the public API. It may be
 * repeated. Fails with the first unexpected response.
 */
export async function seedDemoUser(baseUrl: string, operatorKey: string, user: DemoUser): Promise<Required<DemoUser>> {
  const { apiKey, organizationId } = (await existingAccess(baseUrl, user)) ?? (await newAccess(baseUrl, user));
  const params = { headers: { 'X-Operator-Key': operatorKey } };
  const body = { organization_id: organizationId, ...GRANT, idempotency_key: `demo-${organizationId}` };
  await dataOf(clientOf('base', baseUrl).credits.grant({ ...params, body }));
  return { ...user, apiKey, organizationId };
}

/** The key and organization of an earlier start, if they still work. */
async function existingAccess(baseUrl: string, { apiKey, organizationId }: DemoUser): Promise<Access | undefined> {
  if (!apiKey || !organizationId) return undefined;
  const base = clientOf('base', baseUrl, { key: apiKey });
  const params = { path: { organization_id: organizationId } };
  const found = await unlessRejected(dataOf(base.organizations.get(params)));
  return found && { apiKey, organizationId };
}

async function newAccess(baseUrl: string, user: DemoUser): Promise<Access> {
  const base = clientOf('base', baseUrl, { bearer: await signIn(clientOf('base', baseUrl), user) });
  const organizations = await dataOf(base.organizations.list());
  const organization =
    organizations.find(({ name }) => name === ORGANIZATION) ??
    (await dataOf(base.organizations.create({ body: { organization: { name: ORGANIZATION } } })));
  const { token } = await dataOf(base.keys.create({ body: { name: 'demo' } }));
  return { apiKey: token, organizationId: organization.id };
}

async function signIn(base: ServiceClient<'base'>, { email, password }: DemoUser): Promise<string> {
  const signedIn =
    (await unlessRejected(dataOf(base.auth.signIn({ body: { email, password } })))) ??
    (await dataOf(base.auth.signUp({ body: { email, password, name: 'Demo' } })));
  if (!('access_token' in signedIn))
    throw new Error('The demo user has no mailbox: the fleet needs ACCOUNT_PROOF=none');
  return signedIn.access_token;
}

const REJECTIONS = [401, 403, 404, 422];

/** Returns undefined if the request was rejected. */
async function unlessRejected<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && REJECTIONS.includes(error.status)) return undefined;
    throw error;
  }
}
