import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Hook } from '../../../test/hook.js';
import { json, TestSandbox, videoToken } from '../../../test/support.js';

const TEXT = '/video/v1/videos/text2video';
const ORDER = {
  model_name: 'sandbox-video',
  prompt: 'A fox in the snow',
  mode: 'std',
  duration: '5',
  aspect_ratio: '9:16',
};

describe('the video vendor', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.end());

  const auth = (token = videoToken()) => ({ authorization: `Bearer ${token}` });
  const submit = async (order: object, path = TEXT) => json(await sandbox.post(path, order, auth()));
  const read = async (id: string, path = TEXT) => json(await sandbox.fetch(`${path}/${id}`, { headers: auth() }));
  const finished = (id: string, path = TEXT) =>
    sandbox.until(
      () => read(id, path),
      (task) => ['succeed', 'failed'].includes(task.data.task_status as string),
    );
  const fileOf = async (task: { data: { task_result: { videos: { url: string }[] } } }) =>
    new Uint8Array(await (await sandbox.fetch(task.data.task_result.videos[0]?.url ?? '')).arrayBuffer());

  it.each([
    ['no token', undefined, 1001],
    ['another secret', videoToken('sandbox-access', 'guessed'), 1000],
    ['an unknown access key', videoToken('live-access'), 1002],
    ['an old token', videoToken('sandbox-access', 'sandbox-secret', -10), 1004],
  ])('rejects %s', async (_what, token, code) => {
    const response = await sandbox.post(TEXT, ORDER, { authorization: token ? `Bearer ${token}` : '' });
    expect([response.status, (await json(response)).code]).toEqual([401, code]);
  });

  it('accepts a request, completes it in time, and serves the exact video with ranges', async () => {
    const submitted = await submit({ ...ORDER, external_task_id: 'job-1' });
    expect(submitted).toMatchObject({
      code: 0,
      data: { task_status: 'submitted', task_info: { external_task_id: 'job-1' } },
    });
    const task = await finished('job-1');
    expect(task.data).toMatchObject({
      task_id: submitted.data.task_id,
      task_status: 'succeed',
      task_result: { videos: [{ duration: '5' }] },
    });
    const probe = await sandbox.probe(await fileOf(task));
    expect(probe).toMatchObject({ duration: 5, video: { codec: 'h264', width: 720, height: 1280 } });
    expect(probe?.audio).toBeUndefined();
    const part = await sandbox.fetch(task.data.task_result.videos[0].url as string, {
      headers: { range: 'bytes=0-99' },
    });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
  });

  it('creates one task for several requests with the same external id', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => submit({ ...ORDER, aspect_ratio: '1:1', external_task_id: 'same' })),
    );
    expect(new Set(answers.map((answer) => answer.data.task_id)).size).toBe(1);
    expect((await sandbox.log('vendor=video&idempotency_key=same')).map(({ replay }) => replay).sort()).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('notifies a callback_url of each state', async () => {
    const hook = await Hook.listen();
    try {
      const { data } = await submit({ ...ORDER, duration: '1', callback_url: hook.url });
      const received = await sandbox.until(
        async () => hook.received,
        (all) => all.length >= 2,
      );
      expect(received.map(({ body }) => [body.task_id, body.task_status])).toEqual([
        [data.task_id, 'processing'],
        [data.task_id, 'succeed'],
      ]);
    } finally {
      await hook.close();
    }
  });

  it('ends without a video if a fault requests it', async () => {
    await sandbox.fault({ vendor: 'video', kind: 'empty' });
    const { data } = await submit({ ...ORDER, duration: '1' });
    expect((await finished(data.task_id as string)).data.task_result).toEqual({ videos: [] });
  });

  it('animates a given picture, with sound on request', async () => {
    const image = (
      await sharp({ create: { width: 320, height: 180, channels: 3, background: '#205080' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const path = '/video/v1/videos/image2video';
    const { data } = await submit({ image, prompt: 'slowly', duration: '5', aspect_ratio: '16:9', sound: 'on' }, path);
    const probe = await sandbox.probe(await fileOf(await finished(data.task_id as string, path)));
    expect(probe).toMatchObject({ duration: 5, video: { width: 1280, height: 720 }, audio: { codec: 'aac' } });
  });

  it('completes accepted tasks after a restart', async () => {
    const { data } = await submit({ ...ORDER, aspect_ratio: '1:1', external_task_id: 'before-restart' });
    await sandbox.restart();
    expect((await finished('before-restart')).data).toMatchObject({ task_id: data.task_id, task_status: 'succeed' });
    expect((await submit({ ...ORDER, external_task_id: 'before-restart' })).data.task_id).toBe(data.task_id);
  });

  it.each([{ duration: '16' }, { aspect_ratio: '5:4' }, { prompt: '' }])('rejects %j', async (broken) => {
    expect(await submit({ ...ORDER, ...broken })).toMatchObject({ code: 1201 });
  });

  it('rejects unknown tasks', async () => {
    const response = await sandbox.fetch(`${TEXT}/nothing`, { headers: auth() });
    expect([response.status, (await json(response)).code]).toEqual([404, 1203]);
  });
});
