import { hash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  agentActionPrepared,
  decideAgentAction,
  performAgentAction,
  proposeAgentAction,
  sha256OfShown,
  type ReplyOf,
} from '@reelsheet/contracts';
import { generateApiKey, keyCredential, tokenCredential, type Credential } from '@reelsheet/platform-auth';
import { Database, integer, row } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import { ActionGateRepository } from '../../src/actions/action-gate.repository.js';
import { AgentActionRepository } from '../../src/actions/agent-action.repository.js';
import { GateMediaReader } from '../../src/actions/gate-preparation/gate-media-reader.js';
import { MAX_ATTEMPTS } from '../../src/actions/gate-preparation/gate-preparation-limits.js';
import { GatePruner } from '../../src/actions/gate-pruner.js';
import { MediaDepositRepository } from '../../src/assets/media/media.repository.js';
import { ImportedObjects } from '../../src/sheets/import-export/imported-objects.js';
import { PublishingFixture, type Creator } from '../support/publishing-fixture.js';

type Gate = NonNullable<ReplyOf<typeof proposeAgentAction>['gate']>;

const sha256Of = (bytes: Uint8Array) => hash('sha256', bytes);

/** Days until the copies are deleted whose name is like $1. */
const DAYS_UNTIL_DISCARDED = `
  SELECT round(extract(epoch FROM due_at - now()) / 86400)::int AS days FROM task
  WHERE kind = 'discard_media' AND key LIKE $1`;

describe('an action of a run', () => {
  let fixture: PublishingFixture;
  let creator: Creator;

  beforeAll(async () => {
    fixture = await PublishingFixture.start();
    creator = await fixture.connectedCreator();
    await fixture.connect(creator, 'professional');
  });
  afterAll(() => fixture?.stop());
  afterEach(() => void jest.restoreAllMocks());

  const post = (name = 'clip.mp4', change: object = {}) => ({
    ...{ kind: 'schedule_post' as const, platforms: ['videohost' as const], schedule_type: 'now' as const },
    ...{ title: 'Calm mornings', text: `About ${randomUUID()}`, media_url: fixture.mediaUrl(name) },
    ...change,
  });
  const newKey = () => `run:${randomUUID()}:2`;
  const orderOf = (action: ReturnType<typeof post>, key = newKey()) => ({
    ...{ agent_id: creator.agentId, user_id: creator.id, action, key },
  });
  type Order = ReturnType<typeof orderOf>;

  const propose = (order: Order): Promise<Gate> =>
    eventually(async () => {
      const { gate } = await fixture.base.rpc.request(proposeAgentAction, { ...order, gated: false });
      if (!gate) throw new Error('base reads the media');
      return gate;
    });
  const decide = async ({ id: gate_id, sha256 }: Gate, credential: Credential, approved = true) =>
    (await fixture.base.rpc.request(decideAgentAction, { credential, gate_id, sha256, approved })).decision;
  const approve = (gate: Gate) => decide(gate, keyCredential(creator.key));
  const perform = async (order: Order, gate_id?: string) =>
    (await fixture.base.rpc.request(performAgentAction, { ...order, gate_id })).result;
  const change = (gate: Gate, columns: string) =>
    fixture.base.http
      .get(Database, { strict: false })
      .execute(`UPDATE action_gate SET ${columns} WHERE id = $1`, [gate.id]);
  const daysUntilDiscarded = (gate: Gate) =>
    fixture.base.http
      .get(Database, { strict: false })
      .rows(row({ days: integer() }), DAYS_UNTIL_DISCARDED, [`gate:${gate.id}:%`]);
  const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
  const keyWith = async (limits: object): Promise<string> =>
    (await fixture.base.call('POST', '/persisted_tokens', { bearer: creator.bearer, body: limits })).body.token;

  it('publishes the approved file once with the approved account, whatever its address shows later', async () => {
    fixture.replaceMedia('changing.mp4', 'clip.mp4');
    const order = orderOf(post('changing.mp4'));
    const gate = await propose(order);
    const approved = fixture.mediaBytes('clip.mp4');
    expect(gate).toMatchObject({
      cost: 0,
      summary: expect.stringContaining(order.action.text),
      accounts: [{ platform: 'videohost', account_id: expect.any(Number), handle: expect.any(String) }],
      media: [
        {
          ...{ sha256: sha256Of(approved), content_type: 'video/mp4', byte_size: approved.length },
          thumbnail_url: expect.stringContaining('/media/'),
        },
      ],
    });
    expect(await propose(order)).toEqual(gate);
    fixture.replaceMedia('changing.mp4', 'film.mp4');
    expect(await bytesAt(gate.media[0]!.url)).toEqual(approved);
    expect(await approve(gate)).toMatchObject({ approved: true, user_id: creator.id });
    const result = await perform(order, gate.id);
    expect(await perform({ ...order, key: newKey() }, gate.id)).toEqual(result);
    expect(await fixture.ended(creator, Number(result['post_id']))).toMatchObject({ status: 'success' });
    expect(await fixture.countPosts(order.action.text)).toBe(1);
    const { body } = await fixture.base.call('GET', `/content_resources?agent_id=${creator.agentId}`, {
      key: creator.key,
    });
    expect(body).toEqual([expect.objectContaining({ url: gate.media[0]!.url, inspection: 'passed' })]);
  });

  it('that publishes a file of the library, by id or address, needs no copy', async () => {
    const { body } = await fixture.base.call('GET', `/content_resources?agent_id=${creator.agentId}`, {
      key: creator.key,
    });
    const named = [
      post('', { media_url: undefined, content_resource_id: body[0]!.id }),
      post('', { media_url: body[0]!.url }),
    ];
    for (const action of named)
      expect((await propose(orderOf(action))).media).toMatchObject([
        {
          ...{ url: body[0]!.url, sha256: sha256Of(fixture.mediaBytes('clip.mp4')) },
          thumbnail_url: body[0]!.thumbnail_url,
        },
      ]);
  });

  it('publishes an approved file of the library whose address was withdrawn since', async () => {
    const { body } = await fixture.base.call('GET', `/content_resources?agent_id=${creator.agentId}`, {
      key: creator.key,
    });
    const order = orderOf(post('', { media_url: body[0]!.url }));
    const gate = await propose(order);
    const path = `/content_resources/${body[0]!.id}/withdraw_address?agent_id=${creator.agentId}` as const;
    expect((await fixture.base.call('POST', path, { key: creator.key })).status).toBe(200);
    await approve(gate);
    const result = await perform(order, gate.id);
    expect(await fixture.ended(creator, Number(result['post_id']))).toMatchObject({ status: 'success' });
    expect((await propose(orderOf(post('', { media_url: body[0]!.url })))).media[0]!.url).not.toBe(body[0]!.url);
  });

  it('publishes the approved document, whatever its address shows later, and stores it until then', async () => {
    fixture.replaceMedia('changing.pdf', 'paper.pdf');
    const order = orderOf(post('changing.pdf', { platforms: ['professional'] }));
    const gate = await propose(order);
    const approved = fixture.mediaBytes('paper.pdf');
    expect(gate.media).toMatchObject([{ sha256: sha256Of(approved), content_type: 'application/pdf' }]);
    fixture.replaceMedia('changing.pdf', 'cover.png');
    expect(await bytesAt(gate.media[0]!.url)).toEqual(approved);
    await approve(gate);
    const result = await perform(order, gate.id);
    expect(await fixture.ended(creator, Number(result['post_id']))).toMatchObject({ status: 'success' });
    expect(await daysUntilDiscarded(gate)).toEqual([{ days: 30 }]);
  });

  it('stores the approved document until its post, which was moved or deleted since, is over', async () => {
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString();
    const due = { schedule_type: 'specific_time' as const, scheduled_time: later(1) };
    const order = orderOf(post('paper.pdf', { platforms: ['professional'], ...due }));
    const gate = await propose(order);
    await approve(gate);
    const { post_id } = await perform(order, gate.id);
    expect(await daysUntilDiscarded(gate)).toEqual([{ days: 31 }]);
    const path = `/schedule/post/${String(post_id)}`;
    const body = { schedule_type: 'specific_time', scheduled_time: later(60) };
    expect((await fixture.base.call('PATCH', path, { key: creator.key, body })).status).toBe(200);
    expect(await daysUntilDiscarded(gate)).toEqual([{ days: 90 }]);
    expect((await fetch(gate.media[0]!.url)).status).toBe(200);
    expect((await fixture.base.call('DELETE', path, { key: creator.key })).status).toBe(204);
    await eventually(async () => expect((await fetch(gate.media[0]!.url)).status).toBe(404));
  });

  it('leaves an approved video in the library when its post is moved or deleted', async () => {
    const due = {
      schedule_type: 'specific_time' as const,
      scheduled_time: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const order = orderOf(post('clip.mp4', due));
    const gate = await propose(order);
    await approve(gate);
    const { post_id } = await perform(order, gate.id);
    const path = `/schedule/post/${String(post_id)}`;
    await fixture.base.call('PATCH', path, { key: creator.key, body: { description: 'Edited' } });
    expect((await fixture.base.call('DELETE', path, { key: creator.key })).status).toBe(204);
    await eventually(async () => expect(await daysUntilDiscarded(gate)).toEqual([]));
    expect((await fetch(gate.media[0]!.url)).status).toBe(200);
  });

  it('is not performed unless it was approved as it is', async () => {
    const order = orderOf(post());
    const gate = await propose(order);
    const other = await fixture.base.creator(0);
    const required = { code: 'approval_required', status: 403 };
    await expect(perform(order)).rejects.toMatchObject(required);
    await expect(perform(order, gate.id)).rejects.toMatchObject(required);
    await expect(perform(order, randomUUID())).rejects.toMatchObject(required);
    await approve(gate);
    await expect(perform({ ...order, agent_id: other.agentId }, gate.id)).rejects.toMatchObject(required);
    await expect(perform({ ...order, action: { ...order.action, text: 'Other' } }, gate.id)).rejects.toMatchObject({
      code: 'approval_mismatch',
    });
    await change(gate, `decided_at = now() - interval '31 minutes'`);
    await expect(perform(order, gate.id)).rejects.toMatchObject({ code: 'approval_expired' });
    await change(gate, `decided_at = now(), max_cost = 7`);
    await expect(perform(order, gate.id)).rejects.toMatchObject({ code: 'approval_mismatch' });
    expect(await fixture.countPosts(order.action.text)).toBe(0);
  });

  it('has its result also for a repeated request after the time, while the first one is performed', async () => {
    const order = orderOf(post());
    const gate = await propose(order);
    await approve(gate);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const results = fixture.base.http.get(AgentActionRepository, { strict: false });
    const [begin, finish] = [results.begin.bind(results), results.finish.bind(results)];
    const finishing = jest.spyOn(results, 'finish').mockImplementationOnce(async (...result) => {
      await held;
      await finish(...result);
    });
    const first = perform(order, gate.id);
    await eventually(() => expect(finishing).toHaveBeenCalled());
    await change(gate, `decided_at = now() - interval '31 minutes'`);
    jest.spyOn(results, 'begin').mockImplementationOnce((action) => {
      release();
      return begin(action);
    });
    const repeated = await perform(order, gate.id).catch((error: unknown) => error);
    release();
    expect(repeated).toEqual(await first);
  });

  it('is not performed if the approved account was disconnected', async () => {
    const order = orderOf(post('cover.png', { media_type: 'IMAGE', platforms: ['professional'] }));
    const gate = await propose(order);
    await approve(gate);
    const path = `/agents/${creator.agentId}/social_accounts`;
    await fixture.base.call('DELETE', `${path}/${gate.accounts[0]!.account_id}`, { key: creator.key });
    await fixture.connect(creator, 'professional');
    await expect(perform(order, gate.id)).rejects.toMatchObject({ code: 'approval_outdated', status: 409 });
  });

  it('is approved by the credential of a caller who may approve it', async () => {
    const gate = await propose(orderOf(post()));
    const others: [Credential, string][] = [
      [keyCredential(generateApiKey()), 'unauthorized'],
      [tokenCredential(`${creator.bearer.slice(0, -4)}AAAA`), 'unauthorized'],
      [keyCredential((await fixture.base.person()).key), 'forbidden'],
      [keyCredential(await keyWith({ scopes: ['read', 'write', 'spend'] })), 'insufficient_scope'],
    ];
    for (const [credential, code] of others) await expect(decide(gate, credential)).rejects.toMatchObject({ code });
    await expect(
      decide({ ...gate, sha256: sha256Of(Buffer.of(1)) }, tokenCredential(creator.bearer)),
    ).rejects.toMatchObject({
      code: 'approval_mismatch',
    });
    expect(await decide(gate, tokenCredential(creator.bearer))).toMatchObject({ approved: true, user_id: creator.id });
  });

  it('is approved as it was shown, with its summary', async () => {
    const { action, ...order } = orderOf(post());
    const gate = await propose({ action, ...order });
    const shownWith = (changed: Partial<Gate>) => ({ ...gate, sha256: sha256OfShown({ ...gate, action, ...changed }) });
    for (const changed of [
      ...[{ summary: 'Check the calendar' }, { cost: 1 }, { accounts: [] }, { expires_at: new Date(0).toISOString() }],
      { media: [{ ...gate.media[0]!, thumbnail_url: null }] },
    ])
      await expect(approve(shownWith(changed))).rejects.toMatchObject({ code: 'approval_mismatch', status: 409 });
    expect(await approve(shownWith({}))).toMatchObject({ approved: true });
  });

  it('takes part of what its organization, and no other one, may do at once', async () => {
    const [one, other] = [await fixture.base.creator(0), await fixture.base.creator(0)];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { readInto } = ImportedObjects.prototype;
    const reading = jest.spyOn(ImportedObjects.prototype, 'readInto').mockImplementation(async function (
      this: ImportedObjects,
      draft,
    ) {
      await held;
      return readInto.call(this, draft);
    });
    const make = ({ id: user_id, agentId: agent_id }: { readonly id: number; readonly agentId: number }) => {
      const rows = [{ Hook: 'Stop' }, { Hook: 'Wait' }];
      const action = { kind: 'make_vidsheet' as const, title: 'Breads', columns: [{ title: 'Hook' }], rows };
      return fixture.base.rpc.request(performAgentAction, { agent_id, user_id, action, key: newKey() });
    };
    const made = Promise.all([make(one), make(one), make(other)]);
    await eventually(() => expect(reading).toHaveBeenCalledTimes(3));
    await expect(make(one)).rejects.toMatchObject({ code: 'rate_limited', status: 429 });
    release();
    expect(await made).toHaveLength(3);
  });

  it('is decided once', async () => {
    const order = orderOf(post());
    const gate = await propose(order);
    const rejected = await decide(gate, keyCredential(creator.key), false);
    expect(await approve(gate)).toEqual(rejected);
    await expect(perform(order, gate.id)).rejects.toMatchObject({ code: 'approval_required' });
    await eventually(async () => expect((await fetch(gate.media[0]!.url)).status).toBe(404));
  });

  it('cannot be approved after its time', async () => {
    const gate = await propose(orderOf(post()));
    await change(gate, `expires_at = now() - interval '1 second'`);
    expect(await approve(gate)).toBeNull();
  });

  it.each([
    ['gone.mp4', {}],
    ['paper.pdf', { media_url: undefined, content_resource_id: 999_999 }],
    ['words.png', { media_type: 'IMAGE', platforms: ['professional'] }],
  ])('is not shown if its media %s cannot be read', async (name, more) => {
    fixture.replaceMedia('words.png', 'paper.pdf');
    const order = { ...orderOf(post(name, more)), gated: false };
    await eventually(async () => {
      const proposed = fixture.base.rpc.request(proposeAgentAction, order);
      await expect(proposed).rejects.toMatchObject({ status: expect.any(Number) });
    });
    const { code } = await fixture.base.rpc.request(proposeAgentAction, order).catch((error: unknown) => error as any);
    expect(['media_fetch_failed', 'not_found']).toContain(code);
  });

  it('is given up if its media are not read in time, for example because no worker is running', async () => {
    const reader = fixture.base.worker.get(GateMediaReader, { strict: false });
    jest
      .spyOn(reader, 'read')
      .mockImplementation(
        (...[, , , signal]) =>
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      );
    const order = { ...orderOf(post()), gated: false };
    expect(await fixture.base.rpc.request(proposeAgentAction, order)).toMatchObject({ state: 'preparing' });
    await eventually(() => expect(reader.read).toHaveBeenCalled());
    await fixture.base.http
      .get(Database, { strict: false })
      .execute(`UPDATE action_gate SET created_at = now() - interval '31 minutes' WHERE key = $1`, [order.key]);
    const late = fixture.base.rpc.request(proposeAgentAction, order);
    await expect(late).rejects.toMatchObject({ code: 'media_fetch_failed', status: 422 });
  });

  it('lets no files of one founder delay those of others, and reads few bytes at a time', async () => {
    const others = [await fixture.connectedCreator(), await fixture.connectedCreator()];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const reader = fixture.base.worker.get(GateMediaReader, { strict: false });
    const read = reader.read.bind(reader);
    const reading = jest.spyOn(reader, 'read').mockImplementation(async (...order) => {
      await held;
      return read(...order);
    });
    const proposeFor = async ({ id: user_id, agentId: agent_id }: Creator) => {
      const order = { ...orderOf(post()), agent_id, user_id, gated: false };
      expect(await fixture.base.rpc.request(proposeAgentAction, order)).toMatchObject({ state: 'preparing' });
      return order;
    };
    const orders = [await proposeFor(creator), await proposeFor(creator), await proposeFor(creator)];
    for (const other of others) orders.push(await proposeFor(other));
    // Each video may have as many as half of the bytes that are read at a time, so that the third one waits.
    await eventually(async () => {
      const claimed = await fixture.base.http
        .get(Database, { strict: false })
        .execute(`SELECT FROM gate_preparation WHERE status = 'processing'`);
      expect(claimed).toBe(3);
      expect(reading.mock.calls.length).toBeGreaterThan(1);
    });
    const agents = reading.mock.calls.map(([{ agentId }]) => agentId);
    expect([agents.length, new Set(agents).size]).toEqual([2, 2]);
    release();
    for (const order of orders) await propose(order);
  });

  it('is not approved if its files cannot be read in any attempt', async () => {
    const reader = fixture.base.worker.get(GateMediaReader, { strict: false });
    jest.spyOn(reader, 'read').mockRejectedValue(new Error('the disk is full'));
    const order = { ...orderOf(post()), gated: false };
    expect(await fixture.base.rpc.request(proposeAgentAction, order)).toMatchObject({ state: 'preparing' });
    await eventually(async () => {
      const failed = await fixture.base.http.get(Database, { strict: false }).execute(
        `UPDATE gate_preparation SET attempt = ${MAX_ATTEMPTS} - 1, due_at = now()
           WHERE id = (SELECT id FROM action_gate WHERE key = $1) AND status = 'processing' AND due_at > now()
             AND NOT ready AND attempt BETWEEN 1 AND ${MAX_ATTEMPTS} - 2`,
        [order.key],
      );
      expect(failed).toBe(1);
    });
    await eventually(async () => {
      const proposed = fixture.base.rpc.request(proposeAgentAction, order);
      await expect(proposed).rejects.toMatchObject({ code: 'media_fetch_failed', status: 422 });
    });
    const prepared = await fixture.base.http
      .get(Database, { strict: false })
      .execute(`SELECT FROM outbox WHERE subject = $1 AND payload->>'key' = $2`, [
        agentActionPrepared.subject,
        order.key,
      ]);
    expect(prepared).toBe(1);
  });

  it('shows the bytes that it publishes, although its worker was killed and its address changed', async () => {
    const gates = fixture.base.worker.get(ActionGateRepository, { strict: false });
    fixture.replaceMedia('flaky.mp4', 'clip.mp4');
    jest.spyOn(gates, 'open').mockImplementationOnce(async () => {
      fixture.replaceMedia('flaky.mp4', 'film.mp4');
      throw new Error('killed');
    });
    const gate = await propose(orderOf(post('flaky.mp4')));
    expect(gates.open).toHaveBeenCalledTimes(2);
    expect(gate.media[0]!.sha256).toBe(sha256Of(fixture.mediaBytes('film.mp4')));
    expect(await bytesAt(gate.media[0]!.url)).toEqual(fixture.mediaBytes('film.mp4'));
  });

  describe('of a deleted agent or organization', () => {
    const countOf = (agentId: number) =>
      fixture.base.http.get(Database, { strict: false }).execute(
        `SELECT agent_id FROM action_gate WHERE agent_id = $1
           UNION ALL SELECT agent_id FROM agent_action WHERE agent_id = $1`,
        [agentId],
      );
    const proposeFor = (owner: Creator, action: ReturnType<typeof post>) =>
      propose({ ...orderOf(action), agent_id: owner.agentId, user_id: owner.id });

    it('is forgotten at once, with its copies and results', async () => {
      const owner = await fixture.connectedCreator();
      const order = { ...orderOf(post()), agent_id: owner.agentId, user_id: owner.id };
      const [performed, waiting] = [await propose(order), await proposeFor(owner, post('clip.mp4'))];
      await decide(performed, keyCredential(owner.key));
      await perform(order, performed.id);
      expect(await countOf(owner.agentId)).toBe(3);
      expect((await fixture.base.call('DELETE', `/agents/${owner.agentId}`, { key: owner.key })).status).toBe(200);
      expect(await countOf(owner.agentId)).toBe(0);
      await eventually(async () => expect((await fetch(waiting.media[0]!.url)).status).toBe(404));
      const again = fixture.base.rpc.request(proposeAgentAction, { ...order, gated: false });
      await expect(again).rejects.toMatchObject({ code: 'agent_not_found' });
    });

    it('leaves no copy that was made during its deletion', async () => {
      const owner = await fixture.connectedCreator();
      const [deposits, reader] = [
        fixture.base.worker.get(MediaDepositRepository, { strict: false }),
        fixture.base.worker.get(GateMediaReader, { strict: false }),
      ];
      const read = reader.read.bind(reader);
      const { promise: copied, resolve } = Promise.withResolvers<string>();
      jest.spyOn(reader, 'read').mockImplementationOnce(async (...args) => {
        const media = await read(...args);
        await fixture.base.call('DELETE', `/agents/${owner.agentId}`, { key: owner.key });
        await eventually(async () => expect(await deposits.find(media.copy!.name)).toBeNull());
        // The bytes were stored after the deletion.
        await deposits.upsert({ name: media.copy!.name, organizationId: owner.personalId, signedId: 'late' });
        resolve(media.copy!.name);
        return media;
      });
      const order = { ...orderOf(post()), agent_id: owner.agentId, user_id: owner.id, gated: false };
      await fixture.base.rpc.request(proposeAgentAction, order);
      const name = await copied;
      await eventually(async () => expect(await deposits.find(name)).toBeNull());
    });

    it('is forgotten with the organization', async () => {
      const owner = await fixture.connectedCreator();
      const { body: tea } = await fixture.base.call('POST', '/organizations', {
        key: owner.key,
        body: { organization: { name: 'Tea' } },
      });
      const created = { organization_id: tea.id, agent: { name: 'Nova' } };
      const { body } = await fixture.base.call('POST', '/agents', { key: owner.key, body: created });
      const scope = { ...owner, agentId: body.agent.id };
      await fixture.connect(scope, 'videohost');
      const { media } = await proposeFor(scope, post());
      expect((await fixture.base.call('DELETE', `/organizations/${tea.id}`, { key: owner.key })).status).toBe(200);
      await eventually(async () => expect(await countOf(scope.agentId)).toBe(0));
      await eventually(async () => expect((await fetch(media[0]!.url)).status).toBe(404));
    });
  });

  it('is forgotten after 30 days', async () => {
    const gates = fixture.base.http.get(ActionGateRepository, { strict: false });
    const [old, young] = [await propose(orderOf(post())), await propose(orderOf(post()))];
    await change(old, `created_at = now() - interval '31 days'`);
    await fixture.base.http.get(GatePruner, { strict: false }).run();
    expect([await gates.find(old.id), (await gates.find(young.id))?.id]).toEqual([null, young.id]);
  });
});
