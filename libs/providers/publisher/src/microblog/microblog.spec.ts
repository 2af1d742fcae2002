import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PostContent } from '../content.js';
import type { NetworkUnderTest } from '../contract.suite.js';
import type { PublishedFile, PublishJob } from '../port.js';
import { submit } from '../submit.js';
import { connect } from '../testing/connect.js';
import { StateStore, submitDurably } from '../testing/interruptions.js';
import type { TestConnection } from '../testing/interruptible-server.js';
import { relayTo } from '../testing/relay.js';
import { samplePicture } from '../testing/sample-picture.js';
import { sandboxNetwork } from '../testing/sandbox-network.js';
import { MicroblogPublisher } from './microblog.adapter.js';
import { comparableText, threadOf } from './microblog-thread.js';

describe('MicroblogPublisher', () => {
  let network: NetworkUnderTest;
  let connection: TestConnection;
  let publisher: MicroblogPublisher;
  let picture: PublishedFile & AsyncDisposable;
  let accessToken: string;

  const provide = (origin: string, settleMs = 0) =>
    new MicroblogPublisher({
      apiUrl: `${origin}/microblog`,
      authorizeUrl: `${origin}/microblog/i/oauth2/authorize`,
      pageUrl: `${origin}/microblog`,
      pollMs: 10,
      settleMs,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
    });
  beforeAll(async () => {
    network = await sandboxNetwork('microblog');
    connection = await relayTo(network.origin);
    picture = await samplePicture('microblog');
    publisher = provide(connection.url);
    ({ accessToken } = await connect(publisher));
  });
  afterAll(async () => {
    await connection[Symbol.asyncDispose]();
    await network.close();
    await picture[Symbol.asyncDispose]();
  });

  const jobOf = (content: PostContent, rest: Partial<PublishJob> = {}): PublishJob => ({
    idempotencyKey: 'k',
    accessToken,
    content,
    media: [],
    ...rest,
  });
  const pageOf = async (job: PublishJob): Promise<string> => {
    const { submission } = await submitDurably(publisher, job);
    const { postUrl } = await publisher.check(submission, accessToken);
    return (await fetch(postUrl!)).text();
  };

  it('publishes text', async () => {
    expect(await pageOf(jobOf({ description: 'Said <once> & never again' }))).toContain(
      'Said &lt;once&gt; &amp; never again',
    );
  });

  it('publishes four pictures, and discloses AI-generated media', async () => {
    const page = await pageOf(jobOf({ description: 'four' }, { media: Array(4).fill(picture), madeWithAi: true }));
    expect(page.match(/<img class="picture"/g)).toHaveLength(4);
    expect(page).toContain('Made with AI');
  });

  it('publishes a thread with pictures', async () => {
    const text = randomUUID();
    const content = { description: `${text} one`, thread: [{ text: `${text} two` }, { text: `${text} three` }] };
    const page = await pageOf(jobOf(content, { threadMedia: [[picture], []] }));
    expect(page).toMatch(new RegExp(`${text} two.*${text} three`, 's'));
    expect(await network.posts(text)).toBe(3);
  });

  it('publishes a reply', async () => {
    const { submission } = await submitDurably(publisher, jobOf({ description: 'the question' }));
    await submitDurably(publisher, jobOf({ description: 'the answer', replyToPostId: submission.id }));
    const { postUrl } = await publisher.check(submission, accessToken);
    expect(await (await fetch(postUrl!)).text()).toContain('the answer');
    await expect(submitDurably(publisher, jobOf({ description: 'x', replyToPostId: '1' }))).rejects.toMatchObject({
      code: 'invalid_request',
      step: 'publish',
    });
  });

  it('creates each post of a thread once if any call is interrupted after its effect', async () => {
    const thread = (text: string) => jobOf({ thread: [{ text: `${text} one` }, { text: `${text} two` }] });
    const before = connection.calls();
    await submitDurably(publisher, thread(randomUUID()));
    const calls = connection.calls() - before;
    for (let call = 0; call < calls; call++) {
      const text = randomUUID();
      connection.interruptCall(call, 'after');
      await submitDurably(publisher, thread(text));
      expect(await network.posts(text)).toBe(2);
    }
  });

  it('requests a post again only after the settle time of the network', async () => {
    const slow = provide(connection.url, 60_000);
    const job = jobOf({ description: randomUUID() });
    const store = new StateStore();
    const run = () => submit(slow, job, store.state, { save: store.save });
    connection.interruptCall(0, 'before');
    await expect(run()).rejects.toMatchObject({ code: 'timeout', step: 'publish', retryable: true });
    await expect(run()).rejects.toMatchObject({ code: 'timeout', retryAfterMs: expect.any(Number) });
    expect(await network.posts(job.content.description!)).toBe(0);
    store.state = { ...store.state, since: '2026-01-01T00:00:00Z' } as typeof store.state;
    await run();
    expect(await network.posts(job.content.description!)).toBe(1);
  });

  it('reports duplicate text as rejected', async () => {
    await submitDurably(publisher, jobOf({ description: 'again and again' }));
    await expect(submitDurably(publisher, jobOf({ description: 'again and again' }))).rejects.toMatchObject({
      code: 'rejected',
      retryable: false,
    });
  });
});

describe('threadOf', () => {
  const job = (content: PostContent): PublishJob => ({ idempotencyKey: 'k', accessToken: 't', media: [], content });

  it('starts with the post itself if it has content', () => {
    const thread = [{ text: 'b' }, { text: 'c' }];
    expect(threadOf(job({ description: 'a', thread })).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(threadOf(job({ thread })).map(({ text }) => text)).toEqual(['b', 'c']);
    expect(threadOf(job({ description: 'a' })).map(({ text }) => text)).toEqual(['a']);
  });

  it('matches texts with links rewritten by the network', () => {
    const original = 'Read https://example.com/a?b=1 & <more>\nhere';
    const rewritten = 'Read https://t.co/abc &amp; &lt;more&gt;\nhere https://t.co/media';
    expect(comparableText(rewritten)).toBe(comparableText(original));
  });
});
