import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ChunkAnswer, ChunkRequest } from '@reelsheet/client/resumable-upload';

/** Sends a chunk as it is read, so that memory never has all of it, and reports how many bytes were sent. */
export async function sendChunkOf({ url, headers, body, signal, onSent }: ChunkRequest): Promise<ChunkAnswer> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const request = send(url, {
    method: 'PATCH',
    headers: { ...headers, 'Content-Length': body.size },
    ...(signal ? { signal } : {}),
  });
  const answered = new Promise<ChunkAnswer>((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      const offset = response.headers['upload-offset'];
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode!, offset: offset ? String(offset) : null }));
      response.on('error', reject);
    });
  });
  let sent = 0;
  const segments = Readable.fromWeb(body.stream());
  segments.on('data', (segment: Uint8Array) => onSent((sent += segment.byteLength)));
  // A service that rejects a chunk may answer before it has read all of it.
  const [answer] = await Promise.allSettled([answered, pipeline(segments, request)]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
