import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import { connect, dataOf, type Clients } from '@reelsheet/client';
import { eventually, request, type Answer } from '@reelsheet/testing';
import { URI, type TOTP } from 'otpauth';
import { connectAccount } from './browser.js';
import type { Fleet } from './fleet.js';

/** A value that was given to the fleet or created by it and that must not appear in its tables, bus or logs. */
export interface Canary {
  readonly what: string;
  readonly value: string;
  /** True for data that may be stored in plain text but must not be logged. */
  readonly mayBeStored?: boolean;
}

/** Name of an agent, which is stored and published in plain text. */
export const CANARY_AGENT = 'Agent of the canary';

/**
 * Uses secrets of every kind, with success and with errors; returns them together with the secrets of the fleet itself.
 */
export async function useSecrets(fleet: Fleet): Promise<Canary[]> {
  const mark = randomBytes(12).toString('hex');
  const { key, canaries } = await usePersonalSecrets(fleet, mark);
  const clients = connect(fleet.file, { key });
  const agentId = await creditedAgent(fleet, clients, `sandbox-vendor-${mark}`);
  await clients.base.agents.create({ body: { agent: { name: 'Refused', vendor_a_api_key: `refused-${mark}` } } });
  return [
    ...canaries,
    { what: 'vendor key', value: `sandbox-vendor-${mark}` },
    { what: 'refused vendor key', value: `refused-${mark}` },
    ...(await useConnections(clients, agentId)),
    ...(await useRun(clients, agentId)),
    ...(await useUpload(clients)),
    ...secretsOf(fleet),
  ];
}

async function usePersonalSecrets(fleet: Fleet, mark: string): Promise<{ key: string; canaries: Canary[] }> {
  const { base_url } = fleet.file;
  const [email, password, wrong] = [`canary-${mark}@example.com`, `right-password-${mark}`, `wrong-password-${mark}`];
  const post: Post = (path, body, headers = {}) => request('POST', `${base_url}${path}`, { body, ...headers });
  const { body: first } = await post('/auth/sign_up', { email, password, name: 'Canary' });
  const { body: second } = await post('/auth/sign_in', { email, password });
  const { body: third } = await post('/auth/refresh', { refresh_token: second.refresh_token });
  await post('/auth/sign_up', { email, password: wrong, name: 'Again' });
  await post('/auth/sign_in', { email, password: wrong });
  const { body: made } = await post('/persisted_tokens', {}, { bearer: third.access_token });
  const key = made.token as string;
  const mistyped = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
  for (const host of ['base_url', 'agent_url', 'core_url'] as const)
    for (const attempt of [key, mistyped])
      await request('GET', `${fleet.file[host]}/nowhere?token=${attempt}`, { key: attempt });
  const factors = await useSecondFactor(post, third.access_token as string, { email, password });
  const sessions = [first, second, third].flatMap(({ access_token, refresh_token }) => [
    { what: 'access token', value: access_token as string },
    { what: 'refresh token', value: refresh_token as string },
  ]);
  const typed = [password, wrong].map((value) => ({ what: 'password', value }));
  const keys = [key, mistyped].map((value) => ({ what: 'access key', value }));
  return {
    key,
    canaries: [{ what: 'e-mail address', value: email, mayBeStored: true }, ...sessions, ...typed, ...keys, ...factors],
  };
}

type Post = (path: string, body: object, headers?: object) => Promise<Answer>;

/** Adds an authenticator app, and signs in with a recovery code. */
async function useSecondFactor(
  post: Post,
  bearer: string,
  credentials: { readonly email: string; readonly password: string },
): Promise<Canary[]> {
  const { password } = credentials;
  const { body: enrolment } = await post('/auth/second_factors/totp', { password }, { bearer });
  const app = URI.parse(enrolment.otpauth_uri as string) as TOTP;
  const confirmation = `/auth/second_factors/${enrolment.id}/confirm`;
  const { body: added } = await post(confirmation, { code: app.generate() }, { bearer });
  const [code, unused] = added.recovery_codes as [string, string];
  const { body: waiting } = await post('/auth/sign_in', credentials);
  const { status } = await post('/auth/second_factor', { challenge: waiting.challenge, recovery_code: code });
  expect(status).toBe(200);
  return [
    { what: 'secret of an authenticator app', value: app.secret.base32 },
    { what: 'used recovery code', value: code },
    { what: 'recovery code', value: unused },
    { what: 'challenge of a sign-in', value: waiting.challenge as string },
  ];
}

async function creditedAgent(fleet: Fleet, { base }: Clients, vendorKey: string): Promise<number> {
  const [personal] = await dataOf(base.organizations.list());
  const grant = {
    organization_id: personal!.id,
    amount: 100,
    reason: 'acceptance',
    idempotency_key: `canary:${personal!.id}`,
  };
  const granting = { headers: { 'X-Operator-Key': fleet.file.operator_key }, body: grant };
  await dataOf(base.credits.grant(granting));
  const { agent } = await dataOf(
    base.agents.create({ body: { agent: { name: CANARY_AGENT, vendor_a_api_key: vendorKey } } }),
  );
  return agent.id;
}

/** Connects an account of each network, disconnects one in the browser, and revokes the other's grant. */
async function useConnections({ base }: Clients, agentId: number): Promise<Canary[]> {
  const begin = async (platform: string) => {
    const connecting = { path: { agent_id: agentId, platform }, body: {} };
    const { authorize_url } = await dataOf(base.socialAccounts.connect(connecting));
    return authorize_url;
  };
  const stored = await connectAccount(await begin('shortvideo'));
  const undone = await connectAccount(await begin('videohost'), { undo: true });
  expect([stored.heading, undone.heading]).toEqual(['Account connected', 'Account disconnected']);
  const pages = [stored, undone].flatMap(({ state, code, undoToken }) => [
    { what: 'state of a connection', value: state },
    { what: 'authorization code', value: code },
    { what: 'undo token', value: undoToken },
  ]);
  return [...pages, { what: 'token of a network', value: 'sandbox-token-' }];
}

/** The progress URL of a run needs no other credential than the token in it. */
async function useRun({ agent }: Clients, agentId: number): Promise<Canary[]> {
  const order = { body: { agent_id: agentId, message: 'Find ideas about herbs' } };
  const { run_id, progress_stream_url } = await eventually(() => dataOf(agent.runs.create(order)));
  await fetch(progress_stream_url, { signal: AbortSignal.timeout(30_000) }).then((answer) => answer.text());
  await agent.runs.get({ path: { run_id } });
  return [{ what: 'progress token', value: new URL(progress_stream_url).searchParams.get('token')! }];
}

async function useUpload({ base }: Clients): Promise<Canary[]> {
  const blob = { filename: 'a.png', byte_size: 4, checksum: 'CY9rzUYh03PK3k6DJie09g==', content_type: 'image/png' };
  const { direct_upload } = await dataOf(base.uploads.create({ body: { blob } }));
  await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: 'nope' });
  return [{ what: 'upload signature', value: new URL(direct_upload.url).searchParams.get('X-Amz-Signature')! }];
}

/** Secrets that the fleet was started with, and the demo user's password and key. */
function secretsOf(fleet: Fleet): Canary[] {
  const made: unknown = JSON.parse(readFileSync(fleet.path('secrets.json'), 'utf8'));
  return leaves(made, 'secrets')
    .filter(({ value }) => value.length >= 16)
    .map((leaf) => ({ ...leaf, mayBeStored: leaf.value.includes('@') }));
}

function leaves(value: unknown, what: string): Canary[] {
  if (typeof value === 'string') return [{ what, value: value.replace(/^\d+:/, '') }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => leaves(each, `${what}.${name}`));
}
