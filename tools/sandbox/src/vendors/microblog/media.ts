import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Session } from '../../network/oauth.js';
import { probe } from '../../media/probe.js';
import { VendorError } from '../../server/vendor-error.js';
import { readForm } from '../../server/forms.js';
import type { SandboxContext } from '../../server/vendor.js';
import { Collection } from '../../store/collection.js';

const CATEGORIES = ['tweet_image', 'tweet_gif', 'tweet_video', 'amplify_video'] as const;
const MAX = {
  tweet_image: 5 * 2 ** 20,
  tweet_gif: 15 * 2 ** 20,
  tweet_video: 512 * 2 ** 20,
  amplify_video: 512 * 2 ** 20,
};
const MAX_SEGMENT = 5 * 2 ** 20;
const LAST_SEGMENT = 999;
const MAX_SECONDS = 140;

/** A picture or video before it is part of a post. Times are in milliseconds since 1970. */
export interface XMedia {
  id: string;
  handle: string;
  type: string;
  category: (typeof CATEGORIES)[number];
  size: number;
  segments: number[];
  file: string | null;
  finalizedAt: number | null;
  fault: string | null;
}

const Initialize = Type.Object({
  media_type: Type.String(),
  media_category: Type.Enum([...CATEGORIES]),
  total_bytes: Type.Integer({ minimum: 1 }),
});

/** The uploaded media of the network. */
export class XMediaShelf {
  private readonly stored: Collection<XMedia>;

  constructor(private readonly sandbox: SandboxContext) {
    this.stored = new Collection<XMedia>(sandbox.database, 'microblog_media');
  }

  get(id: string, handle: string): XMedia {
    const media = this.stored.get(id);
    if (media?.handle !== handle) throw new VendorError('invalid', 'Your media IDs are invalid.');
    return media;
  }

  isReady({ finalizedAt, category }: XMedia): boolean {
    if (finalizedAt === null) return false;
    const processes = category === 'tweet_video' || category === 'amplify_video';
    return !processes || Date.now() >= finalizedAt + this.sandbox.settings.processingSeconds * 1_000;
  }

  routes(app: FastifyInstance, sessionWith: (request: FastifyRequest, scope: string) => Session): void {
    const own = (request: FastifyRequest, id: string) => this.get(id, sessionWith(request, 'media.write').handle);

    app.post<{ Body: Static<typeof Initialize> }>(
      '/2/media/upload/initialize',
      { schema: { body: Initialize } },
      async (request) => {
        const { handle } = sessionWith(request, 'media.write');
        const { media_type: type, media_category: category, total_bytes: size } = request.body;
        if (size > MAX[category]) throw new VendorError('invalid', 'The file is too large.');
        const id = randomBytes(8).readBigUInt64BE().toString();
        this.stored.put(id, {
          id,
          handle,
          type,
          category,
          size,
          segments: [],
          file: null,
          finalizedAt: null,
          fault: null,
        });
        return { data: { id, media_key: `7_${id}`, expires_after_secs: 86_400 } };
      },
    );
    app.post<{ Params: { id: string } }>('/2/media/upload/:id/append', async (request) => {
      const media = own(request, request.params.id);
      const { fields, files } = await readForm(request);
      const segment = Number(fields.get('segment_index')?.[0]);
      const bytes = files.find(({ field }) => field === 'media')?.bytes;
      if (!bytes || !Number.isInteger(segment) || segment < 0 || segment > LAST_SEGMENT)
        throw new VendorError('invalid', 'segment_index and media are required.');
      if (bytes.length > MAX_SEGMENT || media.finalizedAt !== null)
        throw new VendorError('invalid', 'The segment cannot be taken.');
      await this.sandbox.files.write(segmentOf(media.id, segment), bytes);
      const segments = [...new Set([...media.segments, segment])].sort((a, b) => a - b);
      this.stored.put(media.id, { ...media, segments });
      return { data: { expires_at: Math.floor(Date.now() / 1_000) + 86_400 } };
    });
    app.post<{ Params: { id: string } }>('/2/media/upload/:id/finalize', async (request) => {
      const media = own(request, request.params.id);
      return { data: this.toResponse(media.finalizedAt === null ? await this.finalize(media) : media) };
    });
    app.get<{ Querystring: { command?: string; media_id?: string } }>('/2/media/upload', async (request) => {
      if (request.query.command !== 'STATUS') throw new VendorError('invalid', 'The command must be STATUS.');
      return { data: this.toResponse(own(request, request.query.media_id ?? '')) };
    });
  }

  private async finalize(media: XMedia): Promise<XMedia> {
    const parts = await Promise.all(media.segments.map((index) => this.sandbox.files.read(segmentOf(media.id, index))));
    const bytes = Buffer.concat(parts);
    if (bytes.length !== media.size || media.segments.at(-1) !== media.segments.length - 1)
      throw new VendorError('invalid', 'The segments do not add up to total_bytes.');
    const file = `microblog-${media.id}`;
    const found = await probe(await this.sandbox.files.write(file, bytes));
    for (const index of media.segments) await this.sandbox.files.remove(segmentOf(media.id, index));
    const isFit = found?.video !== undefined && found.duration <= MAX_SECONDS;
    const done = { ...media, file, finalizedAt: Date.now(), fault: isFit ? null : 'InvalidMedia' };
    return this.stored.put(media.id, done);
  }

  private toResponse(media: XMedia): object {
    const { id, size, finalizedAt, fault, category } = media;
    const shown = { id, media_key: `7_${id}`, size };
    if (finalizedAt === null || (category === 'tweet_image' && !fault)) return shown;
    if (!this.isReady(media)) return { ...shown, processing_info: { state: 'in_progress', check_after_secs: 1 } };
    const info = fault
      ? { state: 'failed', error: { code: 1, name: fault, message: 'The media is not valid.' } }
      : { state: 'succeeded', progress_percent: 100 };
    return { ...shown, processing_info: info };
  }
}

function segmentOf(id: string, index: number): string {
  return `microblog-${id}-${index}.segment`;
}
