import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PostContent } from '../content.js';
import type { NetworkUnderTest } from '../contract.suite.js';
import type { PublishedFile, PublishJob } from '../port.js';
import { connect, settled } from '../testing/connect.js';
import type { TestConnection } from '../testing/interruptible-server.js';
import { submitDurably } from '../testing/interruptions.js';
import { relayTo } from '../testing/relay.js';
import { samplePicture } from '../testing/sample-picture.js';
import { sampleVideo } from '../testing/sample-video.js';
import { sandboxNetwork } from '../testing/sandbox-network.js';
import { commentaryOf } from './commentary.js';
import { ProfessionalPublisher } from './professional.adapter.js';

const READING = 'openid profile w_member_social r_member_social r_member_postAnalytics';

describe('ProfessionalPublisher', () => {
  let network: NetworkUnderTest;
  let connection: TestConnection;
  let publisher: ProfessionalPublisher;
  let picture: PublishedFile & AsyncDisposable;
  let video: PublishedFile & AsyncDisposable;
  let accessToken: string;
  const pdf = join(tmpdir(), `professional-${process.pid}.pdf`);

  const provide = (scopes = READING) =>
    new ProfessionalPublisher({
      apiUrl: `${connection.url}/professional`,
      authorizeUrl: `${connection.url}/professional/oauth/v2/authorization`,
      tokenUrl: `${connection.url}/professional/oauth/v2/accessToken`,
      revokeUrl: `${connection.url}/professional/oauth/v2/revoke`,
      pageUrl: `${connection.url}/professional`,
      version: '202609',
      scopes,
      pollMs: 10,
      settleMs: 0,
      clientId: 'sandbox-client',
      clientSecret: 'sandbox-secret',
    });
  beforeAll(async () => {
    network = await sandboxNetwork('professional');
    connection = await relayTo(network.origin);
    [picture, video] = await Promise.all([samplePicture('professional'), sampleVideo('professional-forms', 60_000)]);
    await writeFile(pdf, '%PDF-1.7\n');
    publisher = provide();
    ({ accessToken } = await connect(publisher));
  });
  afterAll(async () => {
    await connection[Symbol.asyncDispose]();
    await network.close();
    await picture[Symbol.asyncDispose]();
    await video[Symbol.asyncDispose]();
    await rm(pdf);
  });

  const jobOf = (content: PostContent, media: readonly PublishedFile[] = [], rest: Partial<PublishJob> = {}) => ({
    ...{ idempotencyKey: 'k', accessToken, content, media },
    ...rest,
  });
  const post = async (job: PublishJob) => {
    const { submission } = await submitDurably(publisher, job);
    const { postUrl } = await settled(publisher, submission, accessToken);
    return { id: submission.id, page: await (await fetch(postUrl!)).text() };
  };

  it('publishes text with escaped markup', async () => {
    const { page } = await post(jobOf({ description: '(Hello) #world_1 @all [x] {y} a*b_c~ \\ #1' }));
    expect(page).toContain('(Hello) #world_1 @all [x] {y} a*b_c~ \\ #1');
  });

  it('publishes for connections only', async () => {
    const options = { visibility: 'connections' };
    const { page } = await post(jobOf({ description: 'for few', professionalOptions: options }));
    expect(page).toContain('Connections');
  });

  it('publishes pictures with alternative texts, and omits a video', async () => {
    const options = { altText: ['one', 'two'] };
    const { page } = await post(jobOf({ professionalOptions: options }, [picture, video, picture]));
    expect(page.match(/<img class="picture" [^>]*alt="(one|two)"/g)).toHaveLength(2);
    expect(page).not.toContain('<video');
    const single = await post(jobOf({ professionalOptions: { altText: ['alone'] } }, [picture]));
    expect(single.page).toContain('alt="alone"');
  });

  it('publishes a video with title and thumbnail', async () => {
    const { page } = await post(jobOf({ title: 'Named' }, [video], { thumbnail: picture }));
    expect(page).toMatch(/<video [^>]*poster="[^"]+\/cover"/);
    expect(page).toContain('<h1>Named</h1>');
  });

  it('publishes a document', async () => {
    const document = { ...picture, path: pdf, size: 9, contentType: 'application/pdf', url: 'https://e.com/a.pdf' };
    expect((await post(jobOf({ title: 'Report' }, [document]))).page).toContain('class="document"');
  });

  it('publishes pictures as one document', async () => {
    const { page } = await post(jobOf({ professionalOptions: { carousel: true } }, [picture, picture, picture]));
    const address = /class="document" href="([^"]+)"/.exec(page)![1]!;
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer()).toString('latin1');
    expect(bytes.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
  });

  it.each([
    ['an invalid picture', '%PDF-1.7'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>'],
  ])('rejects %s in a document', async (_, content) => {
    await using broken = await samplePicture('broken');
    await writeFile(broken.path, content);
    await expect(post(jobOf({ professionalOptions: { carousel: true } }, [broken]))).rejects.toMatchObject({
      code: 'media_rejected',
      step: 'prepare',
    });
  });

  it('edits the text of a post', async () => {
    const { id } = await post(jobOf({ description: 'before' }));
    await expect(publisher.edit(id, { description: 'after #all' }, accessToken)).resolves.toBeNull();
    const { postUrl } = await publisher.check({ id, handle: null, isPublic: true }, accessToken);
    expect(await (await fetch(postUrl!)).text()).toContain('after #all');
  });

  it('reports unconfirmed if the response is lost and the application may not read posts', async () => {
    const blind = provide('openid profile w_member_social');
    const { accessToken: own } = await connect(blind);
    const job = { ...jobOf({ description: randomUUID() }), accessToken: own };
    const before = connection.calls();
    await submitDurably(blind, { ...job, content: { description: randomUUID() } });
    connection.interruptCall(connection.calls() - before - 1, 'after');
    await expect(submitDurably(blind, job)).rejects.toMatchObject({ code: 'unconfirmed', retryable: false });
    expect(await network.posts(job.content.description!)).toBe(1);
    await expect(publisher.metrics('urn:li:share:1', own)).rejects.toMatchObject({ code: 'permission_missing' });
  });
});

describe('commentaryOf', () => {
  it.each([
    ['plain', 'plain'],
    ['a_b (c)', 'a\\_b \\(c\\)'],
    ['#One two', '{hashtag|\\#|One} two'],
    ['#snake_case', '{hashtag|\\#|snake\\_case}'],
    ['C# and #1', 'C\\# and \\#1'],
    ['a|b <c> {d} [e] @f *g ~h \\i', 'a\\|b \\<c\\> \\{d\\} \\[e\\] \\@f \\*g \\~h \\\\i'],
  ])('converts %p to %p', (text, expected) => expect(commentaryOf(text)).toBe(expected));
});
