import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PostContent } from './content.js';
import type { PublishedFile, PublishJob, Publisher, Submission } from './port.js';
import { POST_METRIC_NAMES, type PostMetrics } from './post-metrics.js';
import { INITIAL_STATE, submit } from './submit.js';
import { connect, REDIRECT_URI, settled } from './testing/connect.js';
import type { Interruption, TestConnection } from './testing/interruptible-server.js';
import { StateStore, submitDurably } from './testing/interruptions.js';
import { relayTo } from './testing/relay.js';

type Counts = { readonly [name in keyof PostMetrics]: number };

export interface NetworkUnderTest {
  readonly origin: string;
  /** Returns the number of public posts that contain this text. */
  posts(text: string): Promise<number>;
  /** Sets the reactions to a post. */
  react(postId: string, counts: Counts): Promise<void>;
  close(): Promise<void>;
}

export interface PublisherUnderTest {
  readonly network: NetworkUnderTest;
  /** Returns an adapter that sends all requests to `origin`. */
  provide(origin: string): Publisher;
  /** A file that is longer than one chunk. */
  readonly media: PublishedFile & AsyncDisposable;
  /** Returns the content of a public post whose page shows `text`. */
  content(text: string): PostContent;
}

/** Contract tests for Publisher implementations, against a simulated network over real HTTP. */
export function publisherContract(name: string, arrange: () => Promise<PublisherUnderTest>): void {
  describe(`${name} as a Publisher`, () => {
    let under: PublisherUnderTest;
    let connection: TestConnection;
    let publisher: Publisher;
    let accessToken: string;

    beforeAll(async () => {
      under = await arrange();
      connection = await relayTo(under.network.origin);
      publisher = under.provide(connection.url);
      ({ accessToken } = await connect(publisher));
    });
    afterAll(async () => {
      await connection[Symbol.asyncDispose]();
      await under.network.close();
      await under.media[Symbol.asyncDispose]();
    });

    const newJob = (): PublishJob & { readonly text: string } => {
      const text = `post ${randomUUID()}`;
      return { idempotencyKey: text, accessToken, content: under.content(text), media: [under.media], text };
    };
    const expectOnePost = async (job: PublishJob & { readonly text: string }, submission: Submission) => {
      const outcome = await settled(publisher, submission, job.accessToken);
      expect(outcome).toEqual({
        status: 'published',
        postId: expect.any(String),
        postUrl: expect.any(String),
        error: null,
      });
      expect(await (await fetch(outcome.postUrl!)).text()).toContain(job.text);
      expect(await under.network.posts(job.text)).toBe(1);
      return outcome;
    };

    it('connects an account, reads its profile, and refreshes its tokens', async () => {
      const tokens = await connect(publisher);
      const account = await publisher.account(tokens.accessToken);
      expect(account).toEqual({
        externalId: expect.any(String),
        displayName: expect.any(String),
        handle: expect.stringMatching(/^[^@]+/),
      });
      expect(tokens.expiresAt.getTime()).toBeGreaterThan(Date.now());
      const refreshed = await publisher.refresh(tokens.refreshToken!);
      expect(refreshed.refreshToken).toEqual(expect.any(String));
      expect(await publisher.account(refreshed.accessToken)).toEqual(account);
    });

    it('revokes a grant, and ignores a grant that is already revoked', async () => {
      const tokens = await connect(publisher);
      await publisher.revoke(tokens);
      await expect(publisher.account(tokens.accessToken)).rejects.toMatchObject({ code: 'token_expired' });
      await expect(publisher.refresh(tokens.refreshToken!)).rejects.toMatchObject({ code: 'token_revoked' });
      await publisher.revoke(tokens);
    });

    it('reports an invalid code or refresh token as token_revoked', async () => {
      const ended = { code: 'token_revoked', step: 'authorize', retryable: false };
      await expect(
        publisher.exchangeCode({ code: 'stolen', redirectUri: REDIRECT_URI, codeVerifier: 'x'.repeat(43) }),
      ).rejects.toMatchObject(ended);
      await expect(publisher.refresh('stolen')).rejects.toMatchObject(ended);
    });

    it('uploads, reports progress, and results in a public page', async () => {
      const job = newJob();
      const progress: number[] = [];
      const { submission } = await submit(publisher, job, INITIAL_STATE, {
        save: new StateStore().save,
        onProgress: (sent) => progress.push(sent),
      });
      expect(progress).toEqual([...progress].sort((a, b) => a - b));
      expect(progress.length).toBeGreaterThan(1);
      expect(progress.at(-1)).toBe(under.media.size);
      await expectOnePost(job, submission);
    });

    it('reads the metrics of a post, and reports a deleted post', async () => {
      const job = newJob();
      const { submission } = await submitDurably(publisher, job);
      const { postId } = await expectOnePost(job, submission);
      const counts = Object.fromEntries(POST_METRIC_NAMES.map((name, index) => [name, 1_200 - index])) as Counts;
      await under.network.react(postId!, counts);
      const metrics = await publisher.metrics(postId!, job.accessToken);
      expect(Object.keys(metrics)).toEqual(POST_METRIC_NAMES);
      for (const name of POST_METRIC_NAMES) expect([counts[name], null]).toContain(metrics[name]);
      expect(metrics).toMatchObject({ likes: counts.likes, comments: counts.comments });
      await expect(publisher.metrics('424242', job.accessToken)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('resumes with new tokens after old ones have expired', async () => {
      const job = newJob();
      const store = new StateStore();
      const refused = submit(publisher, { ...job, accessToken: 'ended' }, store.state, { save: store.save });
      await expect(refused).rejects.toMatchObject({ code: 'token_expired', retryable: true });
      const { submission } = await submitDurably(publisher, job, store);
      await expectOnePost(job, submission);
    });

    it.each<Interruption>(['before', 'after'])(
      'creates exactly one post if any call is interrupted %s its effect',
      async (interruption) => {
        const whole = newJob();
        const before = connection.calls();
        await submitDurably(publisher, whole);
        const calls = connection.calls() - before;
        for (let call = 0; call < calls; call++) {
          const job = newJob();
          connection.interruptCall(call, interruption);
          const { submission } = await submitDurably(publisher, job);
          connection.reset();
          await expectOnePost(job, submission);
        }
      },
    );

    it.each([true, false])(
      'creates exactly one post if the worker is killed at any write (last write stored: %s)',
      async (stored) => {
        const whole = new StateStore();
        await submitDurably(publisher, newJob(), whole);
        for (let write = 0; write < whole.writes; write++) {
          const job = newJob();
          const { submission } = await submitDurably(publisher, job, new StateStore().killAt(write, stored));
          await expectOnePost(job, submission);
        }
      },
    );

    it('returns unknown for a foreign submission', async () => {
      const outcome = await publisher.check({ id: 'nobodys', handle: null, isPublic: true }, accessToken);
      expect(outcome).toMatchObject({ status: 'unknown', error: { code: 'unconfirmed', retryable: false } });
    });
  });
}
