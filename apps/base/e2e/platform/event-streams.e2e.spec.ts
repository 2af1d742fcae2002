import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import { Agent, request, type Dispatcher } from 'undici';
import type { Person } from '../support/harness.js';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';

const MAX = 3;
/** Less than the five seconds after which a caller is authenticated again without an event. */
const LESS_THAN_CACHE_TTL_MS = 4_000;

const connections = new Agent();
let fixture: AgentFixture;
let creator: Creator;
let path: string;

/** No worker runs, so that the generation stays pending. */
beforeAll(async () => {
  fixture = await AgentFixture.start({ MAX_STREAMS_PER_CALLER: MAX });
  await fixture.base.worker.close();
  creator = await fixture.base.creator(1_000);
  const sheet = await fixture.sheet(creator);
  const { body } = await fixture.generate(creator, sheet, 'SCRIPT', 'text', { prompt: 'A calm morning' });
  path = `/generations/${body.generation_id}/events`;
});
afterAll(async () => {
  await connections.destroy();
  await fixture?.stop();
});

/** A stream whose first state has been read. */
class Stream {
  ended = false;
  text = '';
  private constructor(private readonly body: Dispatcher.ResponseData['body']) {}

  static async open(key: string): Promise<Stream> {
    const { statusCode, body } = await request(`${fixture.base.url}${path}`, {
      headers: { 'X-API-Key': key },
      dispatcher: connections,
    });
    if (statusCode !== 200) throw new Error(await body.text());
    const stream = new Stream(body);
    void stream.read();
    await eventually(() => expect(stream.text).toContain('"status":"pending"'));
    return stream;
  }

  private async read(): Promise<void> {
    try {
      for await (const chunk of this.body) this.text += String(chunk);
    } catch {
      // The reader has disconnected.
    }
    this.ended = true;
  }

  leave(): void {
    this.body.destroy();
  }
}

const keyOf = async ({ bearer }: Person): Promise<string> =>
  (await fixture.base.call('POST', '/persisted_tokens', { bearer, body: {} })).body.token;

describe('an event stream', () => {
  it('ends when its key is revoked, without affecting other streams of the user', async () => {
    const [stored, revoked] = [creator.key, await keyOf(creator)];
    const [going, ending] = await Promise.all([Stream.open(stored), Stream.open(revoked)]);
    const { body: keys } = await fixture.base.call('GET', '/persisted_tokens', { bearer: creator.bearer });
    const { status } = await fixture.base.call('DELETE', `/persisted_tokens/${keys[0]!.id}/revoke`, {
      bearer: creator.bearer,
    });
    expect(status).toBe(204);
    await eventually(() => expect(ending.ended).toBe(true), { timeout: LESS_THAN_CACHE_TTL_MS });
    expect(going.ended).toBe(false);
    going.leave();
  });

  it('ends when its reader loses the role, without showing later events', async () => {
    const member = await fixture.base.person();
    const members = `/organizations/${creator.personalId}/members` as const;
    await fixture.base.call('POST', members, { key: creator.key, body: { email: member.email, role: 'viewer' } });
    const stream = await Stream.open(member.key);
    await fixture.base.call('PATCH', `${members}/${member.id}`, { key: creator.key, body: { role: 'editor' } });
    await fixture.base.call('DELETE', `${members}/${member.id}`, { key: creator.key });
    await eventually(() => expect(stream.ended).toBe(true), { timeout: LESS_THAN_CACHE_TTL_MS });
  });

  it('ends when its key expires', async () => {
    const key = await keyOf(creator);
    const stream = await Stream.open(key);
    const db = fixture.base.http.get(Database);
    await db.manager.query(
      `UPDATE access_key SET expires_at = now() WHERE id = (SELECT max(id) FROM access_key WHERE user_id = $1)`,
      [creator.id],
    );
    await eventually(() => expect(stream.ended).toBe(true));
  });

  it('is rejected above the limit per user until another one ends', async () => {
    const streams = await Promise.all(Array.from({ length: MAX }, () => Stream.open(creator.key)));
    const another = () => fixture.base.call('GET', path, { key: creator.key });
    expect(await another()).toMatchObject({
      status: 429,
      body: { error: `At most ${MAX} event streams at a time`, error_code: 'rate_limited' },
    });
    streams.forEach((stream) => stream.leave());
    await eventually(async () => (await Stream.open(creator.key)).leave());
  });
});
