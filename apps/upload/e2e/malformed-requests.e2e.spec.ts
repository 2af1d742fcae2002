import { afterAll, beforeAll } from '@jest/globals';
import { describeApi } from '@reelsheet/platform-http';
import { verifyMalformedInput } from '@reelsheet/testing/malformed-input';
import { startUpload, type RunningUpload } from './harness.js';

let upload: RunningUpload;

beforeAll(async () => {
  upload = await startUpload({ roles: ['http'] });
});
afterAll(() => upload?.stop());

/** The service reads announcements from the bus and does not parse bodies, so only paths can be malformed. */
verifyMalformedInput(
  () => ({ url: upload.url, headers: {} }),
  () => ({ paths: [['GET', '/media/:id']], document: describeApi(upload.apps[0]!, 'upload', upload.url) }),
);
