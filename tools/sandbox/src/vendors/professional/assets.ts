import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Static, Type } from 'typebox';
import { receive } from '../../network/incoming.js';
import { probe } from '../../media/probe.js';
import { VendorError } from '../../server/vendor-error.js';
import { acceptStreams } from '../../server/forms.js';
import { originOf } from '../../server/origin.js';
import type { SandboxContext } from '../../server/vendor.js';
import { Collection } from '../../store/collection.js';
import { isDocument } from './document.js';

const KINDS = { images: 'image', videos: 'video', documents: 'document' } as const;
const MAX = { image: 30_000_000, video: 500_000_000, document: 100_000_000 };
const PART = 4 * 2 ** 20;

/** An image, video or document for a post. Times are in milliseconds since 1970. */
export interface Asset {
  urn: string;
  kind: (typeof KINDS)[keyof typeof KINDS];
  owner: string;
  /** Secret in its upload URLs. */
  token: string;
  size: number;
  /** ETag of each received chunk, by the offset of its first byte. */
  acks: Record<string, string>;
  file: string;
  cover: string | null;
  doneAt: number | null;
  fault: boolean;
}

const Initialize = Type.Object({
  initializeUploadRequest: Type.Object({
    owner: Type.String({ pattern: '^urn:li:person:' }),
    fileSizeBytes: Type.Optional(Type.Integer({ minimum: 1 })),
    uploadCaptions: Type.Optional(Type.Boolean()),
    uploadThumbnail: Type.Optional(Type.Boolean()),
  }),
});

const Finalize = Type.Object({
  finalizeUploadRequest: Type.Object({
    video: Type.String(),
    uploadToken: Type.String(),
    uploadedPartIds: Type.Array(Type.String(), { minItems: 1 }),
  }),
});

interface UploadRoute {
  Params: { id: string };
  Querystring: { token?: string; first?: string; cover?: string };
}

/** The files of the network's members. */
export class Assets {
  private readonly stored: Collection<Asset>;

  constructor(
    private readonly sandbox: SandboxContext,
    /** Returns the URN of the member for whom the request acts. */
    private readonly authorOf: (request: FastifyRequest) => string,
  ) {
    this.stored = new Collection<Asset>(sandbox.database, 'professional_assets');
  }

  get(urn: string, owner: string): Asset | undefined {
    const asset = this.stored.get(urn);
    return asset?.owner === owner ? asset : undefined;
  }

  statusOf({ doneAt, fault, kind }: Asset): string {
    if (doneAt === null) return 'WAITING_UPLOAD';
    const lasts = kind === 'video' ? this.sandbox.settings.processingSeconds * 1_000 : 0;
    if (Date.now() < doneAt + lasts) return 'PROCESSING';
    return fault ? 'PROCESSING_FAILED' : 'AVAILABLE';
  }

  routes(app: FastifyInstance): void {
    for (const [resource, kind] of Object.entries(KINDS)) {
      app.post<{ Body: unknown; Querystring: { action?: string } }>(`/rest/${resource}`, async (request) => {
        const owner = this.authorOf(request);
        const { action } = request.query;
        if (action === 'initializeUpload') return this.initialize(request, kind, owner);
        if (action === 'finalizeUpload' && kind === 'video') return this.finalize(request, owner);
        throw new VendorError('invalid', 'The action is not known.');
      });
    }
    app.get<{ Params: { urn: string } }>('/rest/videos/:urn', async (request) => {
      const asset = this.get(request.params.urn, this.authorOf(request));
      if (!asset) throw new VendorError('not_found', 'The video was not found.');
      return { id: asset.urn, owner: asset.owner, status: this.statusOf(asset) };
    });
    app.register(async (uploads) => {
      acceptStreams(uploads);
      uploads.put<UploadRoute>('/dms-uploads/:id', async (request, reply) => {
        const ack = await this.take(request);
        return reply.code(201).header('etag', ack).send();
      });
    });
  }

  private initialize(request: FastifyRequest, kind: Asset['kind'], owner: string): object {
    const { initializeUploadRequest: wanted } = parsed(request, Initialize);
    if (wanted.owner !== owner) throw new VendorError('forbidden', 'The owner is another member.');
    const size = wanted.fileSizeBytes ?? 0;
    if (kind === 'video' && (size === 0 || size > MAX.video))
      throw new VendorError('invalid', 'fileSizeBytes is not valid.');
    const id = randomBytes(9).toString('base64url');
    const urn = `urn:li:${kind}:${id}`;
    const token = randomBytes(18).toString('base64url');
    const rest = { acks: {}, file: `professional-${id}`, cover: null, doneAt: null, fault: false };
    this.stored.put(urn, { urn, kind, owner, token, size, ...rest });
    const address = `${originOf(request)}/professional/dms-uploads/${encodeURIComponent(urn)}?token=${token}`;
    const expires = { uploadUrlExpiresAt: Date.now() + 86_400_000 };
    if (kind !== 'video') return { value: { ...expires, uploadUrl: `${address}&first=0`, [kind]: urn } };
    const uploadInstructions = Array.from({ length: Math.ceil(size / PART) }, (_, index) => ({
      uploadUrl: `${address}&first=${index * PART}`,
      firstByte: index * PART,
      lastByte: Math.min(size, (index + 1) * PART) - 1,
    }));
    const thumbnail = wanted.uploadThumbnail ? { thumbnailUploadUrl: `${address}&cover=1` } : {};
    return { value: { ...expires, video: urn, uploadInstructions, uploadToken: token, ...thumbnail } };
  }

  private async take(request: FastifyRequest<UploadRoute>): Promise<string> {
    const { token, first = '0', cover } = request.query;
    const asset = this.stored.get(request.params.id);
    if (!asset || asset.token !== token) throw new VendorError('forbidden', 'The upload address is not valid.');
    const name = cover ? `${asset.file}-cover` : `${asset.file}-${first}`;
    const max = cover ? MAX.image : asset.kind === 'video' ? PART : MAX[asset.kind];
    const body = request.body as Readable | undefined;
    const { whole, written } = await receive(body, this.sandbox.files.path(name), 0, max);
    if (!whole || written === 0) throw new VendorError('invalid', 'The upload is not whole.');
    const ack = createHash('md5').update(`${name} ${written}`).digest('hex');
    const newest = this.stored.get(asset.urn)!;
    if (cover) this.stored.put(asset.urn, { ...newest, cover: name });
    else await this.received({ ...newest, acks: { ...newest.acks, [first]: ack } });
    return ack;
  }

  private async received(asset: Asset): Promise<void> {
    if (asset.kind !== 'video') {
      const file = `${asset.file}-0`;
      const path = this.sandbox.files.path(file);
      const isFit = asset.kind === 'document' ? await isDocument(path) : (await probe(path))?.video !== undefined;
      this.stored.put(asset.urn, { ...asset, file, doneAt: Date.now(), fault: !isFit });
    } else this.stored.put(asset.urn, asset);
  }

  private async finalize(request: FastifyRequest, owner: string): Promise<object> {
    const { video, uploadToken, uploadedPartIds } = parsed(request, Finalize).finalizeUploadRequest;
    const asset = this.get(video, owner);
    if (asset?.token !== uploadToken) throw new VendorError('not_found', 'The video was not found.');
    if (asset.doneAt !== null) return {};
    const offsets = Object.keys(asset.acks).sort((a, b) => Number(a) - Number(b));
    const isWhole = offsets.length === Math.ceil(asset.size / PART);
    if (!isWhole || offsets.some((offset, index) => asset.acks[offset] !== uploadedPartIds[index]))
      throw new VendorError('invalid', 'The parts are not those that were uploaded.');
    const path = this.sandbox.files.path(asset.file);
    const file = await open(path, 'w');
    for (const offset of offsets) await file.write(await this.sandbox.files.read(`${asset.file}-${offset}`));
    await file.close();
    for (const offset of offsets) await this.sandbox.files.remove(`${asset.file}-${offset}`);
    const fault = (await probe(path))?.video === undefined;
    this.stored.put(video, { ...asset, doneAt: Date.now(), fault });
    return {};
  }
}

function parsed<T extends typeof Initialize | typeof Finalize>(request: FastifyRequest, schema: T): Static<T> {
  const body: unknown = request.body;
  if (request.validateInput(body, schema)) return body as Static<T>;
  throw new VendorError('invalid', 'The body is not valid.');
}
