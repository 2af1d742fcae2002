import { beforeEach, expect, it } from '@jest/globals';
import { UploadQueue, type AnnouncedUpload, type SendingOptions, type UploadSteps } from './upload-queue.js';

const SETTLING_ROUNDS = 20;
const TARGET = { organizationId: 1, agentId: 2, folderId: null };
const fileOf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { lastModified: 1 });

interface Sending extends SendingOptions {
  readonly url: string;
  readonly end: (error?: Error) => void;
}

let stored: readonly AnnouncedUpload[];
let sending: Sending[];
let added: string[];
let ended: string[];

const steps: UploadSteps = {
  announce: async ({ name, size }) => ({ name, size, url: `at ${name}`, signedId: `id of ${name}`, expiresAt: '' }),
  send: (url, _file, options) =>
    new Promise((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(new Error('stopped')));
      sending.push({ ...options, url, end: (error) => (error ? reject(error) : resolve()) });
    }),
  add: async ({ signedId }) => void added.push(signedId),
  end: async (url) => void ended.push(url),
  describe: (error) => (error as Error).message,
  isOver: (error) => (error as Error).message === 'gone',
  remembered: () => stored,
  remember: (uploads) => (stored = uploads),
};

const statesOf = (queue: UploadQueue) => queue.uploads().map(({ name, state }) => `${name} ${state}`);
/** Lets all promises of the steps settle, which wait for nothing outside. */
const settled = async () => {
  for (let round = 0; round < SETTLING_ROUNDS; round += 1) await Promise.resolve();
};
async function started(count: number): Promise<void> {
  await settled();
  expect(sending).toHaveLength(count);
}

beforeEach(() => {
  [stored, sending, added, ended] = [[], [], [], []];
});

it('sends two files at a time, and adds them to the library', async () => {
  const queue = new UploadQueue(steps);
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')], TARGET);
  await started(2);
  expect(statesOf(queue)).toEqual(['a sending', 'b sending', 'c waiting']);
  sending[0]!.onProgress(5);
  expect(queue.uploads()[0]).toMatchObject({ sent: 5, size: 10 });
  sending[0]!.end();
  await started(3);
  expect([statesOf(queue)[0], added]).toEqual(['a done', ['id of a']]);
});

it('pauses and continues with the same announcement', async () => {
  const queue = new UploadQueue(steps);
  queue.add([fileOf('a')], TARGET);
  await started(1);
  queue.pause(queue.uploads()[0]!.id);
  expect(statesOf(queue)).toEqual(['a paused']);
  queue.continue(queue.uploads()[0]!.id);
  await started(2);
  sending[0]!.onProgress(9);
  expect(queue.uploads()[0]!.sent).toBe(0);
  sending[1]!.end();
  await settled();
  expect(statesOf(queue)).toEqual(['a done']);
  expect(sending.map(({ url }) => url)).toEqual(['at a', 'at a']);
});

it('continues after a reload when the same file is chosen again', async () => {
  const first = new UploadQueue(steps);
  first.add([fileOf('a')], TARGET);
  await started(1);
  expect(stored).toHaveLength(1);
  const next = new UploadQueue({ ...steps, announce: () => Promise.reject(new Error('announced twice')) });
  expect(statesOf(next)).toEqual(['a interrupted']);
  next.add([fileOf('a')], TARGET);
  await started(2);
  sending[1]!.end();
  await settled();
  expect(statesOf(next)).toEqual(['a done']);
  expect(stored).toEqual([]);
});

it.each([
  ['no storage', 1],
  ['gone', 0],
])('says why an upload failed, and keeps an announcement that is still valid: %s', async (reason, retained) => {
  const queue = new UploadQueue(steps);
  queue.add([fileOf('a')], TARGET);
  await started(1);
  sending[0]!.end(new Error(reason));
  await settled();
  expect(queue.uploads()[0]).toMatchObject({ state: 'failed', error: reason });
  expect(stored).toHaveLength(retained);
  queue.continue(queue.uploads()[0]!.id);
  await started(2);
});

it('ends what is cancelled', async () => {
  const queue = new UploadQueue(steps);
  queue.add([fileOf('a')], TARGET);
  await started(1);
  queue.remove(queue.uploads()[0]!.id);
  await settled();
  expect(ended).toEqual(['at a']);
  expect([statesOf(queue), stored]).toEqual([[], []]);
});

it('ends and forgets everything at once', async () => {
  const queue = new UploadQueue(steps);
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')], TARGET);
  await started(2);
  expect(stored).toHaveLength(2);
  queue.clear();
  await settled();
  expect([queue.uploads(), stored, ended, sending.length]).toEqual([[], [], ['at a', 'at b'], 2]);
});
