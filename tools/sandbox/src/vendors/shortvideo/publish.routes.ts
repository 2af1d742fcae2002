import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { VendorError } from '../../server/vendor-error.js';
import { originOf } from '../../server/origin.js';
import type { SandboxContext } from '../../server/vendor.js';
import type { Session } from '../../network/oauth.js';
import { ReactionBook } from '../../network/reactions.js';
import { pull } from './pull.js';
import { type PostInfo, type Publishes, statusResponse } from './publish.js';
import { checkChunks, PRIVACY_LEVELS, tiktokBody } from './tiktok.js';

const MAX_PHOTOS = 35;

const Info = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 2_200 })),
  description: Type.Optional(Type.String({ maxLength: 4_000 })),
  privacy_level: Type.Enum([...PRIVACY_LEVELS]),
  disable_comment: Type.Optional(Type.Boolean()),
  disable_duet: Type.Optional(Type.Boolean()),
  disable_stitch: Type.Optional(Type.Boolean()),
  brand_content_toggle: Type.Optional(Type.Boolean()),
  brand_organic_toggle: Type.Optional(Type.Boolean()),
  is_aigc: Type.Optional(Type.Boolean()),
});

const VideoInit = Type.Object({
  post_info: Info,
  source_info: Type.Object({
    source: Type.Enum(['FILE_UPLOAD', 'PULL_FROM_URL']),
    video_size: Type.Optional(Type.Integer()),
    chunk_size: Type.Optional(Type.Integer()),
    total_chunk_count: Type.Optional(Type.Integer()),
    video_url: Type.Optional(Type.String()),
  }),
});

const PhotoInit = Type.Object({
  post_info: Info,
  source_info: Type.Object({
    source: Type.Literal('PULL_FROM_URL'),
    photo_cover_index: Type.Optional(Type.Integer({ minimum: 0 })),
    photo_images: Type.Array(Type.String(), { minItems: 1, maxItems: MAX_PHOTOS }),
  }),
  post_mode: Type.Enum(['DIRECT_POST', 'MEDIA_UPLOAD']),
  media_type: Type.Literal('PHOTO'),
});

const VideoQuery = Type.Object({
  filters: Type.Object({ video_ids: Type.Array(Type.String(), { minItems: 1, maxItems: 20 }) }),
});

const StatusFetch = Type.Object({ publish_id: Type.String() });

/** Routes that start a publication and return its status. */
export function publishRoutes(
  app: FastifyInstance,
  sandbox: SandboxContext,
  publishes: Publishes,
  sessionWith: (request: FastifyRequest, scope: string) => Session,
): void {
  app.post<{ Body: Static<typeof VideoInit> }>(
    '/v2/post/publish/video/init',
    { schema: { body: VideoInit } },
    async (request) => {
      const { handle } = sessionWith(request, 'video.publish');
      const { post_info: given, source_info: source } = request.body;
      request.call.summary = given.title ?? '';
      const common = { handle, kind: 'video' as const, info: toInfo(given) };
      if (source.source === 'PULL_FROM_URL') {
        const publish = publishes.begin({ ...common, source: 'PULL_FROM_URL', size: 0, chunkSize: 0, chunkCount: 0 });
        await pull(publish, [required(source.video_url, 'video_url')], publishes, sandbox);
        return tiktokBody({ publish_id: publish.id });
      }
      const size = required(source.video_size, 'video_size');
      const [chunkSize, chunkCount] = [
        required(source.chunk_size, 'chunk_size'),
        required(source.total_chunk_count, 'total_chunk_count'),
      ];
      checkChunks(size, chunkSize, chunkCount);
      const publish = publishes.begin({ ...common, source: 'FILE_UPLOAD', size, chunkSize, chunkCount });
      const uploadUrl = `${originOf(request)}/shortvideo/upload/${encodeURIComponent(publish.id)}?upload_token=${publish.token}`;
      return tiktokBody({ publish_id: publish.id, upload_url: uploadUrl });
    },
  );

  app.post<{ Body: Static<typeof PhotoInit> }>(
    '/v2/post/publish/content/init',
    { schema: { body: PhotoInit } },
    async (request) => {
      const { handle } = sessionWith(request, 'video.publish');
      const { post_info: given, source_info: source } = request.body;
      request.call.summary = given.title ?? '';
      const publish = publishes.begin({
        handle,
        kind: 'photo',
        source: 'PULL_FROM_URL',
        info: toInfo(given),
        size: 0,
        chunkSize: 0,
        chunkCount: 0,
      });
      await pull(publish, source.photo_images, publishes, sandbox);
      return tiktokBody({ publish_id: publish.id });
    },
  );

  app.post<{ Body: Static<typeof StatusFetch> }>(
    '/v2/post/publish/status/fetch',
    { schema: { body: StatusFetch } },
    async (request) => {
      const { handle } = sessionWith(request, 'video.publish');
      const publish = publishes.get(request.body.publish_id);
      if (publish?.handle !== handle)
        throw new VendorError('invalid', 'The publish_id is invalid.', 'invalid_publish_id');
      return tiktokBody(statusResponse(publish, sandbox));
    },
  );
}

/** Routes about published videos. */
export function videoRoutes(
  app: FastifyInstance,
  sandbox: SandboxContext,
  publishes: Publishes,
  sessionWith: (request: FastifyRequest, scope: string) => Session,
): void {
  const reactions = new ReactionBook(sandbox.database, 'shortvideo');

  app.post<{ Body: Static<typeof VideoQuery>; Querystring: { fields?: string } }>(
    '/v2/video/query',
    { schema: { body: VideoQuery } },
    async (request) => {
      const { handle } = sessionWith(request, 'video.list');
      const requested = new Set((request.query.fields ?? '').split(','));
      const wanted = new Set(request.body.filters.video_ids);
      const videos = publishes
        .posts(handle)
        .filter(({ postId, kind }) => kind === 'video' && wanted.has(String(postId)))
        .map(({ postId, info }) => {
          const { views, likes, comments, shares } = reactions.of(String(postId));
          const counts = { view_count: views, like_count: likes, comment_count: comments, share_count: shares };
          const video = { id: String(postId), title: info.title, ...counts };
          return Object.fromEntries(Object.entries(video).filter(([name]) => requested.has(name)));
        });
      return tiktokBody({ videos, cursor: 0, has_more: false });
    },
  );
}

function toInfo(given: Static<typeof Info>): PostInfo {
  return {
    title: given.title ?? '',
    description: given.description ?? '',
    privacyLevel: given.privacy_level,
    madeWithAi: given.is_aigc ?? false,
  };
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new VendorError('invalid', `The ${name} is required.`);
  return value;
}
