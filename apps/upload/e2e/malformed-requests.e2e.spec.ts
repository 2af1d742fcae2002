import { afterAll, beforeAll } from '@jest/globals';
import { describeApi } from '@reelsheet/platform-http';
import { verifyMalformedInput } from '@reelsheet/testing/malformed-input';
import { startUpload, type RunningUpload } from './harness.js';

let upload: RunningUpload;

beforeAll(async () => {
  upload = await startUpload({ roles: ['http'] });
});
afterAll(() => upload?.stop());

/** upload takes its announcements on the bus, and bytes, which it does not read: only its paths name something. */
verifyMalformedInput(
  () => ({ url: upload.url, headers: {} }),
  () => ({ paths: [['GET', '/media/:id']], document: describeApi(upload.apps[0]!, 'upload', upload.url) }),
);
