import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  captureCredits,
  contentResourceUploaded,
  generationCompleted,
  holdCredits,
  postPublished,
  readBalance,
  renderCompleted,
  renderDownloaded,
} from '@reelsheet/contracts';
import { Database } from '@reelsheet/platform-database';
import { eventually, request, startSandbox, type Sandbox } from '@reelsheet/testing';
import { CoreUnderTest } from './harness.js';

const OWNER = `0x${'ab'.repeat(32)}`;
const unavailable = { code: 'service_unavailable', status: 503 };
const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex');

let core: CoreUnderTest;
let sandbox: Sandbox;
let source: Server;
let origin: string;
let editor: string;
let downloads: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  source = createServer((incoming, response) => {
    downloads.push(incoming.url!);
    const [, status, text] = /^\/(\d+)\/(.*)$/.exec(incoming.url!) ?? [];
    response.writeHead(Number(status), { 'content-type': 'video/mp4; x=y' }).end(text);
  });
  source.listen(0, '127.0.0.1');
  await once(source, 'listening');
  const host = `127.0.0.1:${(source.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  core = await CoreUnderTest.start({
    BLOB_PUBLISHER_URL: `${sandbox.url}/blob_store`,
    BLOB_PUBLISHER_TOKEN: 'sandbox-test',
    BACKUP_GB_MONTH_PRICE: 10,
    OUTBOUND_ALLOW: host,
    UPLOAD_URL: `${origin}/200`,
  });
  editor = core.base.member(1, 'editor');
});
afterAll(async () => {
  await core?.stop();
  source?.closeAllConnections();
  source?.close();
  await sandbox?.close();
});
afterEach(async () => {
  core.base.refused.clear();
  await request('DELETE', `${sandbox.url}/faults`);
});

/** Creates an agent with helpers for its backups. */
function newAgent() {
  const { id, uuid } = core.base.agent(1);
  const path = `/agents/${id}/provenance/backups` as const;
  return {
    id,
    uuid,
    create: (body: object) => core.call('POST', path, editor, body),
    list: async (query = '') => (await core.call('GET', `${path}${query}`, editor)).body.backups,
    remove: (backup: number | string) => core.call('DELETE', `${path}/${backup}`, editor),
  };
}
const asset = (text = randomBytes(6).toString('hex'), status = 200) => `${origin}/${status}/${text}`;
const open = (more: object = {}) => ({ asset_url: asset(), visibility: 'public', ...more });
const misbehave = (kind: string, times = 1, path = '/v1/blobs') =>
  request('POST', `${sandbox.url}/faults`, { body: { vendor: 'blob_store', kind, times, path } });
const stores = async (since: number) => {
  const { body } = await request<any[]>('GET', `${sandbox.url}/log?vendor=blob_store&method=PUT&after=${since}`);
  return body;
};
const lastCall = async () => {
  const { body } = await request<any[]>('GET', `${sandbox.url}/log?vendor=blob_store`);
  return body.at(-1)?.id ?? 0;
};
const money = () => ({ available: core.base.available, held: core.base.held.size, captured: core.base.captured.size });

describe('a backup', () => {
  it('is stored, read back, charged and listed', async () => {
    const agent = newAgent();
    const before = core.base.available;
    const url = asset('a film');
    const { status, body } = await agent.create({
      asset_url: url,
      visibility: 'public',
      metadata: { scene: 1 },
      owner_chain_address: OWNER,
      source_event: 'published',
    });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        agent_id: agent.uuid,
        status: 'synced',
        source_event: 'published',
        source_url: url,
        asset_type: 'video',
        visibility: 'public',
        encrypted: false,
        encryption_scheme: null,
        encryption_key_id: null,
        owner_chain_address: OWNER,
        custody_mode: 'customer_wallet',
        store_object_recipient_address: OWNER,
        content_sha256: sha256('a%20film'),
        size_bytes: 8,
        content_type: 'video/mp4',
        store_blob_id: expect.stringMatching(/^[\w-]{43}$/),
        store_blob_object_id: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        store_storage_id: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        store_end_epoch: expect.any(Number),
        store_encoded_length_bytes: 64_000_036,
        verification_status: 'verified',
        billing_operation: 'backup_to_blockchain',
        billing_charge_id: `backup:${body.id}`,
        billing_outboxed: false,
        removed_at: null,
        expires_at: expect.any(String),
        renewal_due_at: expect.any(String),
        owner_signature_required: true,
        metadata: { scene: 1 },
        failure_code: null,
        failed_reason: null,
        created_at: expect.any(String),
      },
    });
    const days = (Date.parse(body.expires_at!) - Date.parse(body.renewal_due_at!)) / 86_400_000;
    expect([days, Math.round((Date.parse(body.expires_at!) - Date.now()) / 86_400_000)]).toEqual([3, 28]);
    const price = Math.ceil((64_000_036 / 1e9) * (28 / 30) * 10_000_000);
    expect(core.base.captured.get(body.billing_charge_id!)).toBe(price);
    expect(core.base.available).toBe(before - price);
    expect(await agent.list()).toEqual([body]);
    expect(await newAgent().list()).toEqual([]);
  });

  it('accepts the older name of its address, and data that is already encrypted', async () => {
    const { asset_url: source_url } = open();
    const sealed = { encrypted: true, encryption_scheme: 'age-v1', encryption_key_id: 'k1', asset_type: 'image' };
    expect(await newAgent().create({ ...sealed, video_url: source_url })).toMatchObject({
      status: 201,
      body: { ...sealed, source_url, visibility: 'private', custody_mode: 'service_wallet' },
    });
  });

  it.each<[object, string]>([
    [{}, 'asset_url'],
    [{ asset_url: 5 }, 'asset_url'],
    [{ asset_url: 'ftp://example.com/a' }, 'asset_url'],
    [{ asset_url: 'http://127.0.0.1:1/a' }, 'asset_url'],
    [{ asset_url: 'https://example.com/a' }, 'encrypted'],
    [{ asset_url: 'https://example.com/a', encrypted: true }, 'encryption_scheme'],
    [{ asset_url: 'https://example.com/a', encrypted: false, encryption_scheme: 'age-v1' }, 'encrypted'],
    [{ asset_url: 'https://example.com/a', visibility: 'secret' }, 'visibility'],
    [{ asset_url: 'https://example.com/a', asset_type: 'audio' }, 'asset_type'],
    [{ asset_url: 'https://example.com/a', source_event: 'dreamt' }, 'source_event'],
    [{ asset_url: 'https://example.com/a', owner_chain_address: '0x1' }, 'owner_chain_address'],
    [{ asset_url: 'https://example.com/a', content_type: 'film' }, 'content_type'],
    [{ asset_url: 'https://example.com/a', idempotency_key: 'k'.repeat(201) }, 'idempotency_key'],
    [{ asset_url: 'https://example.com/a', metadata: 'text' }, 'metadata'],
  ])('is rejected as %j, before any work', async (body, field) => {
    const [before, last] = [money(), await lastCall()];
    expect(await newAgent().create(body)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringContaining(field) },
    });
    expect([money(), await stores(last)]).toEqual([before, []]);
  });

  it('exists once per key, however often and concurrently it is requested', async () => {
    const agent = newAgent();
    const last = await lastCall();
    const body = open({ idempotency_key: 'once' });
    const answers = await Promise.all([1, 2, 3].map(() => agent.create(body)));
    answers.push(await agent.create(body));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id} ${answer.body.status}`)).size).toBe(1);
    expect([(await agent.list()).length, (await stores(last)).length]).toEqual([1, 1]);
    expect(core.base.captured.has(answers[0]!.body.billing_charge_id!)).toBe(true);
    expect(await agent.create(open({ idempotency_key: 'once' }))).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('idempotency_key') },
    });
  });

  it('is hidden after it was removed', async () => {
    const agent = newAgent();
    const { body: stored } = await agent.create(open());
    const { body: gone } = await agent.create(open());
    expect((await agent.remove(gone.id)).status).toBe(204);
    expect((await agent.list()).map(({ id }: any) => id)).toEqual([stored.id]);
    const all = await agent.list('?include_removed=true');
    expect(all.map(({ id, removed_at }: any) => [id, removed_at !== null])).toEqual([
      [gone.id, true],
      [stored.id, false],
    ]);
    expect((await agent.remove(gone.id)).status).toBe(204);
    expect((await agent.list('?include_removed=true'))[0].removed_at).toBe(all[0].removed_at);
    for (const id of [2_000_000_000, 'x']) expect((await agent.remove(id)).status).toBe(404);
    expect((await newAgent().remove(stored.id)).status).toBe(404);
  });
});

describe('a failed backup', () => {
  const failing = async (body: object, code: string, status: number) => {
    const [agent, before, last] = [newAgent(), money(), await lastCall()];
    expect(await agent.create(body)).toMatchObject({ status, body: { error_code: code } });
    await eventually(() => expect(money()).toEqual(before));
    return { agent, stored: await stores(last) };
  };

  it('without credits costs nothing and does not reach the store', async () => {
    const { available } = core.base;
    core.base.available = 10;
    const { stored, agent } = await failing(open(), 'insufficient_credits', 402);
    core.base.available = available;
    expect([stored, await agent.list()]).toEqual([[], []]);
    core.base.refused.set(holdCredits.subject, { code: 'insufficient_credits_for_job', status: 422 });
    expect((await failing(open(), 'insufficient_credits', 402)).stored).toEqual([]);
  });

  it('reports that base is unavailable', async () => {
    core.base.refused.set(readBalance.subject, unavailable);
    expect((await failing(open(), 'funding_lookup_failed', 502)).stored).toEqual([]);
  });

  it.each([404, 500, 302])('where the source answers with %d', async (status) => {
    const { stored, agent } = await failing(open({ asset_url: asset('x', status) }), 'source_download_failed', 502);
    expect(stored).toEqual([]);
    expect(await agent.list()).toMatchObject([{ status: 'failed', failure_code: 'source_download_failed' }]);
  });

  it('rejects a source with a private address', async () => {
    const inside = asset().replace(new URL(origin).host, 'localhost:8080');
    expect((await failing(open({ asset_url: inside }), 'source_download_failed', 502)).stored).toEqual([]);
  });

  it.each(['error', 'reject'])('where the store answers with an %s', async (kind) => {
    await misbehave(kind, 3);
    await failing(open(), 'upload_failed', 502);
  });

  it('detects different bytes at read-back, and continues from there with the same key', async () => {
    const body = open({ idempotency_key: 'again' });
    await misbehave('corrupt', 3, '/v1/blobs/');
    const { agent, stored } = await failing(body, 'readback_failed', 502);
    expect(stored).toHaveLength(1);
    expect(await agent.list()).toMatchObject([{ status: 'failed', verification_status: 'failed' }]);
    const last = await lastCall();
    downloads = [];
    expect(await agent.create(body)).toMatchObject({
      status: 201,
      body: { status: 'synced' },
    });
    expect([await stores(last), downloads]).toEqual([[], []]);
    expect(await agent.list()).toMatchObject([{ status: 'synced' }, { status: 'failed' }]);
  });

  it('reports a rejected charge', async () => {
    core.base.refused.set(captureCredits.subject, { code: 'charge_refused', status: 422 });
    await failing(open(), 'charge_rejected', 402);
  });
});

describe('an interrupted backup', () => {
  it.each([
    ['the store fails once', 'error', '/v1/blobs?'],
    ['what is read back is wrong once', 'corrupt', '/v1/blobs/'],
  ])('where %s', async (_, kind, path) => {
    await misbehave(kind, 1, path);
    expect(await newAgent().create(open())).toMatchObject({ status: 201, body: { status: 'synced' } });
  });

  it("is stored once when the store's response is lost, also for its owner", async () => {
    const last = await lastCall();
    await misbehave('lost_answer', 1, '/v1/blobs?');
    const { status, body } = await newAgent().create(open({ owner_chain_address: OWNER }));
    expect([status, body.status, body.store_end_epoch]).toEqual([201, 'synced', expect.any(Number)]);
    expect((await stores(last)).map(({ replay }) => replay)).toEqual([false, true]);
  });

  it('is charged exactly once when billing is available again', async () => {
    core.base.refused.set(captureCredits.subject, unavailable);
    const { status, body } = await newAgent().create(open());
    expect([status, body.status, body.billing_outboxed]).toEqual([201, 'synced', true]);
    const { billing_charge_id: charge, store_encoded_length_bytes: length } = body;
    expect(core.base.captured.has(charge!)).toBe(false);
    core.base.refused.clear();
    await eventually(() =>
      expect(core.base.captured.get(charge!)).toBe(Math.ceil((length! / 1e9) * (28 / 30) * 10_000_000)),
    );
  });
});

describe('a backup of a file of the agent', () => {
  it('reads the file at its present address if the ordered one was withdrawn', async () => {
    const [former, present] = ['former', 'present'].map((name) => `${origin}/200/media/${name}.mp4`) as [
      string,
      string,
    ];
    const file = { content_resource_id: 1, object_type: 'video', content_type: 'video/mp4' };
    core.base.assetsAt.set(former, { ...file, url: present });
    expect(await newAgent().create(open({ asset_url: former }))).toMatchObject({
      status: 201,
      body: { status: 'synced', source_url: former, content_sha256: sha256('media/present.mp4') },
    });
  });
});

describe('an automatic backup', () => {
  const made = (id: number, object_type: string) => {
    core.base.assets.set(id, {
      content_resource_id: id,
      url: asset(`made-${id}`),
      object_type,
      content_type: 'image/png',
    });
    return { organization_id: 1, sheet_id: 1, cell_id: 1 };
  };
  const rendered = (agent_id: number, id: number, preview = false) =>
    core.base.publish(renderCompleted, {
      ...made(id, 'video'),
      agent_id,
      render_job_id: id,
      content_resource_id: id,
      preview,
      status: 'completed',
    });
  const drawn = (agent_id: number, id: number) =>
    core.base.publish(generationCompleted, {
      ...made(id, 'image'),
      agent_id,
      generation_id: id,
      layer_id: null,
      type: 'image_generation',
      round: 1,
      status: 'completed',
    });

  const uploaded = (agent_id: number, id: number, object_type: string) => {
    made(id, object_type);
    return core.base.publish(contentResourceUploaded, {
      organization_id: 1,
      agent_id,
      content_resource_id: id,
      object_type,
    });
  };
  const downloaded = (agent_id: number, id: number) =>
    core.base.publish(renderDownloaded, {
      organization_id: 1,
      agent_id,
      render_job_id: id,
      content_resource_id: id,
    });
  const published = (agent_id: number, post_id: number, videos?: string[]) =>
    core.base.publish(postPublished, { organization_id: 1, agent_id, post_id, status: 'success', videos });
  const wanting = async (sources: string[], types = ['video', 'image']) => {
    const agent = newAgent();
    await core.call('PATCH', `/agents/${agent.id}/core`, editor, {
      provenance_enabled: true,
      provenance_auto_backup_sources: sources,
      provenance_auto_backup_asset_types: types,
    });
    return agent;
  };
  const reported = async (agent: ReturnType<typeof newAgent>, expected: string[]) =>
    eventually(async () => {
      const seen = (await agent.list()).map(({ status, source_event, asset_type, visibility, metadata }: any) =>
        [status, source_event, asset_type, visibility, metadata.content_resource_id ?? metadata.post_id].join(' '),
      );
      expect(seen.toSorted()).toEqual(expected);
    });

  it('is made if the profile asks for it, and only then', async () => {
    const requesting = await wanting(['published', 'generated', 'uploaded', 'downloaded']);
    const choosy = await wanting(['uploaded'], ['image']);
    await rendered(choosy.id, 101);
    await drawn(choosy.id, 105);
    await downloaded(choosy.id, 101);
    await published(choosy.id, 106, [asset('clip')]);
    await uploaded(choosy.id, 107, 'image');
    await rendered(requesting.id, 102, true);
    await rendered(requesting.id, 103);
    await drawn(requesting.id, 104);
    await uploaded(requesting.id, 108, 'image');
    await uploaded(requesting.id, 109, 'video');
    await published(requesting.id, 110, [asset('clip-110')]);
    await published(requesting.id, 111);
    made(112, 'video');
    await downloaded(requesting.id, 112);
    await reported(requesting, [
      'synced downloaded video public 112',
      'synced generated image public 104',
      'synced published video public 103',
      'synced published video public 110',
      'synced uploaded image public 108',
    ]);
    await reported(choosy, ['synced uploaded image public 107']);
  });

  it('is made and paid for once, whatever happens', async () => {
    const [agent, last] = [await wanting(['published', 'downloaded']), await lastCall()];
    await rendered(agent.id, 120);
    const only = ['synced published video public 120'];
    await reported(agent, only);
    await rendered(agent.id, 120);
    await downloaded(agent.id, 120);
    await published(agent.id, 121, [core.base.assets.get(120)!.url]);
    await rendered(agent.id, 122);
    await reported(agent, [...only, 'synced published video public 122']);
    expect(await stores(last)).toHaveLength(2);
  });
});

describe('a backup that is about to expire at the store', () => {
  /** Moves the backup's times so that the store has had it for this many days. */
  const aged = async (id: number, days: number) => {
    const db = core.worker.get(Database, { strict: false });
    const age = `interval '${days} days'`;
    await db.execute(
      `UPDATE backup SET stored_at = stored_at - ${age}, expires_at = expires_at - ${age},
         renewal_due_at = renewal_due_at - ${age} WHERE id = $1`,
      [id],
    );
    await db.execute(`UPDATE task SET due_at = now() WHERE kind = 'renew_backup' AND payload->>'backupId' = $1`, [
      String(id),
    ]);
  };
  const waiting = async (id: number) => {
    const db = core.worker.get(Database, { strict: false });
    const [count] = await db.manager.query(
      `SELECT count(*)::int AS tasks FROM task WHERE kind = 'renew_backup' AND payload->>'backupId' = $1`,
      [String(id)],
    );
    return count.tasks;
  };
  const renewals = async (id: number) =>
    core.worker
      .get(Database, { strict: false })
      .manager.query(`SELECT id::int, status, failed_reason FROM backup_renewal WHERE backup_id = $1 ORDER BY id`, [
        id,
      ]);
  const enabled = async (isEnabled: boolean) => {
    const agent = newAgent();
    await core.call('PATCH', `/agents/${agent.id}/core`, editor, { provenance_enabled: isEnabled });
    return agent;
  };

  it('is renewed, charged again, and scheduled for the next renewal', async () => {
    const agent = await enabled(true);
    const { body: before } = await agent.create(open());
    expect(await waiting(before.id)).toBe(1);
    await aged(before.id, 26);
    const [after] = await eventually(async () => {
      const all = await agent.list();
      expect(Date.parse(all[0].expires_at)).toBeGreaterThanOrEqual(Date.parse(before.expires_at!));
      return all;
    });
    expect(after).toMatchObject({ status: 'synced', store_blob_id: before.store_blob_id });
    const [renewal] = await renewals(before.id);
    const price = core.base.captured.get(before.billing_charge_id!);
    await eventually(() => expect(core.base.captured.get(`backup_renewal:${renewal.id}`)).toBe(price));
    expect([renewal.status, (await renewals(before.id)).length, await waiting(before.id)]).toEqual(['completed', 1, 1]);
  });

  it('reports a failed renewal, tries again, and expires in the end', async () => {
    const agent = await enabled(true);
    const { body } = await agent.create(open());
    core.base.refused.set(holdCredits.subject, { code: 'insufficient_credits_for_job', status: 422 });
    await aged(body.id, 26);
    await eventually(async () =>
      expect(await renewals(body.id)).toMatchObject([
        { status: 'failed', failed_reason: expect.stringContaining('too few credits') },
      ]),
    );
    expect(await agent.list()).toMatchObject([{ status: 'synced' }]);
    expect(await waiting(body.id)).toBe(1);
    await aged(body.id, 3);
    await eventually(async () => expect(await waiting(body.id)).toBe(0));
    expect(await agent.list()).toMatchObject([{ status: 'expired' }]);
    expect(await renewals(body.id)).toHaveLength(1);
  });

  it("is not renewed in a customer's wallet, when hidden, or when provenance is switched off", async () => {
    const [agent, off] = [await enabled(true), await enabled(false)];
    const { body: owned } = await agent.create(open({ owner_chain_address: OWNER }));
    const { body: hidden } = await agent.create(open());
    const { body: unwanted } = await off.create(open());
    await agent.remove(hidden.id);
    expect(await waiting(owned.id)).toBe(0);
    for (const { id } of [hidden, unwanted]) await aged(id, 26);
    await eventually(async () => expect(await waiting(hidden.id)).toBe(0));
    await eventually(async () => {
      const db = core.worker.get(Database, { strict: false });
      const [later] = await db.manager.query(
        `SELECT due_at > now() AS is_tomorrow FROM task WHERE kind = 'renew_backup' AND payload->>'backupId' = $1`,
        [String(unwanted.id)],
      );
      expect(later.is_tomorrow).toBe(true);
    });
    for (const { id } of [owned, hidden, unwanted]) expect(await renewals(id)).toEqual([]);
  });
});

it('is rejected if no store or no price is configured', async () => {
  for (const [settings, code] of [
    [{}, 'provenance_disabled'],
    [{ BLOB_PUBLISHER_URL: 'http://127.0.0.1:9' }, 'provenance_pricing_not_configured'],
  ] as const) {
    const other = await CoreUnderTest.start(settings);
    try {
      const path = `/agents/${other.base.agent(1).id}/provenance/backups` as const;
      const body = { asset_url: 'https://example.com/a', visibility: 'public' };
      const key = other.base.member(1, 'editor');
      expect(await other.call('POST', path, key, body)).toMatchObject({ status: 503, body: { error_code: code } });
      expect(await other.call('GET', path, key)).toMatchObject({ status: 200, body: { backups: [] } });
    } finally {
      await other.stop();
    }
  }
});
