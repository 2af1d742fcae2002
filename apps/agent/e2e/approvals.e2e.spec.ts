import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommonErrors, DomainError, newUuid } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import { RUN } from '../src/runs/run-limits.js';
import { RUN_JOB } from '../src/runs/run.job.js';
import { RunRepository } from '../src/runs/run.repository.js';
import { AgentUnderTest } from './harness.js';

const TEAM = 1;

describe('a decision that names its action', () => {
  let agent: AgentUnderTest;
  let editor: string;
  let uuid: string;

  beforeAll(async () => {
    agent = await AgentUnderTest.start();
    await agent.boot('worker');
    editor = agent.otherServices.member(TEAM, 'editor');
    ({ uuid } = agent.otherServices.agent(TEAM));
  });
  afterAll(() => agent?.stop());

  const gated = async (message: string) => {
    const context = { vidsheet_id: 5 };
    const { body } = await agent.call('POST', '/agent/run', editor, { message, agent_id: uuid, context });
    return agent.waiting(body.run_id, editor);
  };
  const decideOn = (runId: string, pending_action_id: unknown, approved = true) =>
    agent.call('POST', `/agent/runs/${runId}/approve`, editor, { approved, pending_action_id });
  const approve = (runId: string, pending_action_sha256: unknown) =>
    agent.call('POST', `/agent/runs/${runId}/approve`, editor, { approved: true, pending_action_sha256 });
  const shownBy = async (runId: string) =>
    (await agent.call('GET', `/agent/runs/${runId}`, editor)).body.pending_action;
  /** Replaces a part of the gate that the run waits at, as a compromised worker could. */
  const replace = (runId: string, path: string, value: unknown) =>
    agent.http.get(Database, { strict: false }).execute(
      `UPDATE run_step SET content = jsonb_set(content, $2::text[], $3)
         WHERE run_id = $1 AND content->>'kind' = 'gate'`,
      [runId, path.split('.'), JSON.stringify(value)],
    );
  const performedIn = (runId: string) =>
    [...agent.otherServices.performedActions.keys()].filter((key) => key.startsWith(`run:${runId}:`));
  const changed = (pending_action: unknown) => ({
    status: 409,
    body: { error_code: 'pending_action_changed', pending_action },
  });

  it('is made once, and repeating it returns the run', async () => {
    const { run_id: runId, pending_action } = await gated('Generate the cells of the vidsheet');
    const answers = await Promise.all(Array.from({ length: 4 }, () => decideOn(runId, pending_action!.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await agent.ended(runId, editor);
    expect(await decideOn(runId, pending_action!.id.toUpperCase())).toMatchObject({
      status: 200,
      body: { run_id: runId, status: 'completed' },
    });
    expect(await decideOn(runId, pending_action!.id, false)).toMatchObject(changed(null));
    expect(performedIn(runId)).toHaveLength(1);
  });

  it('is rejected when the run waits with another action, which the error shows', async () => {
    const { run_id: runId, pending_action: first } = await gated(
      'Generate the cells of the vidsheet, then publish it on microblog',
    );
    expect(await decideOn(runId, newUuid())).toMatchObject(changed(first));
    expect(await decideOn(runId, first!.id, false)).toMatchObject({ status: 200 });
    const second = await eventually(async () => {
      const { body } = await agent.call('GET', `/agent/runs/${runId}`, editor);
      expect(body.pending_action?.type).toBe('schedule_post');
      return body.pending_action;
    });
    expect(await decideOn(runId, first!.id)).toMatchObject(changed(second));
    expect(await decideOn(runId, first!.id, false)).toMatchObject({
      status: 200,
      body: { pending_action: { id: second!.id } },
    });
    expect(performedIn(runId)).toEqual([]);
    await decideOn(runId, second!.id, false);
    await agent.ended(runId, editor);
  });

  it.each(['mine', 7, {}, '', null])('must name a uuid, not %j', async (id) => {
    const { run_id: runId, pending_action } = await gated('Generate the cells of the vidsheet');
    expect((await decideOn(runId, id)).status).toBe(422);
    expect(await decideOn(runId, pending_action!.id, false)).toMatchObject({ status: 200 });
  });

  it('shows everything that is approved', async () => {
    const { run_id: runId, pending_action } = await gated('Publish it on microblog');
    expect(pending_action).toEqual({
      id: expect.any(String),
      type: 'schedule_post',
      summary: 'To schedule_post',
      cost: 0,
      parameters: expect.objectContaining({ platforms: ['microblog'] }),
      accounts: [{ platform: 'microblog', account_id: 31, display_name: 'Rye', handle: '@rye' }],
      media: [
        {
          url: 'http://upload.test/media/k.mp4',
          sha256: 'ab'.repeat(32),
          content_type: 'video/mp4',
          byte_size: 7,
          thumbnail_url: null,
        },
      ],
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      expires_at: '2030-01-01T00:00:00.000Z',
    });
    await decideOn(runId, pending_action!.id, false);
    await agent.ended(runId, editor);
  });

  it.each<[string, unknown]>([
    ['summary', 'Look at the vidsheet'],
    ['parameters.text', 'Something harmless'],
    ['type', 'propose_ideas'],
    ['type', 'render_video'],
    ['cost', 0.5],
    ['id', newUuid()],
    ['baseGate.accounts', []],
    ['baseGate.media.0.url', 'http://upload.test/media/other.mp4'],
    ['baseGate.expiresAt', '2031-01-01T00:00:00.000Z'],
  ])('is not made if base keeps something else than what was shown (%s)', async (path, value) => {
    const { run_id: runId, pending_action } = await gated('Publish it on microblog');
    await replace(runId, path, value);
    expect(await decideOn(runId, undefined)).toMatchObject(changed(await shownBy(runId)));
    expect(await approve(runId, pending_action!.sha256)).toMatchObject(changed(await shownBy(runId)));
    expect(performedIn(runId)).toEqual([]);
  });

  describe('whose files base reads', () => {
    const publish = async () => {
      const message = 'Publish it on microblog';
      return (await agent.call('POST', '/agent/run', editor, { message, agent_id: uuid })).body.run_id;
    };
    const reading = (ids: string[]) =>
      eventually(async () => {
        const waiting = await agent.http
          .get(Database, { strict: false })
          .execute(`SELECT FROM run WHERE id = ANY ($1) AND waiting AND reading_since IS NOT NULL`, [ids]);
        expect(waiting).toBe(ids.length);
      });

    it('occupies no worker until then, and is shown once base reports that', async () => {
      agent.otherServices.readsFiles = true;
      const runs = await Promise.all(Array.from({ length: RUN_JOB.concurrency + 1 }, publish));
      await reading(runs);
      const { body } = await agent.call('POST', '/agent/run', editor, { message: 'Hello', agent_id: uuid });
      expect(await agent.ended(body.run_id, editor)).toMatchObject({ status: 'completed' });
      const readAt = performance.now();
      await agent.otherServices.finishReading();
      for (const id of runs) await agent.waiting(id, editor);
      expect(performance.now() - readAt).toBeLessThan(RUN.filesPollMs);
    });

    it('does not use up the time of its run until then', async () => {
      agent.otherServices.readsFiles = true;
      const id = await publish();
      await reading([id]);
      await agent.http.get(Database, { strict: false }).execute(
        `UPDATE run SET accepted_at = accepted_at - interval '30 minutes',
             reading_since = reading_since - interval '30 minutes' WHERE id = $1`,
        [id],
      );
      await agent.otherServices.finishReading();
      const { pending_action } = await agent.waiting(id, editor);
      expect(await decideOn(id, pending_action!.id)).toMatchObject({ status: 200 });
      expect(await agent.ended(id, editor)).toMatchObject({ status: 'completed' });
    });
  });

  it('with a hash is made about what has this hash only', async () => {
    const { run_id: runId, pending_action } = await gated('Publish it on microblog');
    expect(await approve(runId, 'ab'.repeat(32))).toMatchObject(changed(pending_action));
    expect((await approve(runId, 'mine')).status).toBe(422);
    expect(await approve(runId, pending_action!.sha256)).toMatchObject({ status: 200 });
    await agent.ended(runId, editor);
    expect(performedIn(runId)).toHaveLength(1);
  });

  it('against an action is made, whatever was shown of it', async () => {
    const { run_id: runId, pending_action } = await gated('Publish it on microblog');
    await replace(runId, 'summary', 'Something harmless');
    expect(await decideOn(runId, pending_action!.id, false)).toMatchObject({ status: 200 });
    await agent.ended(runId, editor);
    expect(performedIn(runId)).toEqual([]);
  });

  it('is not made about a gate that has expired at base', async () => {
    const { run_id: runId, pending_action } = await gated('Generate the cells of the vidsheet');
    agent.otherServices.expireGates();
    expect(await decideOn(runId, pending_action!.id)).toMatchObject(changed(null));
    const { messages } = await agent.ended(runId, editor);
    expect(messages[1]!.content).toContain('skipped');
    expect(performedIn(runId)).toEqual([]);
  });

  it('that base has, but the run has not, is stored by the next decision', async () => {
    const { run_id: runId, pending_action } = await gated('Generate the cells of the vidsheet');
    const runs = agent.http.get(RunRepository, { strict: false });
    const append = jest.spyOn(runs, 'append').mockRejectedValueOnce(new DomainError(CommonErrors.unavailable));
    expect(await decideOn(runId, pending_action!.id)).toMatchObject({ status: 503 });
    append.mockRestore();
    expect(await decideOn(runId, pending_action!.id, false)).toMatchObject(changed(null));
    await agent.ended(runId, editor);
    expect(performedIn(runId)).toHaveLength(1);
  });

  it('is a rejection when somebody stops the run, which base rejects first', async () => {
    const { run_id: runId, pending_action } = await gated('Generate the cells of the vidsheet');
    const stop = (key: string) => agent.call('POST', `/agent/runs/${runId}/stop`, key);
    expect((await stop(agent.otherServices.member(TEAM, 'viewer'))).status).toBe(403);
    expect((await stop(agent.otherServices.member(2, 'owner'))).status).toBe(404);
    const stopped = { status: 'failed', error: 'The run was stopped', pending_action: null };
    expect(await stop(editor)).toMatchObject({ status: 200, body: stopped });
    expect(agent.otherServices.decisionOf(pending_action!.id)).toMatchObject({ approved: false });
    await eventually(() => expect(agent.otherServices.movements(`run:${runId}`)).toEqual(['hold', 'capture']));
    expect(await stop(editor)).toMatchObject({ status: 200, body: stopped });
    expect(performedIn(runId)).toEqual([]);
  });
});
