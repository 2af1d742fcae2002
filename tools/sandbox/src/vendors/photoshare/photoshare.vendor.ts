import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { receive } from '../../network/incoming.js';
import { type GraphForm, GraphNetwork, numericId, pick, renderGraphError, VERSION } from '../../network/meta.js';
import { PostBook, type PostFile } from '../../network/network-posts.js';
import { listPosts, type PageDialect, postPages } from '../../network/post-pages.js';
import { ReactionBook } from '../../network/reactions.js';
import { VendorError } from '../../server/vendor-error.js';
import { acceptStreams } from '../../server/forms.js';
import { originOf } from '../../server/origin.js';
import type { Vendor, SandboxContext } from '../../server/vendor.js';
import { type Container, Containers, KINDS } from './containers.js';

const PUBLISH = 'instagram_content_publish';
const POSTS_A_DAY = 100;
const DAY_MS = 86_400_000;
const MAX_CAPTION_LENGTH = 2_200;
const MAX_HASHTAGS = 30;
const MAX_VIDEO = 300_000_000;

const pages: PageDialect = { network: 'photoshare', route: '/p/:id', pathOf: ({ id }) => `/p/${id}` };

/** A network for pictures and reels with Instagram's protocol. */
export const photoshare: Vendor = {
  name: 'photoshare',
  renderError: renderGraphError,
  posts: (sandbox, origin) => listPosts(sandbox, origin, pages),
  routes(app, sandbox) {
    const network = new GraphNetwork(sandbox, 'photoshare');
    network.loginRoutes(app);
    new Photoshare(sandbox, network).routes(app);
    postPages(app, sandbox, pages);
  },
};

interface UploadRoute {
  Params: { id: string };
  Body: Readable | undefined;
}

class Photoshare {
  private readonly containers: Containers;
  private readonly posts: PostBook;
  private readonly reactions: ReactionBook;

  constructor(
    private readonly sandbox: SandboxContext,
    private readonly network: GraphNetwork,
  ) {
    this.containers = new Containers(sandbox);
    this.posts = new PostBook(sandbox, 'photoshare');
    this.reactions = new ReactionBook(sandbox.database, 'photoshare');
  }

  routes(app: FastifyInstance): void {
    app.post<GraphForm>(`${VERSION}/:user/media`, (request) => this.open(request));
    app.post<GraphForm>(`${VERSION}/:user/media_publish`, async (request) => this.publish(request));
    app.get<GraphForm>(`${VERSION}/:user/media`, async (request) => {
      const handle = this.ownerOf(request, 'instagram_basic');
      const max = Math.min(Number(request.query['limit'] ?? 25), 100);
      const newest = this.posts.of(handle).slice(0, max);
      return {
        data: newest.map((post) => pick(request.query['fields'], this.toResponse(request, post.id))),
        paging: {},
      };
    });
    app.get<GraphForm>(`${VERSION}/:user/content_publishing_limit`, async (request) => {
      const handle = this.ownerOf(request, PUBLISH);
      const config = { quota_total: POSTS_A_DAY, quota_duration: DAY_MS / 1_000 };
      return { data: [{ quota_usage: this.usage(handle), config }] };
    });
    app.get<GraphForm>(`${VERSION}/:id/insights`, async (request) => this.insights(request));
    app.get<GraphForm>(`${VERSION}/:id`, async (request) => {
      const { handle } = this.network.pageSession(request, 'instagram_basic');
      const container = this.containers.get(request.params['id']);
      const found =
        container?.handle === handle
          ? { id: container.id, ...this.containers.statusOf(container) }
          : this.toResponse(request, request.params['id']!, handle);
      return pick(request.query['fields'], found);
    });
    app.register(async (uploads) => {
      acceptStreams(uploads);
      uploads.post<UploadRoute>(`/ig-api-upload${VERSION}/:id`, (request) => this.upload(request));
    });
  }

  private async open(request: FastifyRequest<GraphForm>): Promise<object> {
    const handle = this.ownerOf(request, PUBLISH);
    const form = { ...request.query, ...request.body };
    const kind = KINDS.find((known) => known === (form['media_type'] ?? 'IMAGE'));
    if (!kind) throw new VendorError('invalid', 'Param media_type is not valid.', '100:2207023');
    const caption = form['caption'] ?? '';
    request.call.summary = `${kind} ${caption}`;
    const hashtags = caption.match(/#[\p{L}\p{N}_]+/gu) ?? [];
    if ([...caption].length > MAX_CAPTION_LENGTH || hashtags.length > MAX_HASHTAGS)
      throw new VendorError('invalid', 'The caption is too long or has too many hashtags.', '36004:2207010');
    const isItem = form['is_carousel_item'] === 'true';
    const children = kind === 'CAROUSEL' ? this.childrenFrom(form['children'] ?? '', handle) : [];
    const file = kind === 'IMAGE' ? await this.containers.fetchPicture(form['image_url']) : null;
    const cover = form['cover_url'] ? await this.containers.fetchPicture(form['cover_url'], true) : null;
    const opened = this.containers.open({ handle, kind, isItem, caption, children });
    this.containers.save({ ...opened, file, cover });
    if (kind === 'IMAGE' || kind === 'CAROUSEL') return { id: opened.id };
    if (form['upload_type'] !== 'resumable')
      throw new VendorError('invalid', 'Only upload_type=resumable is taken here.', '100:2207023');
    return {
      id: opened.id,
      uri: `${originOf(request)}/photoshare/ig-api-upload/${request.params['version']}/${opened.id}`,
    };
  }

  private childrenFrom(text: string, handle: string): string[] {
    const children = text.split(',').filter(Boolean);
    const isFit = (id: string) => {
      const child = this.containers.get(id);
      return child?.handle === handle && child.isItem && this.containers.statusOf(child).status_code === 'FINISHED';
    };
    if (children.length < 2 || children.length > 10 || !children.every(isFit))
      throw new VendorError('invalid', 'The children of the carousel are not valid.', '100:2207028');
    return children;
  }

  private async upload(request: FastifyRequest<UploadRoute>): Promise<object> {
    const { handle } = this.network.pageSession(request, PUBLISH);
    const container = this.containers.get(request.params.id);
    const size = Number(request.headers['file_size']);
    if (container?.handle !== handle || container.filledAt !== null || request.headers['offset'] !== '0')
      throw new VendorError('invalid', 'The upload session is not valid.', '100:2207023');
    if (!(size > 0 && size <= MAX_VIDEO)) throw new VendorError('invalid', 'The video is too large.', '352:2207026');
    const file = `photoshare-${container.id}.mp4`;
    const { whole, written } = await receive(request.body, this.sandbox.files.path(file), 0, size);
    if (!whole || written !== size) throw new VendorError('invalid', 'The upload is not whole.', '100:2207023');
    await this.containers.fill(container, file);
    return { success: true, message: 'Upload successful.' };
  }

  private publish(request: FastifyRequest<GraphForm>): object {
    const handle = this.ownerOf(request, PUBLISH);
    const container = this.containers.get({ ...request.query, ...request.body }['creation_id']);
    if (container?.handle !== handle || container.isItem || container.postId)
      throw new VendorError('invalid', 'The media builder with this creation id does not exist.', '100:2207008');
    if (this.containers.statusOf(container).status_code !== 'FINISHED')
      throw new VendorError('invalid', 'Media ID is not available.', '9007:2207027');
    if (this.usage(handle) >= POSTS_A_DAY)
      throw new VendorError('refused', 'Application request limit reached.', '9:2207042');
    const parts =
      container.children.length > 0 ? container.children.map((id) => this.containers.get(id)!) : [container];
    const post = this.posts.add({
      id: numericId(),
      handle,
      text: container.caption,
      files: parts.map(fileOf),
      cover: container.cover ? { file: container.cover, type: 'image/jpeg' } : null,
    });
    this.containers.save({ ...container, postId: post.id });
    request.call.summary = container.caption;
    return { id: post.id };
  }

  private insights(request: FastifyRequest<GraphForm>): object {
    const { handle } = this.network.pageSession(request, 'instagram_manage_insights');
    const { id } = this.toResponse(request, request.params['id']!, handle);
    const counts: Record<string, number> = this.reactions.of(id);
    const requested = (request.query['metric'] ?? '').split(',').filter((name) => name in counts);
    const data = requested.map((name) => ({
      name,
      period: 'lifetime',
      values: [{ value: counts[name] }],
      id: `${id}/insights/${name}/lifetime`,
    }));
    return { data };
  }

  private toResponse(request: FastifyRequest, id: string, handle?: string): Record<string, unknown> & { id: string } {
    const post = this.posts.get(id);
    if (!post || (handle !== undefined && post.handle !== handle))
      throw new VendorError('not_found', `Unsupported get request. Object with ID '${id}' does not exist.`);
    return {
      id: post.id,
      caption: post.text || undefined,
      permalink: `${originOf(request)}/photoshare/p/${post.id}`,
      timestamp: new Date(post.createdAt).toISOString().replace(/\.\d+Z$/, '+0000'),
      media_type:
        post.files.length > 1 ? 'CAROUSEL_ALBUM' : post.files[0]?.type.startsWith('video') ? 'VIDEO' : 'IMAGE',
      username: post.handle,
    };
  }

  /** Returns the account in the path, which must be the token's. */
  private ownerOf(request: FastifyRequest<GraphForm>, scope: string): string {
    const { handle } = this.network.pageSession(request, scope);
    const { id } = this.network.page(this.network.accounts.getOrMake(handle)).instagram_business_account;
    if (request.params['user'] !== id) throw new VendorError('not_found', 'Object does not exist.');
    return handle;
  }

  private usage(handle: string): number {
    return this.posts.of(handle).filter(({ createdAt }) => createdAt > Date.now() - DAY_MS).length;
  }
}

function fileOf({ file, kind }: Container): PostFile {
  return { file: file!, type: kind === 'IMAGE' ? 'image/jpeg' : 'video/mp4' };
}
