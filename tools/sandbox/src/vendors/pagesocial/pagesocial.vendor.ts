import type { FastifyInstance, FastifyRequest } from 'fastify';
import { open } from 'node:fs/promises';
import {
  type GraphForm,
  GraphError,
  GraphNetwork,
  numericId,
  pick,
  renderGraphError,
  VERSION,
} from '../../network/meta.js';
import { isReady, type NetworkPost, PostBook } from '../../network/network-posts.js';
import { listPosts, type PageDialect, postPages } from '../../network/post-pages.js';
import { ReactionBook } from '../../network/reactions.js';
import { probe } from '../../media/probe.js';
import { VendorError } from '../../server/vendor-error.js';
import { type Form, readForm } from '../../server/forms.js';
import type { Vendor, SandboxContext } from '../../server/vendor.js';
import { Collection } from '../../store/collection.js';

const POST = 'pages_manage_posts';
const CHUNK = 16 * 2 ** 20;
const MAX_VIDEO = 10 * 2 ** 30;
const MAX_TITLE_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 63_206;

interface UploadSession {
  id: string;
  handle: string;
  videoId: string;
  size: number;
  received: number;
  finished: boolean;
}

const pages: PageDialect = {
  network: 'pagesocial',
  route: '/:handle/videos/:id',
  pathOf: ({ handle, id }) => `/${handle}/videos/${id}`,
};

/** A network of pages with videos and the protocol of Facebook. */
export const pagesocial: Vendor = {
  name: 'pagesocial',
  renderError: renderGraphError,
  posts: (sandbox, origin) => listPosts(sandbox, origin, pages),
  routes(app, sandbox) {
    const network = new GraphNetwork(sandbox, 'pagesocial');
    network.loginRoutes(app);
    new Pagesocial(sandbox, network).routes(app);
    postPages(app, sandbox, pages);
  },
};

class Pagesocial {
  private readonly sessions: Collection<UploadSession>;
  private readonly posts: PostBook;
  private readonly reactions: ReactionBook;

  constructor(
    private readonly sandbox: SandboxContext,
    private readonly network: GraphNetwork,
  ) {
    this.sessions = new Collection<UploadSession>(sandbox.database, 'pagesocial_sessions');
    this.posts = new PostBook(sandbox, 'pagesocial');
    this.reactions = new ReactionBook(sandbox.database, 'pagesocial');
  }

  routes(app: FastifyInstance): void {
    app.post<GraphForm>(`${VERSION}/:page/videos`, async (request) => {
      const handle = this.ownerOf(request);
      if (request.isMultipart()) return this.transfer(await readForm(request), handle);
      const form = { ...request.query, ...request.body };
      request.call.summary = `${form['upload_phase'] ?? ''} ${form['title'] ?? ''} ${form['description'] ?? ''}`;
      if (form['upload_phase'] === 'start') return this.start(form, handle);
      if (form['upload_phase'] === 'finish') return this.finish(form, handle);
      throw new VendorError('invalid', 'The upload_phase is not valid.');
    });
    app.get<GraphForm>(`${VERSION}/:id`, async (request) => {
      const post = this.own(request, 'pages_read_engagement');
      return pick(request.query['fields'], this.toResponse(post));
    });
    app.post<GraphForm>(`${VERSION}/:id`, async (request) => {
      const post = this.own(request, POST);
      const form = { ...request.query, ...request.body };
      const words = wordsFrom({ title: form['name'] ?? post.title, description: form['description'] ?? post.text });
      request.call.summary = `edits ${post.id}`;
      this.posts.save({ ...post, ...words });
      return { success: true };
    });
    app.post<GraphForm>(`${VERSION}/:id/thumbnails`, async (request) => {
      const post = this.own(request, POST);
      const { files } = await readForm(request);
      const picture = files.find(({ field }) => field === 'source');
      if (!picture) throw new VendorError('invalid', 'Param source is required.');
      const file = `pagesocial-${post.id}.thumbnail`;
      const found = await probe(await this.sandbox.files.write(file, picture.bytes));
      if (!found?.video) throw new VendorError('invalid', 'The picture is not valid.', '100');
      this.posts.save({ ...post, cover: { file, type: 'image/jpeg' } });
      return { success: true };
    });
  }

  private start(form: Record<string, string | undefined>, handle: string): object {
    const size = Number(form['file_size']);
    if (!Number.isInteger(size) || size < 1 || size > MAX_VIDEO)
      throw new VendorError('invalid', 'Param file_size is not valid.', '6000:1363019');
    const session = { id: numericId(), handle, videoId: numericId(), size, received: 0, finished: false };
    this.sessions.put(session.id, session);
    return { upload_session_id: session.id, video_id: session.videoId, ...position(session) };
  }

  private async transfer(form: Form, handle: string): Promise<object> {
    const field = (name: string) => form.fields.get(name)?.[0];
    const session = this.session(field('upload_session_id'), handle);
    const chunk = form.files.find((file) => file.field === 'video_file_chunk');
    if (field('upload_phase') !== 'transfer' || !chunk) throw new VendorError('invalid', 'A chunk is required.');
    const start = Number(field('start_offset'));
    if (start !== session.received || start + chunk.bytes.length > session.size)
      throw new GraphError('The chunk does not follow the one before.', '6000:1363037', position(session));
    const file = await open(this.sandbox.files.path(fileOf(session)), start === 0 ? 'w' : 'r+');
    await file.write(chunk.bytes, 0, chunk.bytes.length, start);
    await file.close();
    return position(this.sessions.put(session.id, { ...session, received: start + chunk.bytes.length }));
  }

  /** Ends an upload session, which creates its post once. */
  private async finish(form: Record<string, string | undefined>, handle: string): Promise<object> {
    const session = this.session(form['upload_session_id'], handle);
    if (session.finished) return { success: true };
    if (session.received !== session.size) throw new VendorError('invalid', 'The upload is not whole.', '6000:1363019');
    const { title, text } = wordsFrom({ title: form['title'] ?? '', description: form['description'] ?? '' });
    this.sessions.put(session.id, { ...session, finished: true });
    const found = await probe(this.sandbox.files.path(fileOf(session)));
    const files = [{ file: fileOf(session), type: 'video/mp4' }];
    const fault = found?.video ? null : 'error';
    this.posts.add({ id: session.videoId, handle, title, text, files, fault }, true);
    return { success: true };
  }

  private session(id: string | undefined, handle: string): UploadSession {
    const session = this.sessions.get(id ?? '');
    if (session?.handle !== handle) throw new VendorError('not_found', 'There is no such upload session.');
    return session;
  }

  private own(request: FastifyRequest<GraphForm>, scope: string): NetworkPost {
    const { handle } = this.network.pageSession(request, scope);
    const post = this.posts.get(request.params['id']!);
    if (post?.handle !== handle) throw new VendorError('not_found', 'Object does not exist.');
    return post;
  }

  private toResponse(post: NetworkPost): Record<string, unknown> {
    const { views, likes, comments } = this.reactions.of(post.id);
    const summary = (total: number) => ({ data: [], summary: { total_count: total } });
    const state = isReady(post) ? (post.fault ?? 'ready') : 'processing';
    return {
      id: post.id,
      title: post.title,
      description: post.text,
      permalink_url: pages.pathOf(post),
      published: state === 'ready',
      status: { video_status: state },
      views,
      likes: summary(likes),
      comments: summary(comments),
    };
  }

  private ownerOf(request: FastifyRequest<GraphForm>): string {
    const { handle } = this.network.pageSession(request, POST);
    if (request.params['page'] !== this.network.page(this.network.accounts.getOrMake(handle)).id)
      throw new VendorError('not_found', 'Object does not exist.');
    return handle;
  }
}

function wordsFrom({ title, description }: { title: string; description: string }): { title: string; text: string } {
  if ([...title].length > MAX_TITLE_LENGTH || [...description].length > MAX_DESCRIPTION_LENGTH)
    throw new VendorError('invalid', 'The title or the description is too long.');
  return { title, text: description };
}

/** Returns the range that the network expects next; empty when the whole file has arrived. */
function position({ received, size }: UploadSession): { start_offset: string; end_offset: string } {
  return { start_offset: String(received), end_offset: String(Math.min(received + CHUNK, size)) };
}

function fileOf({ videoId }: UploadSession): string {
  return `pagesocial-${videoId}.mp4`;
}
