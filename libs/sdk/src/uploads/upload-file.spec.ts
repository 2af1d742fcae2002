import { readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createReelsheet } from '../reelsheet.js';
import { loseConnection, ScriptedApi } from '../testing/scripted-api.js';
import { uploadFile } from './upload-file.js';

let api: ScriptedApi;

beforeAll(async () => {
  api = await ScriptedApi.start();
});
afterAll(() => api.stop());

const at = (offset: number, status = 204) => ({ status, headers: { 'Upload-Offset': String(offset) } });

it('announces a file, sends its bytes, and continues where the service says', async () => {
  const reelsheet = createReelsheet({ url: api.url, key: 'k' });
  const announced = { status: 201, body: { signed_id: 's1', upload_url: `${api.url}/v1/resumable_uploads/u1` } };
  api.script(loseConnection, announced, at(0, 200), loseConnection, at(3, 200), at(8));
  const sent: number[] = [];
  const file = new File(['twelve b'], 'clip.mp4', { type: 'video/mp4' });
  const id = await uploadFile(reelsheet, file, { agent_id: 3, onProgress: (bytes) => sent.push(bytes) });
  expect(id).toBe('s1');
  expect(sent).toEqual([0, 3, 8]);
  const [lost, announcement, , , , chunk] = api.requests;
  expect([lost, announcement].map((request) => request!.headers['upload-length'])).toEqual(['8', '8']);
  expect(announcement!.headers['upload-metadata']).toBe(`filename ${btoa('clip.mp4')},filetype ${btoa('video/mp4')}`);
  expect(chunk).toMatchObject({ method: 'PATCH', body: 'lve b', headers: { 'upload-offset': '3' } });
});

it('uploads a file by its path', async () => {
  const reelsheet = createReelsheet({ url: api.url, key: 'k' });
  const announced = { status: 201, body: { signed_id: 's1', upload_url: `${api.url}/v1/resumable_uploads/u1` } };
  const size = (await stat(import.meta.filename)).size;
  api.script(announced, at(0, 200), at(size));
  expect(await uploadFile(reelsheet, import.meta.filename, { agent_id: 3, type: 'video/mp4' })).toBe('s1');
  const [announcement, , chunk] = api.requests;
  const name = `filename ${btoa('upload-file.spec.ts')},filetype ${btoa('video/mp4')}`;
  expect(announcement!.headers).toMatchObject({ 'upload-length': String(size), 'upload-metadata': name });
  expect(chunk!.body).toBe(await readFile(import.meta.filename, 'utf8'));
});

it.each([
  [{ name: 'Clip.MOV' }, 'video/quicktime'],
  [{ name: 'clip' }, 'application/octet-stream'],
  [{ name: 'clip.mp4', type: 'audio/mp4' }, 'audio/mp4'],
])('announces a file without a type as %j', async (options, type) => {
  const reelsheet = createReelsheet({ url: api.url, key: 'k' });
  const announced = { status: 201, body: { signed_id: 's1', upload_url: `${api.url}/v1/resumable_uploads/u1` } };
  api.script(announced, at(1, 200));
  await uploadFile(reelsheet, new Blob(['b']), { agent_id: 3, ...options });
  expect(api.requests[0]!.headers['upload-metadata']).toBe(`filename ${btoa(options.name)},filetype ${btoa(type)}`);
});
