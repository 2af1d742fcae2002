import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { eventually } from '@reelsheet/testing';
import { Agent, request, type Dispatcher } from 'undici';
import type { Person } from '../support/harness.js';
import { AgentFixture, type Creator } from '../support/agent-fixture.js';

const MAX = 3;
/** A caller is looked up again after five seconds whatever is heard. */
const SOONER_THAN_ASKED_AGAIN_MS = 4_000;

const connections = new Agent();
let fixture: AgentFixture;
let creator: Creator;
let path: string;

/** No worker is there, so that the generation waits as long as anybody watches it. */
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

/** A stream with its first state read. */
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
      // Its reader has left.
    }
    this.ended = true;
  }

  leave(): void {
    this.body.destroy();
  }
}

const keyOf = async ({ bearer }: Person): Promise<string> =>
  (await fixture.base.call('POST', '/persisted_tokens', { bearer, body: {} })).body.token;

describe('a stream of events', () => {
  it('ends when its key is revoked, and others of the same user go on', async () => {
    const [kept, revoked] = [creator.key, await keyOf(creator)];
    const [going, ending] = await Promise.all([Stream.open(kept), Stream.open(revoked)]);
    const { body: keys } = await fixture.base.call('GET', '/persisted_tokens', { bearer: creator.bearer });
    const { status } = await fixture.base.call('DELETE', `/persisted_tokens/${keys[0].id}/revoke`, {
      bearer: creator.bearer,
    });
    expect(status).toBe(204);
    await eventually(() => expect(ending.ended).toBe(true), { timeout: SOONER_THAN_ASKED_AGAIN_MS });
    expect(going.ended).toBe(false);
    going.leave();
  });

  it('ends when its reader loses the role, and shows nothing of what happens then', async () => {
    const member = await fixture.base.person();
    const members = `/organizations/${creator.personalId}/members`;
    await fixture.base.call('POST', members, { key: creator.key, body: { email: member.email, role: 'viewer' } });
    const stream = await Stream.open(member.key);
    await fixture.base.call('PATCH', `${members}/${member.id}`, { key: creator.key, body: { role: 'editor' } });
    await fixture.base.call('DELETE', `${members}/${member.id}`, { key: creator.key });
    await eventually(() => expect(stream.ended).toBe(true), { timeout: SOONER_THAN_ASKED_AGAIN_MS });
  });

  it('ends with the life of its key', async () => {
    const key = await keyOf(creator);
    const stream = await Stream.open(key);
    const db = fixture.base.http.get(Database);
    await db.manager.query(
      `UPDATE access_key SET expires_at = now() WHERE id = (SELECT max(id) FROM access_key WHERE user_id = $1)`,
      [creator.id],
    );
    await eventually(() => expect(stream.ended).toBe(true));
  });

  it('is refused to a user who has as many as one may have, until one of them is over', async () => {
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
