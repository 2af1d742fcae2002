import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';

const GRAIN = 256 * 1024;

interface Session {
  readonly size: number;
  held: number;
  gone: boolean;
}

/** Minimal simulation of YouTube's resumable uploads for interrupted uploads, strict about chunk sizes and order. */
export class TinyVideohost {
  readonly sessions: Session[] = [];
  readonly chunkSizes: number[] = [];
  /** Accepts only this many bytes of every chunk except the last one. */
  keeps = Number.POSITIVE_INFINITY;
  private readonly byKey = new Map<string, number>();

  get posts(): number {
    return this.sessions.filter(({ held, size }) => held === size).length;
  }

  readonly handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const session = /^\/session\/(\d+)$/.exec(request.url!)?.[1];
    if (session) return this.put(Number(session), request, response);
    await json(request);
    const key = String(request.headers['idempotency-key']);
    const fresh = { size: Number(request.headers['x-upload-content-length']), held: 0, gone: false };
    const index = this.byKey.get(key) ?? this.sessions.push(fresh) - 1;
    this.byKey.set(key, index);
    response.writeHead(200, { location: `http://${request.headers.host}/session/${index}` }).end();
  };

  private async put(index: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = this.sessions[index]!;
    const { length } = await buffer(request);
    if (session.gone) return void response.writeHead(404).end();
    if (length > 0) {
      const [, start, end] = /^bytes (\d+)-(\d+)\/\d+$/.exec(request.headers['content-range']!)!.map(Number);
      const last = end! + 1 === session.size;
      if (start !== session.held || length !== end! - start + 1 || (!last && length % GRAIN !== 0))
        return void response.writeHead(400).end();
      this.chunkSizes.push(length);
      session.held += last ? length : Math.min(length, this.keeps);
    }
    if (session.held === session.size)
      return void response.writeHead(200).end(JSON.stringify({ id: `video-${index}` }));
    response.writeHead(308, session.held > 0 ? { range: `bytes=0-${session.held - 1}` } : {}).end();
  }
}
