import type { DemoUser } from './secrets.js';

const GRANT = { amount: 100_000, reason: 'demo' };
const ORGANIZATION = 'Demo studio';

type Json = Record<string, unknown>;

/**
 * Makes sure over the public API alone that the demo user, its organization with credits and its key are there;
 * everything may be repeated. Fails with the answer that was not expected.
 */
export async function seedDemoUser(baseUrl: string, operatorKey: string, user: DemoUser): Promise<Required<DemoUser>> {
  const call = caller(baseUrl);
  const kept = await keptAccess(call, user);
  const { apiKey, organizationId } = kept ?? (await newAccess(call, user));
  await call('POST', '/operator/credit_grants', {
    headers: { 'x-operator-key': operatorKey },
    body: { organization_id: organizationId, ...GRANT, idempotency_key: `demo-${organizationId}` },
  });
  return { ...user, apiKey, organizationId };
}

type Access = Pick<Required<DemoUser>, 'apiKey' | 'organizationId'>;
type Call = ReturnType<typeof caller>;

/** The key and organization of an earlier start, if they still work. */
async function keptAccess(call: Call, { apiKey, organizationId }: DemoUser): Promise<Access | undefined> {
  if (!apiKey || !organizationId) return undefined;
  const answer = await call('GET', `/organizations/${organizationId}`, { token: apiKey, accept: [401, 403, 404] });
  return answer.status === 200 ? { apiKey, organizationId } : undefined;
}

async function newAccess(call: Call, user: DemoUser): Promise<Access> {
  const token = await signIn(call, user);
  const listed = (await call<Json[]>('GET', '/organizations', { token })).body;
  const organization =
    listed.find(({ name }) => name === ORGANIZATION) ??
    (await call('POST', '/organizations', { token, body: { organization: { name: ORGANIZATION } } })).body;
  const key = await call('POST', '/persisted_tokens', { token, body: { name: 'demo' } });
  return { apiKey: key.body.token as string, organizationId: organization.id as number };
}

async function signIn(call: Call, { email, password }: DemoUser): Promise<string> {
  const signedIn = await call('POST', '/auth/sign_in', { body: { email, password }, accept: [401, 403, 404, 422] });
  if (signedIn.status === 200) return signedIn.body.access_token as string;
  const signedUp = await call('POST', '/auth/sign_up', { body: { email, password, name: 'Demo' } });
  return signedUp.body.access_token as string;
}

interface Request {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Json;
  /** Statuses besides 2xx that the caller deals with. */
  readonly accept?: readonly number[];
}

function caller(baseUrl: string) {
  return async <T = Json>(method: string, path: string, { token, headers, body, accept = [] }: Request) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok && !accept.includes(response.status)) {
      throw new Error(
        `seeding the demo user failed: ${method} ${path} answered ${response.status} ${text.slice(0, 300)}`,
      );
    }
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as T };
  };
}
