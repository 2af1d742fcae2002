import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';

interface Body {
  readonly publish_id?: string;
  readonly source_info?: {
    readonly photo_images: readonly string[];
    readonly video_size: number;
    readonly chunk_size: number;
  };
}

interface Upload {
  readonly id: string;
  readonly size: number;
  readonly chunkSize: number;
  held: number;
  gone: boolean;
}

/** Minimal simulation of TikTok's posting protocol for interrupted uploads, strict about chunks and order. */
export class TinyShortvideo {
  readonly uploads: Upload[] = [];
  readonly pictures: string[] = [];
  readonly chunkSizes: number[] = [];
  /** Status of a complete upload. */
  completeStatus = 'PUBLISH_COMPLETE';
  failReason: string | undefined;
  reportsBytes = true;
  private readonly byKey = new Map<string, Upload>();

  get posts(): number {
    return this.pictures.length + this.uploads.filter(({ held, size }) => held === size).length;
  }

  readonly handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url!.split('?')[0]!;
    if (path.startsWith('/upload/')) return this.put(this.uploads[Number(path.split('/')[2])], request, response);
    const body = (await json(request)) as Body;
    const answer = this.answer(path, body, request);
    response.writeHead(answer.code === 'ok' ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: answer.data, error: { code: answer.code, message: '', log_id: '1' } }));
  };

  private answer(path: string, body: Body, request: IncomingMessage): { code: string; data: unknown } {
    const ok = (data: unknown) => ({ code: 'ok', data });
    if (path.endsWith('/creator_info/query/')) {
      return ok({
        creator_username: 'maker',
        privacy_level_options: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'],
        duet_disabled: true,
      });
    }
    if (path.endsWith('/content/init/'))
      return ok({ publish_id: `p${this.pictures.push(body.source_info!.photo_images[0]!)}` });
    if (path.endsWith('/video/init/')) return ok(this.open(body.source_info!, request));
    const upload = this.uploads.find(({ id }) => id === body.publish_id);
    if (path.endsWith('/status/fetch/') && upload) return ok(this.status(upload));
    return { code: 'invalid_publish_id', data: {} };
  }

  private open(source: { video_size: number; chunk_size: number }, request: IncomingMessage) {
    const key = String(request.headers['idempotency-key']);
    const upload = this.byKey.get(key) ?? {
      id: `v${this.uploads.length}`,
      size: source.video_size,
      chunkSize: source.chunk_size,
      held: 0,
      gone: false,
    };
    if (!this.byKey.has(key)) this.uploads.push(upload);
    this.byKey.set(key, upload);
    return {
      publish_id: upload.id,
      upload_url: `http://${request.headers.host}/upload/${this.uploads.indexOf(upload)}`,
    };
  }

  private status(upload: Upload) {
    const complete = upload.held === upload.size;
    if (this.failReason) return { status: 'FAILED', fail_reason: this.failReason };
    const bytes = this.reportsBytes ? { uploaded_bytes: upload.held } : {};
    if (!complete) return { status: 'PROCESSING_UPLOAD', ...bytes };
    return { status: this.completeStatus, ...bytes, publicaly_available_post_id: [`7${upload.id.slice(1)}`] };
  }

  private async put(upload: Upload | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { length } = await buffer(request);
    const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(request.headers['content-range']!)!.map(Number);
    if (!upload || upload.gone) return void response.writeHead(403).end();
    const whole =
      length === end! - start! + 1 && size === upload.size && Number(request.headers['content-length']) === length;
    const fits = length >= upload.chunkSize && length < upload.chunkSize * 2;
    if (!whole || !fits) return void response.writeHead(400).end();
    if (start !== upload.held) return void response.writeHead(416).end();
    this.chunkSizes.push(length);
    upload.held += length;
    response.writeHead(upload.held === size ? 201 : 206).end();
  }
}
