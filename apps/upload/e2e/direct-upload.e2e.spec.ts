import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { announce, claim, put, someBytes, startUpload, type RunningUpload } from './harness.js';

let upload: RunningUpload;
beforeAll(async () => {
  upload = await startUpload({ roles: ['http'] });
});
afterAll(() => upload.stop());

const BYTES = someBytes(200_000);

describe('a direct upload', () => {
  it('takes the announced bytes once and shows them to whoever knows the address', async () => {
    const announced = await announce(upload, BYTES);
    const answer = await put(announced, BYTES);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    const media = await claim(upload, announced);
    expect(media).toMatchObject({ byte_size: BYTES.length, content_type: 'video/mp4', object_type: 'video', filename: 'clip.mp4' });
    const read = await fetch(media!.url);
    expect(read.headers.get('etag')).toBe(answer.headers.get('etag'));
    expect(Buffer.from(await read.arrayBuffer()).equals(BYTES)).toBe(true);
  });
});
