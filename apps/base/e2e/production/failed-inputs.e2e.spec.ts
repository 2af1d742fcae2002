import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { BatchUser } from '../support/batch-user.js';
import { rowStates } from '../support/node-states.js';
import { connect, postStates } from '../support/posted-sheet.js';
import type { Sheet } from '../support/sheet-user.js';
import { videoSheet } from '../support/video-sheet.js';

const FRESH = ['fresh', null];
const POST = { through: 'post' };

let user: BatchUser;

beforeAll(async () => {
  user = await BatchUser.start();
});
afterAll(async () => {
  await user?.stop();
});
beforeEach(() => user.refresh());

async function make(sheet: Sheet, body: object) {
  const { id } = await user.start(sheet, body);
  await user.until(sheet, id, { status: 'completed', failed: 0 });
  return user.batchOf(sheet, id);
}

it('what follows a cell that could not be made again is stale until a batch makes both', async () => {
  const sheet = await videoSheet(user, 1);
  await connect(user, 'videohost');
  await sheet.call('PUT', '/post_plan', {
    targets: [{ platform: 'videohost', content: { title: 'On {{topic}}' } }],
    files: { video: 'final video' },
    timing: { type: 'cadence', from: '2027-03-27', times: ['09:00'] },
  });
  await make(sheet, POST);
  const states = async () => ({ ...(await rowStates(sheet)), posts: [...(await postStates(sheet)).values()][0] });
  const allFresh = { SCRIPT: FRESH, PICTURE: FRESH, 'FINAL VIDEO': FRESH, posts: FRESH };
  expect(await states()).toEqual(allFresh);

  await user.fixture.misbehave({ vendor: 'google', kind: 'reject' });
  const [[, , picture]] = await user.cellsOf(sheet);
  const order = { generation_type: 'image_from_text', data: { prompt: 'A picture of tides' } };
  const { body } = await sheet.call('POST', `/cells/${picture.id}/generate`, order);
  const { status } = await user.fixture.ended(user.creator, body.generation_id);
  expect(status).toBe('failed');
  expect(await states()).toEqual({
    ...allFresh,
    PICTURE: ['failed', expect.any(String)],
    'FINAL VIDEO': ['stale', 'Made of what is stale: PICTURE'],
    posts: ['stale', 'Made of what is stale: FINAL VIDEO'],
  });
  expect(await make(sheet, { ...POST, only: ['failed', 'stale'] })).toMatchObject({ total: 3 });
  expect(await states()).toEqual(allFresh);
});
