import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '@reelsheet/kernel';
import { freePort } from '@reelsheet/native-servers';
import { Database } from '@reelsheet/platform-database';
import { eventually, request, sandboxSettings, startSandbox, type Sandbox } from '@reelsheet/testing';
import { readMetrics } from '../../src/publishing/posts/metrics/read-metrics.js';
import { publishPost } from '../../src/publishing/posts/publications/publish-post.js';
import { BaseUnderTest, type Person } from './harness.js';
import { startUpload } from './agent-fixture.js';

export type Creator = Person & { agentId: number; agentUuid: string };

const VERTICAL_SECOND = ['-f', 'lavfi', '-i', 'testsrc=size=180x320:rate=10', '-t', '1', '-pix_fmt', 'yuv420p'];
/** A video with sound, longer than the three seconds that some networks require. */
const FILM = [
  ...['-f', 'lavfi', '-i', 'testsrc=size=180x320:rate=10', '-f', 'lavfi', '-i', 'sine'],
  ...['-t', '3.2', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
];

/** base, upload, the networks, and a server for a caller's media. */
export class PublishingFixture {
  private constructor(
    readonly base: BaseUnderTest,
    readonly sandbox: Sandbox,
    private readonly media: Server,
    private readonly files: Map<string, Buffer>,
    private readonly uploads: readonly NestFastifyApplication[],
    private readonly folder: string,
  ) {}

  static async start(): Promise<PublishingFixture> {
    const folder = await mkdtemp(join(tmpdir(), 'publishing-'));
    const [sandbox, { server: media, files }, uploadPort] = await Promise.all([
      startSandbox({ SANDBOX_PROCESSING_SECONDS: '0.1' }),
      serveMedia(folder),
      freePort(),
    ]);
    const { port } = media.address() as AddressInfo;
    const uploadUrl = `http://127.0.0.1:${uploadPort}/v1`;
    const base = await BaseUnderTest.start({
      ...sandboxSettings(sandbox.url),
      PROFESSIONAL_SCOPES: 'openid profile w_member_social r_member_social r_member_postAnalytics',
      UPLOAD_URL: uploadUrl,
      OUTBOUND_ALLOW: `127.0.0.1:${port},127.0.0.1:${uploadPort}`,
      CONNECT_REDIRECT_URIS: 'https://app.example.com,http://localhost:*,http://[::1]:*',
    });
    const uploads = await startUpload(base, uploadUrl, join(folder, 'uploads'));
    return new PublishingFixture(base, sandbox, media, files, uploads, folder);
  }

  async stop(): Promise<void> {
    await Promise.all(this.uploads.map((app) => app.close()));
    await this.base.stop();
    await this.sandbox.close();
    this.media.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /**
   * Returns an address of the media server: `clip.mp4`, `film.mp4`, `cover.png`, `paper.pdf`, and `once.mp4`, which can
   * be downloaded only once.
   */
  mediaUrl(name: string): string {
    return `http://127.0.0.1:${(this.media.address() as AddressInfo).port}/${name}`;
  }

  /** Serves the bytes of the file `by` at the address of `name` from now on. */
  replaceMedia(name: string, by: string): void {
    this.files.set(`/${name}`, this.mediaBytes(by));
  }

  mediaBytes(name: string): Buffer {
    return this.files.get(`/${name}`)!;
  }

  /** A post of a short video without platforms. */
  clip() {
    return { ...VIDEO, media_url: this.mediaUrl('clip.mp4') };
  }

  /** Follows the authorize address to the network and back, and returns the response of base. */
  async consent(
    authorizeUrl: string,
    changes: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const authorize = new URL(authorizeUrl);
    for (const [name, value] of Object.entries(changes)) authorize.searchParams.set(name, value);
    const back = await fetch(authorize, { redirect: 'manual' });
    const { pathname, search } = new URL(back.headers.get('location')!);
    return fetch(`${new URL(this.base.url).origin}${pathname}${search}`, { redirect: 'manual', headers });
  }

  async connect(creator: Creator, ...platforms: string[]): Promise<void> {
    for (const platform of platforms) {
      const { body } = await this.base.call('POST', `/agents/${creator.agentId}/social_accounts/${platform}/connect`, {
        key: creator.key,
        body: {},
      });
      await this.consent(body.authorize_url);
    }
  }

  /** Creates a user whose agent is connected to both networks. */
  async connectedCreator(): Promise<Creator> {
    const creator = await this.base.creator(0);
    await this.connect(creator, 'shortvideo', 'videohost');
    return creator;
  }

  post(creator: Creator, body: object, headers: Record<string, string> = {}) {
    return this.base.call('POST', '/schedule/with-post', {
      key: creator.key,
      headers,
      body: { agent_id: creator.agentId, ...body },
    });
  }

  /** Waits until the post has ended and returns it. */
  async ended(creator: Creator, id: number) {
    const read = async () => {
      const { body } = await this.base.call('GET', `/schedule/post/${id}`, { key: creator.key });
      if (['scheduled', 'publishing'].includes(body.status)) throw new Error(JSON.stringify(body));
      return body;
    };
    return eventually(read, { interval: 100 });
  }

  /** Returns the number of visible posts with this text on all networks. */
  async countPosts(text: string): Promise<number> {
    const { body } = await request<unknown[]>('GET', `${this.sandbox.url}/posts`);
    return body.filter((post) => JSON.stringify(post).includes(text)).length;
  }

  async isBeingEdited(postId: number): Promise<boolean> {
    const db = this.base.http.get(Database, { strict: false });
    return (await db.execute(`SELECT FROM post WHERE id = $1 AND claimed_until > now()`, [postId])) > 0;
  }

  /** Makes a scheduled post due. */
  async makeDue(postId: number): Promise<void> {
    await this.base.http
      .get(Database, { strict: false })
      .execute(`UPDATE task SET due_at = now() WHERE kind = $1 AND payload ->> 'postId' = $2`, [
        publishPost.name,
        String(postId),
      ]);
  }

  /** Makes the next reading of post metrics due. */
  async readMetrics(): Promise<void> {
    await this.base.http
      .get(Database, { strict: false })
      .execute(`UPDATE task SET due_at = now() WHERE kind = $1`, [readMetrics.name]);
  }

  /** Sets the clock of both processes to this time, or to the system time when absent. */
  setTime(time?: Date): void {
    for (const app of [this.base.http, this.base.worker]) app.get(Clock).now = () => new Date(time ?? Date.now());
  }
}

/** The platforms whose rules {@link VIDEO} meets. */
export const BOTH = ['shortvideo', 'videohost'];

export const VIDEO = {
  shortvideo_privacy_level: 'PUBLIC_TO_EVERYONE',
  shortvideo_disable_comment: false,
  shortvideo_disable_duet: false,
  shortvideo_disable_stitch: true,
  title: 'Calm mornings',
};

async function serveMedia(folder: string): Promise<{ server: Server; files: Map<string, Buffer> }> {
  const [clip, cover] = [join(folder, 'clip.mp4'), join(folder, 'cover.png')];
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...VERTICAL_SECOND, clip]);
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', '-i', clip, '-frames:v', '1', cover]);
  const film = join(folder, 'film.mp4');
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...FILM, film]);
  const video = await readFile(clip);
  const files = new Map<string, Buffer>([
    ['/clip.mp4', video],
    ['/once.mp4', video],
    ['/cover.png', await readFile(cover)],
    ['/film.mp4', await readFile(film)],
    ['/paper.pdf', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')],
  ]);
  const server = createServer((request, response) => {
    const bytes = files.get(request.url ?? '');
    if (request.url === '/once.mp4') files.delete(request.url);
    response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, files };
}
