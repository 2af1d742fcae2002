import { clientOf, dataOf, putSigned, type SignedUpload } from '@reelsheet/client';
import { createHash } from 'node:crypto';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { waitUntil } from '../support/database.js';
import { operate } from '../support/operator.js';
import { newTenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

const NAMES = ['JWT_SECRET', 'UPLOAD_SIGNING_KEY', 'ENCRYPTION_KEYS'];
const BYTES = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Rotates all three kinds of keys, with a restart after each step. */
export const rotations: Trial = {
  shows: 'key rotation with overlap: earlier signatures and encrypted values remain valid until the old key is dropped',
  async run(trial) {
    const fleet = await trial.fleet();
    const tenant = await newTenant(fleet.file);
    const path = { agent_id: tenant.agentId };
    const secretOf = async () => (await dataOf(tenant.base.webhooks.get({ path }))).signing_secret;
    const secret = await secretOf();
    const before = { token: await signIn(fleet), upload: await announce(tenant.base) };

    for (const step of ['add', 'use'] as const) {
      await rotate(trial, fleet, step);
      trial.figure(`${step}: status for an earlier access token`, await statusOf(fleet, before.token), {
        exactly: 200,
      });
      trial.figure(`${step}: the signing secret is unchanged`, Number((await secretOf()) === secret), { exactly: 1 });
    }
    trial.figure('use: status of an upload to an earlier URL', (await putSigned(before.upload, BYTES)).status, {
      exactly: 200,
    });
    const newToken = await signIn(fleet);
    const oldKeys = async () => {
      const first = fleet.secrets.settings.ENCRYPTION_KEYS.split(':')[0]!;
      const lines = (await operate(fleet, 'sealed')).slice(1);
      return lines.filter((line) => !line.includes(` ${first} `) && !line.startsWith('audit log'));
    };
    await waitUntil('all secrets are encrypted with the new key', async () => (await oldKeys()).length === 0);
    trial.none('secrets encrypted with the old key', await oldKeys());
    await rotate(trial, fleet, 'drop', ['JWT_SECRET', 'UPLOAD_SIGNING_KEY']);
    trial.figure('drop: status for the earlier access token', await statusOf(fleet, before.token), {
      exactly: 401,
    });
    trial.figure('drop: status for the new access token', await statusOf(fleet, newToken), {
      exactly: 200,
    });
    trial.figure('drop: the signing secret is unchanged', Number((await secretOf()) === secret), { exactly: 1 });
  },
};

async function rotate(trial: TrialRun, fleet: OwnFleet, step: string, names = NAMES): Promise<void> {
  for (const name of names) trial.note((await operate(fleet, 'rotate', name, step)).join(' '));
  await fleet.halt();
  await fleet.resume();
}

async function signIn(fleet: OwnFleet): Promise<string> {
  const { email, password } = fleet.secrets.demoUser;
  const base = clientOf('base', fleet.file.base_url);
  return (await dataOf(base.auth.signIn({ body: { email, password } }))).access_token;
}

async function statusOf(fleet: OwnFleet, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${fleet.file.base_url}/organizations`, { headers });
  await answer.body?.cancel();
  return answer.status;
}

async function announce(base: Awaited<ReturnType<typeof newTenant>>['base']): Promise<SignedUpload> {
  const checksum = createHash('md5').update(BYTES).digest('base64');
  const blob = { filename: 'a.pdf', byte_size: BYTES.length, checksum, content_type: 'application/pdf' };
  return (await dataOf(base.uploads.create({ body: { blob } }))).direct_upload;
}
